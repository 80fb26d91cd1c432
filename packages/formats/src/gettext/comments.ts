/** The texts of comment lines: notes, references to the sources, flags. */

/** A comment without its mark and the blank behind it. */
export const commentText = (text: string): string => (text.startsWith(" ") ? text.slice(1) : text);

/** The `file:line` references of a `#:` line; names with blanks stand between U+2068 and U+2069. */
export const splitLocations = (text: string): readonly string[] => {
  const trimmed = text.trim();
  if (!/[ \t\u2068]/.test(trimmed)) return trimmed === "" ? [] : [trimmed];
  if (text.includes("\u2068"))
    return [...text.matchAll(/(?:\u2068[^\u2069]*\u2069|\S)+/g)].map(([found]) => found.replace(/[\u2068\u2069]/g, ""));
  return trimmed.split(/[ \t]+/);
};

/** The flags of a `#,` line, `fuzzy` among them. */
export const splitFlags = (text: string): readonly string[] =>
  text
    .split(",")
    .map((flag) => flag.trim())
    .filter((flag) => flag !== "");
