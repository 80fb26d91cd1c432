/** Characters that nobody sees and nobody meant: they slip in when text is pasted. */
import { baseLanguage } from "../language.ts";
import type { Fixup } from "../fixups.ts";

/** Khmer writes without spaces and marks where a line may break. */
export const removeZeroWidthSpaces: Fixup = (target, { source, language }) =>
  !target.includes("\u200b") || source.includes("\u200b") || baseLanguage(language) === "km"
    ? target
    : target.replaceAll("\u200b", "");

// Tab, line feed and carriage return are text; what the source has is meant (terminal escapes, for example).
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

export const removeControlCharacters: Fixup = (target, { source }) =>
  target.replace(control, (character) => (source.includes(character) ? character : ""));
