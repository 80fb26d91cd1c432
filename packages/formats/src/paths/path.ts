/**
 * Paths of nested documents as people write them: `menu.file.open`, `list[0]`, `rows[1].name`. The id of a unit is the
 * same, with a backslash before what would otherwise be read as a separator, so that each place has one id.
 */

/** A key of an object, or an index of a list. */
export type Key = string | number;
export type Path = readonly Key[];

/** A key as a part of an id. */
export const escapeKey = (key: string): string => {
  if (!/[.[\\]/.test(key)) return key;
  const run = startOfIndices(key);
  return key.slice(0, run).replace(/\\(?=[.[\\]|$)|\./g, "\\$&") + key.slice(run).replaceAll("[", "\\[");
};

export const idOfPath = (path: Path): string => join(path, escapeKey);

/** As people see it, without escapes. */
export const contextOfPath = (path: Path): string => join(path, (key) => key);

const join = (path: Path, write: (key: string) => string): string => {
  let text = "";
  for (const [index, key] of path.entries())
    text += typeof key === "number" ? `[${key}]` : index === 0 ? write(key) : `.${write(key)}`;
  return text;
};

/** The path that an id names; a person's key is read alike. */
export const pathOfId = (id: string): Path => {
  const path: Key[] = [];
  for (const [position, segment] of segmentsOf(id).entries()) {
    let run = startOfIndices(segment);
    // The backslash that escapes the first bracket makes it a part of the key.
    if (isEscaped(segment, run)) run = segment.indexOf("]", run) + 1;
    const key = segment.slice(0, run);
    if (key !== "" || run === segment.length || position > 0) path.push(key.replace(/\\([.[\\])/g, "$1"));
    for (const match of segment.slice(run).matchAll(/\d+/g)) path.push(Number(match[0]));
  }
  return path;
};

/** Splits at the dots that no backslash escapes. */
const segmentsOf = (id: string): string[] => {
  const segments: string[] = [];
  let start = 0;
  for (const { 0: token, index } of id.matchAll(/\\.|\./gs))
    if (token === ".") {
      segments.push(id.slice(start, index));
      start = index + 1;
    }
  return [...segments, id.slice(start)];
};

/** Where the indices (`[0][1]`) at the end of `text` begin. */
const startOfIndices = (text: string): number => {
  let start = text.length;
  while (text[start - 1] === "]") {
    let at = start - 2;
    while (/\d/.test(text[at] ?? "")) at--;
    if (text[at] !== "[" || at === start - 2) break;
    start = at;
  }
  return start;
};

/** Whether an odd number of backslashes stands before `position`. */
const isEscaped = (text: string, position: number): boolean => {
  let at = position;
  while (text[at - 1] === "\\") at--;
  return position < text.length && (position - at) % 2 === 1;
};
