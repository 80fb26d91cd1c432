/** Writes fields and whole entries, shaped as gettext's own tools shape them. */
import { CodecError } from "../contract/index.ts";
import { fold } from "./fold/fold.ts";
import type { Style } from "./style.ts";

/** What a new entry is made of. */
export interface EntryParts {
  readonly context: string | undefined;
  readonly msgid: string;
  readonly plural: string | undefined;
  readonly target: readonly string[];
  readonly translator: readonly string[];
  readonly developer: readonly string[];
  readonly locations: readonly string[];
  /** With `fuzzy` where it is. */
  readonly flags: readonly string[];
}

/** Lines joined by the line end of `style`, without a final one; `flags` decide where lines may not be broken. */
export const renderField = (
  keyword: string,
  text: string,
  flags: readonly string[],
  style: Style,
  mark = "",
): string => {
  if (text.includes("\0")) throw new CodecError("PO files cannot hold a NUL character.");
  return fold(text, { keyword, mark, flags }, style)
    .map((line, index) => (index === 0 ? `${mark}${keyword} "${line}"` : `${mark}"${line}"`))
    .join(style.eol);
};

/** The fields `msgstr`, or `msgstr[0]` and so on for an entry with plural forms. */
export const renderForms = (
  target: readonly string[],
  isPlural: boolean,
  flags: readonly string[],
  style: Style,
  mark = "",
): string =>
  target
    .map((text, index) => renderField(isPlural ? `msgstr[${index}]` : "msgstr", text, flags, style, mark))
    .join(style.eol);

export const renderEntry = (parts: EntryParts, style: Style): string =>
  [
    ...parts.translator.map((line) => (line === "" ? "#" : `# ${line}`)),
    ...parts.developer.map((line) => (line === "" ? "#." : `#. ${line}`)),
    ...referenceLines(parts.locations, style),
    ...(parts.flags.length === 0 ? [] : [flagLine(parts.flags)]),
    ...(parts.context === undefined ? [] : [renderField("msgctxt", parts.context, parts.flags, style)]),
    renderField("msgid", parts.msgid, parts.flags, style),
    ...(parts.plural === undefined ? [] : [renderField("msgid_plural", parts.plural, parts.flags, style)]),
    renderForms(parts.target, parts.plural !== undefined, parts.flags, style),
  ].join(style.eol);

const flagLine = (flags: readonly string[]): string => `#, ${flags.join(", ")}`;

const referenceLines = (locations: readonly string[], { page }: Style): readonly string[] => {
  const room = typeof page === "number" ? page : Number.POSITIVE_INFINITY;
  const lines: string[] = [];
  for (const location of locations) {
    const reference = /\s/.test(location) ? `\u2068${location}\u2069` : location;
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + reference.length <= room)
      lines[lines.length - 1] = `${last} ${reference}`;
    else lines.push(`#: ${reference}`);
  }
  return lines;
};
