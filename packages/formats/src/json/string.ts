/** How the strings of a JSON text are written: some writers escape all but ASCII, slashes, or what HTML could misread. */

export interface StringStyle {
  /** What is escaped beside what JSON demands. */
  readonly escapes: RegExp | undefined;
  /** Escapes in upper case (`\u00E9`). */
  readonly upper: boolean;
}

/** What writers are known to escape, and how such a character looks raw and escaped. */
const habits = [
  { characters: "\\u007f-\\uffff", raw: /[\u0080-\uffff]/, escaped: /\\u(?!00[0-7])[\da-f]{4}/i },
  { characters: "/", raw: /(?<!\\)\//, escaped: /\\\// },
  { characters: "<", raw: /</, escaped: /\\u003c/i },
  { characters: ">", raw: />/, escaped: /\\u003e/i },
  { characters: "&", raw: /&/, escaped: /\\u0026/i },
  { characters: "'", raw: /'/, escaped: /\\u0027/i },
] as const;

/** The habits of the writer of `text`; what it has both raw and escaped is written raw. */
export const styleOf = (text: string): StringStyle => {
  const found = text.includes("\\") ? habits.filter(({ raw, escaped }) => escaped.test(text) && !raw.test(text)) : [];
  const characters = found.map((habit) => habit.characters).join("");
  return {
    escapes: characters === "" ? undefined : new RegExp(`[${characters}]`, "g"),
    upper: /\\u(?=[\da-f]{0,3}[A-F])[\dA-F]{4}/.test(text),
  };
};

/** `value` as a JSON string in quotes; halves of surrogate pairs become escapes. */
export const quoteJson = (value: string, style: StringStyle): string => {
  const quoted = JSON.stringify(value);
  if (style.escapes === undefined) return quoted;
  return quoted.replace(style.escapes, (character) => {
    if (character === "/") return "\\/";
    const code = character.charCodeAt(0).toString(16).padStart(4, "0");
    return `\\u${style.upper ? code.toUpperCase() : code}`;
  });
};
