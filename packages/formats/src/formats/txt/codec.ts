/** The codec of plain text: each paragraph is a unit, known by its number; what stands between them is kept. */
import { type Codec, CodecError, type SourceText } from "../../contract/index.ts";
import {
  copyOfBase,
  decodeGuessing,
  type Entry,
  EntryDocument,
  endOfLine,
  fixedAbilities,
  isBlank,
  refuseAddition,
  type Shape,
  singleForm,
  skipLineEnd,
  withLineEnds,
} from "../../entries/index.ts";

const shape: Shape<Entry, SourceText> = {
  set({ target }, { value }, { eol }) {
    const text = singleForm(target);
    if (/\r/.test(text) || text.split("\n").some((line) => isBlank(line, 0, line.length)))
      throw new CodecError("A paragraph cannot be empty, nor have empty lines.");
    return [{ start: value.start, end: value.end, text: withLineEnds(text, eol) }];
  },
  add: refuseAddition,
};

const paragraphsOf = ({ text }: SourceText): Entry[] => {
  const spans: { start: number; end: number; line: number }[] = [];
  let open = false;
  for (let start = 0, line = 1; start < text.length; line++) {
    const end = endOfLine(text, start);
    const last = spans.at(-1);
    const blank = isBlank(text, start, end);
    if (!blank && open && last !== undefined) last.end = end;
    else if (!blank) spans.push({ start, end, line });
    open = !blank;
    start = skipLineEnd(text, end);
  }
  return spans.map((span, index): Entry => {
    const number = String(index + 1);
    return {
      unit: {
        id: number,
        context: number,
        source: [],
        target: [withLineEnds(text.slice(span.start, span.end), "\n")],
        state: "translated",
        notes: { developer: "", translator: "" },
        locations: [],
        flags: [],
        span,
      },
      block: span,
      value: span,
    };
  });
};

export const txt: Codec = {
  id: "txt",
  name: "Plain text file",
  extensions: ["txt"],
  contentType: "text/plain",
  kind: "monolingual",
  keepsSource: true,
  can: fixedAbilities,
  codeStyle: "posix",
  flags: [],
  sniff: (head, path) => (/\.txt$/i.test(path) && !head.includes(0) ? 0.4 : 0),

  parse(bytes) {
    const source = decodeGuessing(bytes);
    return new EntryDocument({ source, style: source, entries: paragraphsOf(source) }, shape);
  },

  create: copyOfBase,
};
