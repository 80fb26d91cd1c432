/** Two ways to name places of a nested document: `menu.file.open`, `list[0]`, and `menu->file->open`, `list->[0]`. */
import { escapeKey, type Key, type Path, pathOfId } from "./path.ts";

/** The id of a place, and how people see it: the same without escapes. */
export interface Names {
  readonly id: string;
  readonly context: string;
}

export interface Notation {
  /** The names of the place `key` below `parent`; undefined: at the top. */
  child(parent: Names | undefined, key: Key): Names;
  /** The path that an id names; a person's key is read alike. */
  parse(id: string): Path;
}

export const dotted: Notation = {
  child: (parent, key) => {
    const step = typeof key === "number" ? `[${key}]` : parent === undefined ? "" : ".";
    const escaped = typeof key === "number" ? "" : escapeKey(key);
    return joined(parent, step + escaped, escaped === key || typeof key === "number" ? undefined : step + key);
  },
  parse: pathOfId,
};

/** `context` where it differs from `id`. Mostly both are one string, which large files are glad of. */
const joined = (parent: Names | undefined, id: string, context: string | undefined): Names => {
  const whole = parent === undefined ? id : parent.id + id;
  if (context === undefined && (parent === undefined || parent.id === parent.context))
    return { id: whole, context: whole };
  return { id: whole, context: (parent?.context ?? "") + (context ?? id) };
};

const arrowStep = (key: Key, escape: (key: string) => string) => (typeof key === "number" ? `[${key}]` : escape(key));

const escapeArrow = (key: string): string => key.replace(/\\(?=->|[\\[]|$)|->|^\[(?=\d+\]$)/g, "\\$&");

export const arrows: Notation = {
  child: (parent, key) => {
    const arrow = parent === undefined ? "" : "->";
    const id = arrow + arrowStep(key, escapeArrow);
    const context = arrow + arrowStep(key, String);
    return joined(parent, id, id === context ? undefined : context);
  },
  parse: (id) => {
    const path: Key[] = [];
    let start = 0;
    const push = (end: number) => {
      const step = id.slice(start, end);
      const index = /^\[(\d+)\]$/.exec(step)?.[1];
      path.push(index === undefined ? step.replace(/\\(->|[\\[])/g, "$1") : Number(index));
    };
    for (const { 0: token, index } of id.matchAll(/\\(?:->|.)|->/gs))
      if (token === "->") {
        push(index);
        start = index + 2;
      }
    push(id.length);
    return path;
  },
};
