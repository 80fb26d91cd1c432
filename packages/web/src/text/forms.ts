/** Plural forms of a change stand in one text, with this between them. */
const between = "\u001E\u001E";

export const formsOf = (text: string): readonly string[] => text.split(between);
