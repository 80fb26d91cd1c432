/** Edits of the header entry, in which the lines of the other fields stay as they are. */
import { CodecError, type TextEdit } from "../contract/index.ts";
import type { Entry } from "./entry.ts";
import { unescape } from "./escape.ts";
import { foldParagraph } from "./fold/fold.ts";
import { fieldOrder, parseField } from "./header.ts";
import type { Style } from "./style.ts";

type Fields = Readonly<Record<string, string | null>>;

/** A header line, and how it is written: quoted strings, each with its line end. */
interface Line {
  readonly text: string;
  readonly written: string;
}

/**
 * Edits that set or remove (null) fields; `text` is that of the whole file. `sorted`: the fields stand as gettext's tools
 * write them, folded anew where that is asked for. @throws CodecError for what is no field
 */
export const headerEdits = (
  text: string,
  header: Entry | undefined,
  set: Fields,
  style: Style,
  { sorted = false, folds = false } = {},
): readonly TextEdit[] => {
  for (const [name, value] of Object.entries(set)) checkField(name, value);
  const form = header?.forms[0];
  const present = form === undefined ? [] : form.text.split("\n").filter((line) => line !== "");
  const changed = Object.entries(set).filter(([name, value]) => value !== valueIn(present, name));
  if (changed.length === 0 && !(sorted && header !== undefined)) return [];
  const written = form === undefined ? undefined : writtenLines(text.slice(form.start, form.end) + style.eol);
  let lines = (folds ? undefined : written?.lines) ?? present.map((line) => write(line, style));
  for (const [name, value] of changed) lines = withField(lines, name, value, style);
  if (sorted) lines = lines.toSorted((a, b) => rankOf(a) - rankOf(b));
  const body = lines.map((line) => line.written).join("");
  if (form === undefined) {
    const keywords = `msgid ""${style.eol}msgstr ""${style.eol}`;
    return [{ start: 0, end: 0, text: keywords + body + style.eol }];
  }
  const start = form.start + (written?.offset ?? 0);
  const keyword = written === undefined ? `msgstr ""${style.eol}` : "";
  return [{ start, end: form.end, text: (keyword + body).replace(/\r?\n$|\r$/, "") }];
};

const checkField = (name: string, value: string | null): void => {
  if (!/^[\w-]+$/.test(name)) throw new CodecError(`${JSON.stringify(name)} is no name of a header field.`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what a field cannot hold
  if (value !== null && (/[\n\0]/.test(value) || value !== value.trim()))
    throw new CodecError(`The header ${name} is one line without blanks around it.`);
};

const nameOf = (line: string): string | undefined => parseField(line)?.name;

const valueIn = (lines: readonly string[], name: string): string | null => {
  const line = lines.find((candidate) => nameOf(candidate) === name);
  return line === undefined ? null : (parseField(line)?.value ?? null);
};

const write = (line: string, { eol, ...style }: Style): Line => {
  const field = { keyword: "msgstr", mark: "", flags: [] };
  const strings = foldParagraph(`${line}\n`, field, { eol, ...style });
  return { text: line, written: strings.map((part) => `"${part}"${eol}`).join("") };
};

/** The lines behind `msgstr ""` as they are written; undefined where they do not begin and end with quoted strings. */
const writtenLines = (form: string): { readonly offset: number; readonly lines: readonly Line[] } | undefined => {
  const [first, ...strings] = form.match(/[^\r\n]*(?:\r\n|\r|\n)/g) ?? [];
  if (first === undefined || contentOf(first) !== "") return undefined;
  const lines: Line[] = [];
  let open: Line = { text: "", written: "" };
  for (const string of strings) {
    const content = contentOf(string);
    if (content === undefined) return undefined;
    open = { text: open.text + content, written: open.written + string };
    const end = open.text.indexOf("\n");
    if (end === -1) continue;
    if (end !== open.text.length - 1) return undefined;
    lines.push({ text: open.text.slice(0, end), written: open.written });
    open = { text: "", written: "" };
  }
  return open.text === "" && lines.length > 0 ? { offset: first.length, lines } : undefined;
};

/** Unknown fields follow the known ones, each as they stood. */
const rankOf = ({ text }: Line): number => {
  const rank = fieldOrder.indexOf(nameOf(text) ?? "");
  return rank === -1 ? fieldOrder.length : rank;
};

/** The text of the one string on a line; undefined where there are more. */
const contentOf = (line: string): string | undefined => {
  const raw = /^[^"]*"((?:[^"\\]|\\.)*)"\s*$/.exec(line)?.[1];
  return raw === undefined ? undefined : unescape(raw, () => undefined);
};

/** The lines with a field set once, in its place, or without it. */
const withField = (lines: readonly Line[], name: string, value: string | null, style: Style): readonly Line[] => {
  const others = lines.filter((line) => nameOf(line.text) !== name);
  if (value === null) return others;
  const present = lines.findIndex((line) => nameOf(line.text) === name);
  return others.toSpliced(present === -1 ? placeOf(name, others) : present, 0, write(`${name}: ${value}`, style));
};

/** The index at which a new field goes: behind the last one that belongs before it. */
const placeOf = (name: string, lines: readonly Line[]): number => {
  const rank = fieldOrder.indexOf(name);
  if (rank === -1) return lines.length;
  const before = lines.findLastIndex(({ text }) => {
    const other = fieldOrder.indexOf(nameOf(text) ?? "");
    return other !== -1 && other < rank;
  });
  return before + 1;
};
