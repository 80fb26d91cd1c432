/**
 * Paths of nested documents as people write them: `menu.file.open`, `list[0]`, `rows[1].name`. The id of a unit is the
 * same, with a backslash before what would otherwise be read as a separator, so that each place has one id.
 */
import type { Key, Path } from "./node.ts";

const ambiguous = /\\(?=[.[\\]|$)|\.|\[(?=\d+\](?:\[\d+\])*$)/g;

export const escapeKey = (key: string): string => (/[.[\\]/.test(key) ? key.replace(ambiguous, "\\$&") : key);

/** The path that `idOfPath` has written, or a person's key. */
export const pathOfId = (id: string): Path => {
  const path: Key[] = [];
  for (const [index, segment] of (id.match(/(?<=^|\.)(?:\\.|[^.\\]|\\$)*(?=\.|$)/gs) ?? [id]).entries()) {
    const indices = /(?<!(?<!\\)(?:\\\\)*\\)(?:\[\d+\])+$/.exec(segment)?.[0] ?? "";
    const key = segment.slice(0, segment.length - indices.length);
    if (key !== "" || indices === "" || index > 0) path.push(key.replace(/\\([.[\\])/g, "$1"));
    for (const match of indices.matchAll(/\d+/g)) path.push(Number(match[0]));
  }
  return path;
};
