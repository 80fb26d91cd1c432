/** `markdown`: documents of Markdown; every text keeps its place, and is known by it. */
import { type Codec, decode } from "../../contract/index.ts";
import {
  copyOfBase,
  type Entry,
  EntryDocument,
  fixedAbilities,
  isUtf8,
  lineNumbers,
  refuseAddition,
  type Shape,
  singleForm,
  uniqueIds,
} from "../../entries/index.ts";
import { type Block, blocksOf, type Kind } from "./blocks.ts";
import { normalizeText, readText, writeText } from "./text.ts";

interface BlockEntry extends Entry {
  readonly kind: Kind;
  /** Line end and marks of the next line of the same block. */
  readonly prefix: string;
}

const shape: Shape<BlockEntry, undefined> = {
  set: ({ target }, { value, kind, prefix }) => [
    { start: value.start, end: value.end, text: writeText(singleForm(target), kind, prefix) },
  ],
  add: refuseAddition,
};

const parse: Codec["parse"] = (bytes) => {
  const source = decode(bytes, isUtf8(bytes) ? "utf-8" : "iso-8859-1");
  const { text, eol } = source;
  const lineAt = lineNumbers(text);
  const nameOf = uniqueIds();
  const entries = blocksOf(text).map((found): BlockEntry => {
    const { kind, path, start, end } = found;
    const place = { start, end };
    const id = nameOf(path);
    const unit = {
      id,
      context: id,
      source: [],
      target: [readText(text.slice(start, end), found)],
      state: "translated" as const,
      notes: { developer: "", translator: "" },
      locations: [],
      flags: [],
      span: { ...place, line: lineAt(start) },
    };
    return { unit, kind, prefix: eol + prefixOf(text, found), block: place, value: place };
  });
  return new EntryDocument({ source, style: undefined, entries }, shape);
};

/** What the next line of a block begins with: marks of quotes stay, those of lists become blanks. */
const prefixOf = (text: string, { start, containers }: Block): string => {
  if (containers.length === 0) return "";
  const before = text.slice(Math.max(0, start - 2000), start);
  const line = before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1);
  return line.replace(/[^>\t]/g, " ");
};

/** What the path says about the kind of its block. */
const kindOf = (path: string): Kind => {
  const name = /([A-Za-z]+)(?:\[\d+\])?(?:#\d+)?$/.exec(path)?.[1];
  return name === "heading" || name === "setextHeading" || name === "tableCell" ? name : "paragraph";
};

export const markdown: Codec = {
  id: "markdown",
  name: "Markdown file",
  extensions: ["md", "markdown"],
  contentType: "text/markdown",
  kind: "monolingual",
  limits: { bytes: 4 * 1024 * 1024, parts: 100_000 },
  keepsSource: true,
  can: fixedAbilities,
  codeStyle: "posix",
  flags: ["safe-html", "strict-same", "md-text"],
  sniff: (head, path) => (/\.(?:md|markdown)$/i.test(path) && !head.includes(0) ? 0.8 : 0),
  parse,
  normalize: (text, { id }) => normalizeText(text, kindOf(id)),
  create: copyOfBase,
};
