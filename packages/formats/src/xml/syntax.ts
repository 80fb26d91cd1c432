/** The pieces of well-formed content as sources of regular expressions, each linear in the length of the text. */

export const cdataSection = "<!\\[CDATA\\[[^]*?\\]\\]>";
export const comment = "<!--[^]*?-->";
export const instruction = "<\\?[^]*?\\?>";
/** A start, end or empty-element tag; a greater sign in a quoted value does not end it. */
export const tag = `<(?![!?])[^'">]*(?:"[^"]*"[^'">]*|'[^']*'[^'">]*)*>`;
/** What may stand behind the ampersand of a reference that every reader knows. */
export const knownReference = "(?:amp|lt|gt|quot|apos|#\\d+|#x[\\da-fA-F]+);";
