/** What holds for a file in other clothes: with and without a byte order mark, other line ends, no final newline. */
import { expect, it } from "vitest";
import { type Codec, CodecError, type Document, save } from "../../../src/contract/index.ts";
import type { Golden } from "../golden.ts";
import { editableOf, type SuiteOptions } from "../options.ts";
import { editWithin } from "./within.ts";

const mark = "\ufeff";

const variantsOf = (text: string): readonly (readonly [string, string])[] => {
  const bare = text.startsWith(mark) ? text.slice(1) : text;
  const unix = bare.replaceAll("\r\n", "\n");
  return [
    ["without a byte order mark", bare],
    ["with a byte order mark", mark + bare],
    ["with LF", unix],
    ["with CRLF", unix.replaceAll("\n", "\r\n")],
    ["without a final newline", bare.replace(/(?:\r\n|\r|\n)+$/, "")],
    ["with several empty lines at its end", `${bare}\n\n\n`],
  ];
};

export const variantLaws = (codec: Codec, golden: Golden, options: SuiteOptions): void => {
  const { encoding, pack } = parsedOrNothing(codec, golden)?.source ?? {};
  if (encoding !== "utf-8" || pack !== undefined) return;

  it("keeps other line ends, byte order marks and ends of files, and edits within a unit there, too", () => {
    for (const [name, text] of variantsOf(Buffer.from(golden.bytes).toString())) {
      const variant = { ...golden, bytes: Buffer.from(text) };
      const document = parsedOrNothing(codec, variant);
      if (document === undefined) continue;
      expect(Buffer.from(save(codec, document, [], golden.context)).equals(variant.bytes), name).toBe(true);
      for (const unit of editableOf(document, options)) editWithin(codec, document, unit, golden.context);
    }
  });
};

const parsedOrNothing = (codec: Codec, { bytes, context }: Golden): Document | undefined => {
  try {
    return codec.parse(bytes, context);
  } catch (error) {
    if (error instanceof CodecError) return undefined;
    throw error;
  }
};
