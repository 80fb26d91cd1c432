/**
 * Names of strings in PHP files. The id is the same however a key is quoted or an array is written: the root (`return`,
 * `$lang`, `define`, `const`), then each key behind an arrow: `return->'menu'->'open'`. The context keeps the spelling.
 */

export const stringKey = (key: string): string => `'${key.replace(/[\\']/g, "\\$&")}'`;

export const join = (root: string, keys: readonly string[]): string => [root, ...keys].join("->");

const root = /(?:return|define|const|\$[\w\x80-\uffff]+)(?=\[\]|->|\[|$)/y;
const segment =
  /(?:\[\])?->(?:('(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*")|([\w\x80-\uffff-]+))|\[(?:('(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*")|([\w\x80-\uffff-]+))\]/y;

export interface PhpPath {
  readonly root: string;
  readonly keys: readonly string[];
}

/** The path of an id or a context; undefined where it is none. */
export const parsePath = (id: string): PhpPath | undefined => {
  root.lastIndex = 0;
  const name = root.exec(id)?.[0];
  if (name === undefined) return undefined;
  const keys: string[] = [];
  for (let at = name.length; at < id.length; ) {
    segment.lastIndex = at;
    const found = segment.exec(id);
    if (found === null) return undefined;
    const quoted = found[1] ?? found[3];
    keys.push(
      quoted === undefined ? (found[2] ?? found[4] ?? "") : stringKey(quoted.slice(1, -1).replace(/\\(['"\\])/g, "$1")),
    );
    at += found[0].length;
  }
  return { root: name, keys };
};
