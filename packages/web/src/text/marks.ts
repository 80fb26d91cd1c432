/** Parts of a text that a translation has to keep: placeholders, tags, the syntax of messages. */

export type MarkKind = "placeholder" | "choice" | "tag" | "markup" | "escape";

/** From `start` up to `end`, in units of UTF-16. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly kind: MarkKind;
}

/** What most formats write; used until the server has said what the format of a string is. */
const likely: readonly (readonly [MarkKind, RegExp])[] = [
  ["tag", /<\/?[a-z][^<>]*>/giu],
  [
    "placeholder",
    /\{\{\s*[\w.-]+\s*\}\}|\$?\{[\w.-]*\}|%\{[\w.]+\}|%\([\w.]+\)[sdifr]|%(?:\d+\$)?(?:[sdifgcux@]|ld|lu|\.\d+f)(?!\p{L})/gu,
  ],
];

/** In order and none within another: of two that overlap the one that begins first, and the longer one. */
const apart = (marks: readonly Mark[]): readonly Mark[] => {
  const kept: Mark[] = [];
  for (const mark of marks.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (mark.start >= (kept.at(-1)?.end ?? 0)) kept.push(mark);
  return kept;
};

export const likelyMarks = (text: string): readonly Mark[] =>
  apart(
    likely.flatMap(([kind, pattern]) =>
      Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ start: index, end: index + found.length, kind })),
    ),
  );

export interface Token {
  readonly text: string;
  readonly kind: MarkKind;
}

/** The parts that can be inserted, each once, as they stand in the source; of all its forms. */
export const tokensOf = (forms: readonly { readonly text: string; readonly marks: readonly Mark[] }[]) => {
  const found = new Map<string, Token>();
  for (const { text, marks } of forms)
    for (const { start, end, kind } of marks) {
      const part = text.slice(start, end);
      if (kind !== "choice" && kind !== "markup" && !found.has(part)) found.set(part, { text: part, kind });
    }
  return [...found.values()] as readonly Token[];
};

/** Where a text has the tokens of its source, and what looks like others. */
export const marksOf = (text: string, tokens: readonly Token[]): readonly Mark[] => {
  const found: Mark[] = [];
  for (const { text: token, kind } of tokens)
    for (let at = text.indexOf(token); at >= 0; at = text.indexOf(token, at + token.length))
      found.push({ start: at, end: at + token.length, kind });
  return apart([...found, ...likelyMarks(text)]);
};
