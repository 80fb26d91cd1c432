/** Texts in, texts out: what the tests of single formats say about their files. */
import { type Change, type Codec, type CodecContext, type Document, save } from "../../src/contract/index.ts";

export const czech: CodecContext = {
  language: "cs",
  sourceLanguage: "en",
  plural: { number: 3, formula: "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", categories: ["one", "few", "other"] },
  options: {},
};

export const english: CodecContext = {
  language: "en",
  sourceLanguage: "en",
  plural: { number: 2, formula: "n != 1", categories: ["one", "other"] },
  options: {},
  monolingual: true,
};

export const read = (codec: Codec, text: string, context: Partial<CodecContext> = {}): Document =>
  codec.parse(Buffer.from(text), { ...czech, ...context });

/** A Czech file whose base is the English `text`. */
export const translating = (codec: Codec, text: string): Partial<CodecContext> => ({
  base: codec.parse(Buffer.from(text), english),
});

/** The file after its changes, as Latin-1 where it is no UTF-8. */
export const rewrite = (
  codec: Codec,
  text: string,
  changes: readonly Change[],
  context: Partial<CodecContext> = {},
): string => {
  const complete = { ...czech, ...context };
  return Buffer.from(save(codec, codec.parse(Buffer.from(text), complete), changes, complete)).toString();
};

export const set = (id: string, ...target: readonly string[]): Change => ({ op: "set", id, target });

/** A monolingual unit to add. */
export const add = (id: string, ...target: readonly string[]): Change => ({
  op: "add",
  unit: { id, context: id, source: [], target },
});
