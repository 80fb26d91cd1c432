/** `html`: pages of HTML; every text keeps its place, and is known by it. */
import { type Codec, type CodecContext, decode, encode } from "../../contract/index.ts";
import {
  copyOfBase,
  type Entry,
  EntryDocument,
  fixedAbilities,
  headText,
  isUtf8,
  lineNumbers,
  refuseAddition,
  type Shape,
  singleForm,
  uniqueIds,
} from "../../entries/index.ts";
import { scan } from "./scan.ts";
import { type Segment, segmentsOf } from "./segments.ts";
import { type Kind, normalizeText, readText, writeText } from "./text.ts";

interface HtmlEntry extends Entry {
  readonly kind: Kind;
}

/** Line end and highest code point of the file. */
interface Style {
  readonly eol: string;
  readonly highest: number;
}

const shape: Shape<HtmlEntry, Style> = {
  set: ({ target }, { value, kind }, style) => [
    { start: value.start, end: value.end, text: writeText(singleForm(target), kind, style) },
  ],
  add: refuseAddition,
};

const parse: Codec["parse"] = (bytes) => {
  const source = decode(bytes, isUtf8(bytes) ? "utf-8" : "iso-8859-1");
  const { text } = source;
  const nameOf = uniqueIds();
  const lineAt = lineNumbers(text);
  const entries = segmentsOf(text).map((segment): HtmlEntry => {
    const { kind, path, start, end } = segment;
    const place = { start, end };
    const id = nameOf(path);
    const unit = {
      id,
      context: id,
      source: [],
      target: [readText(valueOf(text, segment), kind)],
      state: "translated" as const,
      notes: { developer: "", translator: "" },
      locations: [path],
      flags: [],
      span: { ...place, line: lineAt(start) },
    };
    return { unit, kind, block: place, value: place };
  });
  return new EntryDocument(
    { source, style: { eol: source.eol, highest: source.encoding === "iso-8859-1" ? 0xff : 0x10ffff }, entries },
    shape,
  );
};

const valueOf = (text: string, { kind, start, end }: Segment): string => {
  const raw = text.slice(start, end);
  return kind === "attribute" && /^["']/.test(raw) ? raw.slice(1, -1) : raw;
};

/** A copy of the base that names its own language. */
const create = (context: CodecContext, template: Uint8Array | undefined): Uint8Array => {
  const bytes = copyOfBase(context, template);
  const source = decode(bytes, isUtf8(bytes) ? "utf-8" : "iso-8859-1");
  for (const { kind, name, attributes } of scan(source.text)) {
    if (kind !== "start" || name !== "html") continue;
    const value = attributes.find((attribute) => attribute.name === "lang")?.value;
    if (value === undefined) break;
    const language = context.language.replaceAll("_", "-").replace(/[^\w-]/g, "");
    const { text } = source;
    return encode(`${text.slice(0, value.start)}"${language}"${text.slice(value.end)}`, source);
  }
  return bytes;
};

export const html: Codec = {
  id: "html",
  name: "HTML file",
  extensions: ["html", "htm"],
  contentType: "text/html",
  kind: "monolingual",
  keepsSource: true,
  can: fixedAbilities,
  codeStyle: "posix",
  flags: ["safe-html", "strict-same"],
  sniff: (head, path) => {
    if (!/\.html?$/i.test(path)) return 0;
    return /<(?:!doctype html|html|head|body)\b/i.test(headText(head)) ? 0.95 : 0.5;
  },
  parse,
  normalize: (text, { id }) => normalizeText(text, kindOf(id)),
  create,
};

/** What the path says about the kind of its text. */
const kindOf = (path: string): Kind => {
  if (path.includes("@")) return "attribute";
  return /(?:^|\/)(?:pre|textarea|listing)(?:\[\d+\])?(?:\/|#|$)/.test(path) ? "preformatted" : "inline";
};
