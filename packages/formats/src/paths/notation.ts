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
    if (typeof key === "number")
      return { id: `${parent?.id ?? ""}[${key}]`, context: `${parent?.context ?? ""}[${key}]` };
    const escaped = escapeKey(key);
    return parent === undefined
      ? { id: escaped, context: key }
      : { id: `${parent.id}.${escaped}`, context: `${parent.context}.${key}` };
  },
  parse: pathOfId,
};

const arrowStep = (key: Key, escape: (key: string) => string) => (typeof key === "number" ? `[${key}]` : escape(key));

const escapeArrow = (key: string): string => key.replace(/\\(?=->|[\\[]|$)|->|^\[(?=\d+\]$)/g, "\\$&");

export const arrows: Notation = {
  child: (parent, key) => {
    const id = arrowStep(key, escapeArrow);
    const context = arrowStep(key, String);
    return parent === undefined
      ? { id, context }
      : { id: `${parent.id}->${id}`, context: `${parent.context}->${context}` };
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
