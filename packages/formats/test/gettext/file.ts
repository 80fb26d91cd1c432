/** PO files in tests: read from text, edited to text. */
import { type Change, type Codec, type CodecContext, type Document, save } from "../../src/contract/index.ts";
import { po } from "../../src/formats/po/index.ts";

export const czech: CodecContext = {
  language: "cs",
  sourceLanguage: "en",
  plural: { number: 3, formula: "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", categories: ["one", "few", "other"] },
  options: {},
};

export const read = (text: string, context: CodecContext = czech, codec: Codec = po): Document =>
  codec.parse(Buffer.from(text), context);

/** The text after the changes. */
export const edited = (
  text: string,
  changes: readonly Change[],
  context: CodecContext = czech,
  codec: Codec = po,
): string => Buffer.from(save(codec, read(text, context, codec), changes, context)).toString();

/** The lines of a text, which is easier to read in a test than one with escapes. */
export const lines = (...parts: readonly string[]): string => parts.map((part) => `${part}\n`).join("");
