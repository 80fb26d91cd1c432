/** Edits of the header entry that touch only the lines of the fields that change. */
import { CodecError, type TextEdit } from "../contract/index.ts";
import type { Entry, Form } from "./entry.ts";
import { unescape } from "./escape.ts";
import { fieldOrder, parseField } from "./header.ts";
import { foldParagraph } from "./fold/fold.ts";
import type { Style } from "./style.ts";

type Fields = Readonly<Record<string, string | null>>;

/** A header field with the lines it stands on. */
interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Edits that set or remove (null) fields; `text` is that of the whole file. @throws CodecError for what is no field */
export const headerEdits = (
  text: string,
  header: Entry | undefined,
  set: Fields,
  style: Style,
): readonly TextEdit[] => {
  for (const [name, value] of Object.entries(set)) checkField(name, value);
  const form = header?.forms[0];
  if (header === undefined || form === undefined) return newHeader(set, style);
  const changed = Object.entries(set).filter(([name, value]) => value !== valueOf(form.text, name));
  if (changed.length === 0) return [];
  const lines = fieldLines(text, form);
  return lines === undefined ? wholeHeader(form, changed, style) : lineEdits(lines, changed, style);
};

const checkField = (name: string, value: string | null): void => {
  if (!/^[\w-]+$/.test(name)) throw new CodecError(`${JSON.stringify(name)} is no name of a header field.`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what a field cannot hold
  if (value !== null && (/[\n\0]/.test(value) || value !== value.trim()))
    throw new CodecError(`The header ${name} is one line without blanks around it.`);
};

const nameOf = (line: string) => parseField(line)?.name;

const valueOf = (header: string, name: string): string | null => {
  for (const line of header.split("\n")) {
    const field = parseField(line);
    if (field?.name === name) return field.value;
  }
  return null;
};

/** The fields where each stands on lines of its own behind `msgstr ""`, that line first; undefined where they do not. */
const fieldLines = (text: string, form: Form): readonly Line[] | undefined => {
  const lines: Line[] = [];
  let open: Line | undefined;
  for (const match of text.slice(form.start, form.end).matchAll(/[^\r\n]+/g)) {
    const raw = /^[^"]*"((?:[^"\\]|\\.)*)"[ \t]*$/.exec(match[0])?.[1];
    if (raw === undefined) return undefined;
    const start = form.start + match.index;
    const end = start + match[0].length;
    const content = unescape(raw, () => undefined);
    if (lines.length === 0) {
      if (content !== "") return undefined;
      lines.push({ start, end, text: "" });
      continue;
    }
    open = open === undefined ? { start, end, text: content } : { ...open, end, text: open.text + content };
    const newline = open.text.indexOf("\n");
    if (newline === -1) continue;
    if (newline !== open.text.length - 1) return undefined;
    lines.push(open);
    open = undefined;
  }
  return open === undefined && lines.length > 0 ? lines : undefined;
};

const lineEdits = (lines: readonly Line[], changed: readonly (readonly [string, string | null])[], style: Style) => {
  const edits: TextEdit[] = [];
  for (const [name, value] of changed) {
    const found = lines.flatMap((line, index) => (index > 0 && nameOf(line.text) === name ? [index] : []));
    const [first, ...others] = found;
    if (first === undefined) {
      const before =
        lines[
          placeOf(
            name,
            lines.map(({ text }) => text),
          )
        ];
      if (value !== null && before !== undefined)
        edits.push({ start: before.end, end: before.end, text: style.eol + renderFieldLines(name, value, style) });
      continue;
    }
    const line = lines[first];
    if (value !== null && line !== undefined)
      edits.push({ start: line.start, end: line.end, text: renderFieldLines(name, value, style) });
    for (const index of value === null ? found : others)
      edits.push({ start: lines[index - 1]?.end ?? 0, end: lines[index]?.end ?? 0, text: "" });
  }
  return edits;
};

/** The index of the line behind which a new field goes: the last one that belongs before it. */
const placeOf = (name: string, lines: readonly string[]): number => {
  const rank = fieldOrder.indexOf(name);
  if (rank === -1) return lines.length - 1;
  const place = lines.findLastIndex((line) => {
    const other = fieldOrder.indexOf(nameOf(line) ?? "");
    return other !== -1 && other < rank;
  });
  return Math.max(place, 0);
};

const wholeHeader = (form: Form, changed: readonly (readonly [string, string | null])[], style: Style) => {
  const lines = ["", ...form.text.split("\n").filter((line) => line !== "")];
  for (const [name, value] of changed) {
    const index = lines.findIndex((line) => nameOf(line) === name);
    if (value === null)
      while (lines.some((line) => nameOf(line) === name))
        lines.splice(
          lines.findIndex((line) => nameOf(line) === name),
          1,
        );
    else if (index === -1) lines.splice(placeOf(name, lines) + 1, 0, `${name}: ${value}`);
    else lines[index] = `${name}: ${value}`;
  }
  return [{ start: form.start, end: form.end, text: renderHeader(lines.slice(1), style) }];
};

const newHeader = (set: Fields, style: Style): readonly TextEdit[] => {
  const lines = Object.entries(set).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  if (lines.length === 0) return [];
  return [{ start: 0, end: 0, text: `msgid ""${style.eol}${renderHeader(lines, style)}${style.eol}${style.eol}` }];
};

/** The field `msgstr` of a header with these lines. */
export const renderHeader = (lines: readonly string[], style: Style): string =>
  ['msgstr ""', ...lines.map((line) => stringLines(line, style))].join(style.eol);

const renderFieldLines = (name: string, value: string, style: Style): string => stringLines(`${name}: ${value}`, style);

/** One header line as quoted strings. */
const stringLines = (line: string, style: Style): string =>
  foldParagraph(`${line}\n`, { keyword: "msgstr", mark: "", flags: [] }, style)
    .map((part) => `"${part}"`)
    .join(style.eol);
