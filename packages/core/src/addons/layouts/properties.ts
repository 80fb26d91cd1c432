/** The entries of a properties file in the order of their keys, each with the comments above it. Pure. */

interface Entry {
  readonly key: string;
  readonly lines: readonly string[];
}

const isComment = (line: string) => /^\s*[#!]/.test(line);
const isBlank = (line: string) => /^\s*$/.test(line);
const goesOn = (line: string) => (/\\+$/.exec(line)?.[0].length ?? 0) % 2 === 1;

/** The key as the file spells it: up to the first separator that is not escaped. */
const keyOf = (line: string): string => /^\s*((?:\\.|[^\s:=\\])*)/.exec(line)?.[1] ?? "";

/** `text` must have one byte a character, or be decoded. The comment at the head, ended by a blank line, stays there. */
export const sortProperties = (text: string): string => {
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === "") lines.pop();
  const head: string[] = [];
  const firstBlank = lines.findIndex(isBlank);
  if (firstBlank > 0 && lines.slice(0, firstBlank).every(isComment)) head.push(...lines.splice(0, firstBlank + 1));
  const entries: Entry[] = [];
  let above: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (isBlank(line)) continue;
    above.push(line);
    if (isComment(line)) continue;
    while (goesOn(lines[at] ?? "") && at + 1 < lines.length) above.push(lines[++at] ?? "");
    entries.push({ key: keyOf(line).toLowerCase(), lines: above });
    above = [];
  }
  const sorted = entries.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return [...head, ...sorted.flatMap((entry) => entry.lines), ...above].map((line) => line + eol).join("");
};
