/** Subtitles that stand on one line each, in which a sign of the format breaks the line on the screen. */
import { type Codec, CodecError, type SourceText } from "../contract/index.ts";
import {
  copyOfBase,
  decodeGuessing,
  type Entry,
  EntryDocument,
  fixedAbilities,
  headText,
  type Range,
  refuseAddition,
  type Shape,
  singleForm,
  uniqueIds,
} from "../entries/index.ts";

/** A subtitle as a file has it. */
export interface Subtitle {
  /** When it is seen. */
  readonly context: string;
  /** Who speaks, where the file says it. */
  readonly speaker: string;
  readonly text: Range;
  /** The line with its end. */
  readonly block: Range;
  readonly line: number;
}

export interface SubtitleFormat {
  readonly id: string;
  readonly name: string;
  /** The sign of a line break; it cannot be told from a typed one. */
  readonly lineBreak: string;
  /** Whether files say who speaks. */
  readonly hasSpeakers: boolean;
  /** What files of the format have near their beginning. */
  readonly signature: RegExp;
  /** @throws CodecError with the line */
  subtitles(text: string): readonly Subtitle[];
}

export const subtitleCodec = ({ id, name, lineBreak, hasSpeakers, signature, subtitles }: SubtitleFormat): Codec => {
  const read = (text: string) => text.replaceAll(lineBreak, "\n");
  const shape: Shape<Entry, undefined> = {
    set({ target }, { value }) {
      const text = singleForm(target);
      if (text.includes("\r")) throw new CodecError("A subtitle cannot hold a carriage return.");
      return [{ start: value.start, end: value.end, text: text.replaceAll("\n", lineBreak) }];
    },
    add: refuseAddition,
  };
  const documentOf = (source: SourceText) => {
    const unique = uniqueIds();
    const entries = subtitles(source.text).map(({ context, speaker, text, block, line }): Entry => {
      const target = read(source.text.slice(text.start, text.end));
      return {
        unit: {
          id: unique(context),
          context,
          source: [],
          target: [target],
          state: target === "" ? "empty" : "translated",
          notes: { developer: speaker, translator: "" },
          locations: [],
          flags: [],
          span: { ...text, line },
        },
        block,
        value: text,
      };
    });
    return new EntryDocument({ source, style: undefined, entries }, shape);
  };
  const named = new RegExp(`\\.${id}$`, "i");
  return {
    id,
    name,
    extensions: [id],
    contentType: "text/plain",
    kind: "monolingual",
    keepsSource: true,
    can: { ...fixedAbilities, notes: hasSpeakers },
    codeStyle: "posix",
    flags: [],
    sniff: (head, path) => (named.test(path) ? (signature.test(headText(head)) ? 0.95 : 0.5) : 0),
    parse: (bytes) => documentOf(decodeGuessing(bytes)),
    normalize: read,
    create: copyOfBase,
  };
};
