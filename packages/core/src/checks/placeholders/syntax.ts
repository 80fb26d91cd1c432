/** What a placeholder syntax is: the pattern that finds placeholders, and how those that were found are told apart. */

export interface Placeholder {
  readonly text: string;
  /** Whether it takes the next argument, so that its place in the row matters. */
  readonly positional: boolean;
}

export interface Syntax {
  readonly pattern: RegExp;
  /** What a match is, or undefined when it is an escape. */
  readonly read: (match: RegExpExecArray) => Placeholder | undefined;
}

/** Placeholders that are told apart by name or number, so that their order is free. */
export const named = (pattern: RegExp, textOf: (match: RegExpExecArray) => string = ([text]) => text): Syntax => ({
  pattern,
  read: (match) => ({ text: textOf(match), positional: false }),
});

/** Placeholders of a text, in order. */
export const findPlaceholders = ({ pattern, read }: Syntax, text: string): readonly Placeholder[] => {
  const found: Placeholder[] = [];
  for (const match of text.matchAll(pattern)) {
    const placeholder = read(match);
    if (placeholder !== undefined) found.push(placeholder);
  }
  return found;
};

/** Where they stand, as they are written. */
export const placeholderMatches = ({ pattern, read }: Syntax, text: string): readonly RegExpExecArray[] =>
  Array.from(text.matchAll(pattern)).filter((match) => read(match) !== undefined);

/** The text without its placeholders. */
export const withoutPlaceholders = ({ pattern }: Syntax, text: string): string => text.replace(pattern, "");
