/** Codecs of wiki pages: each text keeps its place, and is known by its kind and number. */
import { type Codec, CodecError, type SourceText } from "../contract/index.ts";
import {
  copyOfBase,
  decodeGuessing,
  type Entry,
  EntryDocument,
  fixedAbilities,
  refuseAddition,
  type Shape,
  singleForm,
  withLineEnds,
} from "../entries/index.ts";
import { type Kind, type Segment, segmentsOf, type WikiDialect } from "./segments.ts";

interface WikiEntry extends Entry {
  readonly segment: Segment;
}

export interface WikiFormat {
  readonly id: string;
  readonly name: string;
  /** Of files that are nothing else; others end in `.txt`. */
  readonly extension: string;
  readonly dialect: WikiDialect;
}

/** Texts other than paragraphs stand on one line, with blanks around them that do not count. */
const normal = (text: string, kind: Kind): string =>
  kind === "paragraph" ? text : text.replace(/[ \t]*\n[ \t\n]*/g, " ").replace(/^[ \t]+|[ \t]+$/g, "");

const kindOf = (id: string): Kind => {
  const name = /^[a-z]+/.exec(id)?.[0];
  return name === "heading" || name === "item" || name === "cell" ? name : "paragraph";
};

export const wikiCodec = ({ id, name, extension, dialect }: WikiFormat): Codec => {
  const shape: Shape<WikiEntry, SourceText> = {
    set({ target }, { segment }, { text: file, eol }) {
      const { kind, start, end, lines } = segment;
      const text = withLineEnds(normal(singleForm(target), kind), eol);
      const before = file.slice(lines.start, start);
      const whole = before + text + file.slice(end, lines.end);
      const known = segmentsOf(file.slice(lines.start, lines.end), dialect);
      const read = segmentsOf(whole, dialect);
      const place = { start: before.length, end: before.length + text.length };
      if (
        read.length !== known.length ||
        !read.some((each) => each.kind === kind && each.start === place.start && each.end === place.end)
      )
        throw new CodecError(`A ${kind} cannot be empty, nor hold what the wiki would take for something else.`);
      return [{ start, end, text }];
    },
    add: refuseAddition,
  };

  const documentOf = (source: SourceText) => {
    const counts = new Map<Kind, number>();
    const entries = segmentsOf(source.text, dialect).map((segment): WikiEntry => {
      const { kind, start, end, line } = segment;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      const label = count === 1 ? kind : `${kind}[${count}]`;
      const place = { start, end };
      return {
        unit: {
          id: label,
          context: label,
          source: [],
          target: [withLineEnds(source.text.slice(start, end), "\n")],
          state: "translated",
          notes: { developer: "", translator: "" },
          locations: [],
          flags: [],
          span: { ...place, line },
        },
        block: place,
        value: place,
        segment,
      };
    });
    return new EntryDocument({ source, style: source, entries }, shape);
  };

  const named = new RegExp(`\\.${extension}$`, "i");
  return {
    id,
    name,
    extensions: ["txt", extension],
    contentType: "text/plain",
    kind: "monolingual",
    keepsSource: true,
    can: fixedAbilities,
    codeStyle: "posix",
    flags: [],
    sniff: (head, path) => (named.test(path) && !head.includes(0) ? 0.8 : 0),
    parse: (bytes) => documentOf(decodeGuessing(bytes)),
    normalize: (text, unit) => normal(text, kindOf(unit.id)),
    create: copyOfBase,
  };
};
