/** How one entry is written when a catalogue is merged with its template: as it was, as far as it stays. */
import type { Entry, Form } from "./entry.ts";
import { renderField, renderForms } from "./render.ts";
import type { Style } from "./style.ts";

export interface Sheet {
  /** Of the translation's file. */
  readonly text: string;
  readonly template: string;
  readonly style: Style;
  /** Number of plural forms of the file. */
  readonly count: number;
  readonly previous: boolean;
  readonly locations: boolean;
  readonly folds: boolean;
}

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/** An entry that both have: comments for developers, places and flags are the template's. */
export const keptEntry = (sheet: Sheet, own: Entry, wanted: Entry): string => {
  const { text, style } = sheet;
  const reshaped = own.plural !== wanted.plural;
  if (
    !own.obsolete &&
    !reshaped &&
    !sheet.folds &&
    same(own.developer, wanted.developer) &&
    same(own.locations, sheet.locations ? wanted.locations : []) &&
    same(own.flags, wanted.flags)
  )
    return text.slice(own.start, own.end);
  const fuzzy = own.fuzzy || (reshaped && own.forms.some((form) => form.text !== ""));
  const body = reshaped
    ? [...sourceLines(sheet, wanted), forms(sheet, own, wanted)]
    : sheet.folds
      ? bodyLines(sheet, own, wanted.flags)
      : linesOf(text, own.body, own.end).map(unmarked);
  return [...head(sheet, own, wanted, fuzzy), ...body].join(style.eol);
};

/** An entry whose wording is new, with the translation of a similar one. */
export const changedEntry = (sheet: Sheet, like: Entry, wanted: Entry): string =>
  [...head(sheet, like, wanted, true), ...sourceLines(sheet, wanted), forms(sheet, like, wanted)].join(sheet.style.eol);

/** An entry of the template without a translation. */
export const blankEntry = (sheet: Sheet, wanted: Entry): string => {
  const blank = new Array<string>(wanted.plural === undefined ? 1 : sheet.count).fill("");
  return [
    ...commentLines(sheet.template, wanted, /^#(?![,.:|=~])/),
    ...templateComments(sheet, wanted),
    ...flagLine(wanted.flags),
    ...sourceLines(sheet, wanted),
    renderForms(blank, wanted.plural !== undefined, wanted.flags, sheet.style),
  ].join(sheet.style.eol);
};

/** An entry that the template has no more. */
export const obsoleteEntry = (sheet: Sheet, entry: Entry): string => {
  const { text, style } = sheet;
  return [
    ...commentLines(text, entry, /^#(?![.:|~])/),
    ...commentLines(text, entry, /^#\|/).map((line) => line.replace("#|", "#~|")),
    ...(sheet.folds
      ? bodyLines(sheet, entry, entry.flags, "#~ ")
      : linesOf(text, entry.body, entry.end).map((line) => `#~ ${line}`)),
  ].join(style.eol);
};

/** An entry that was obsolete before. */
export const obsoleteBefore = (sheet: Sheet, entry: Entry): string => {
  const { text, style } = sheet;
  if (!sheet.folds) return text.slice(entry.start, entry.end);
  const comments = linesOf(text, entry.start, entry.body);
  return [...comments, ...bodyLines(sheet, entry, entry.flags, "#~ ")].join(style.eol);
};

/** Context and source of an entry, folded as those of new ones are. */
const fieldLines = ({ style }: Sheet, entry: Entry, flags: readonly string[], mark = ""): readonly string[] => {
  const field = (keyword: string, value: string | undefined) =>
    value === undefined ? [] : [renderField(keyword, value, flags, style, mark)];
  return [...field("msgctxt", entry.context), ...field("msgid", entry.msgid), ...field("msgid_plural", entry.plural)];
};

/** The same with its texts. */
const bodyLines = (sheet: Sheet, entry: Entry, flags: readonly string[], mark = ""): readonly string[] => [
  ...fieldLines(sheet, entry, flags, mark),
  ...entry.forms.map(({ index, text }) =>
    renderField(entry.plural === undefined ? "msgstr" : `msgstr[${index}]`, text, flags, sheet.style, mark),
  ),
];

/** The lines before the source: comments of translators are the old entry's, all else is the template's. */
const head = (sheet: Sheet, own: Entry, wanted: Entry, fuzzy: boolean): readonly string[] => [
  ...commentLines(sheet.text, own, /^#(?![,.:|=~])/),
  ...templateComments(sheet, wanted),
  ...(fuzzy === own.fuzzy && same(own.flags, wanted.flags)
    ? commentLines(sheet.text, own, /^#[,=]/)
    : flagLine(fuzzy ? ["fuzzy", ...wanted.flags] : wanted.flags)),
  ...(fuzzy && sheet.previous ? previousLines(sheet, own) : []),
];

const templateComments = ({ template, locations }: Sheet, wanted: Entry) => [
  ...commentLines(template, wanted, /^#\./),
  ...(locations ? commentLines(template, wanted, /^#:/) : []),
];

const flagLine = (flags: readonly string[]) => (flags.length === 0 ? [] : [`#, ${flags.join(", ")}`]);

/** What the translation was made for: as the entry says, or what it is itself. */
const previousLines = (sheet: Sheet, own: Entry): readonly string[] => {
  if (own.fuzzy) return commentLines(sheet.text, own, /^#~?\|/).map((line) => line.replace(/^#~\|/, "#|"));
  return fieldLines(sheet, own, own.flags, "#| ");
};

/** The lines of context and source, as the template folds them. */
const sourceLines = (sheet: Sheet, wanted: Entry): readonly string[] =>
  sheet.folds
    ? fieldLines(sheet, wanted, wanted.flags)
    : linesOf(sheet.template, wanted.body, wanted.forms[0]?.start ?? wanted.end).filter((line) => line !== "");

/** The texts of `own` in the number of forms of `wanted`. */
const forms = ({ count, style }: Sheet, own: Entry, wanted: Entry): string => {
  const texts = Array.from({ length: count }, (_, index) => textOf(own.forms, own.plural === undefined ? 0 : index));
  const target = wanted.plural === undefined ? texts.slice(0, 1) : texts;
  return renderForms(target, wanted.plural !== undefined, wanted.flags, style);
};

const textOf = (all: readonly Form[], index: number) => all.find((form) => form.index === index)?.text ?? "";

const commentLines = (text: string, entry: Entry, pattern: RegExp): readonly string[] =>
  linesOf(text, entry.start, entry.body).filter((line) => pattern.test(line));

const linesOf = (text: string, start: number, end: number): readonly string[] =>
  text
    .slice(start, end)
    .split(/\r\n|\n|\r/)
    .filter((line, index, all) => line !== "" || index < all.length - 1);

const unmarked = (line: string) => line.replace(/^#~ ?/, "");
