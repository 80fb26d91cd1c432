/** Files that begin from nothing: what takes new strings needs no other file to begin with. */
import { type Codec, CodecError, codecs } from "@dragoman/formats";
import { expect, it } from "vitest";

const plural = { number: 2, formula: "n != 1", categories: ["one", "other"] as const };
const context = { language: "en", sourceLanguage: "en", plural, options: {} };

/** A page of XWiki has its properties beside much else. */
const beginsEmpty = ({ id, can }: Codec) => can.add && id !== "xwiki-page-properties";

const named = (all: readonly Codec[]) => all.map((codec) => [codec.id, codec] as const);
const alone = (codec: Codec) => (codec.kind === "bilingual" ? context : { ...context, monolingual: true });

it.each(named(codecs.filter(beginsEmpty)))("%s begins as a file without strings", (_, codec) => {
  expect(codec.parse(codec.create(alone(codec)), alone(codec)).units).toEqual([]);
});

it.each(named(codecs.filter((codec) => !beginsEmpty(codec))))("%s needs the source's file", (_, codec) => {
  expect(() => codec.create(alone(codec))).toThrow(CodecError);
});
