/** Lines and values of property files, old ones changed and new ones made. */
import type { TextEdit } from "../../contract/index.ts";
import { withLineEnds } from "../../entries/index.ts";
import { escapeForeign, escapeKey, escapeValue, type PropertyStyle } from "./escape.ts";
import type { Property } from "./parse.ts";

const isSigned = (separator: string) => /[=:]/.test(separator);

export const replaceValue = ({ value, separator }: Property, text: string, style: PropertyStyle): TextEdit => {
  const sign = separator === "" ? "=" : "";
  return {
    start: value.start,
    end: value.end,
    text: sign + escapeValue(text, sign !== "" || isSigned(separator), style),
  };
};

export const newProperty = (key: string, text: string, style: PropertyStyle, separator = "="): string =>
  `${escapeKey(key, style)}${separator}${escapeValue(text, isSigned(separator), style)}${style.eol}`;

/** The property of another file with its comment, holding `text`. */
export const copyProperty = (
  { block, name, separator }: Property,
  file: string,
  text: string,
  style: PropertyStyle,
): string =>
  withLineEnds(file.slice(block.start, name.end) + (separator || "="), style.eol) +
  escapeValue(text, separator === "" || isSigned(separator), style) +
  style.eol;

export const commentLines = (note: string, style: PropertyStyle): string =>
  note === ""
    ? ""
    : escapeForeign(note, style)
        .trimEnd()
        .split(/\r\n|\r|\n/)
        .map((line) => `# ${line}${style.eol}`)
        .join("");
