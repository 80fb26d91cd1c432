/**
 * Documents that nobody wrote: the lines of golden files dropped, repeated, moved, joined and strewn with pieces of
 * syntax. What a codec reads of them it keeps, and it edits any unit within its span or says why not; the write guard
 * must never be needed.
 */
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { type Codec, CodecError, encode, splice } from "../../../src/contract/index.ts";
import type { Golden } from "../golden.ts";
import { editableOf, type SuiteOptions } from "../options.ts";
import { editWithin } from "./within.ts";

const pieces = [
  ["\n", "\r\n", " ", "  ", "\t", "\ufeff", "#", "//", "/* x */", "<!-- x -->", "-", "--", "é", "👩‍👩‍👧"],
  ['"', "'", "`", "=", ":", ",", ";", "{", "}", "[", "]", "(", ")", "<", ">", "</", "/>", "&", "&amp;", "\\", "|"],
].flat();

type Mutation = (lines: string[], at: number, other: number, piece: string) => void;

const mutations: readonly Mutation[] = [
  (lines, at) => lines.splice(at, 1),
  (lines, at) => lines.splice(at, 0, lines[at] ?? ""),
  (lines, at, other) => lines.splice(other, 0, ...lines.splice(at, 1)),
  (lines, at, other) => lines.splice(other, 0, ...lines.slice(at, at + 4)),
  (lines, at) => (lines[at] = (lines[at] ?? "").trim()),
  (lines, at, other, piece) => {
    const line = lines[at] ?? "";
    const place = line.length === 0 ? 0 : other % line.length;
    lines[at] = line.slice(0, place) + piece + line.slice(place);
  },
  (lines, at, _, piece) => lines.splice(at, 0, piece),
];

const mutated = (text: string): fc.Arbitrary<string> => {
  const lines = text.split(/(?<=\n)|(?=<)/);
  const nat = fc.nat({ max: 1_000_000 });
  return fc
    .array(fc.tuple(fc.constantFrom(...mutations), nat, nat, fc.constantFrom(...pieces)), {
      minLength: 1,
      maxLength: 5,
    })
    .map((steps) => {
      const changed = [...lines];
      for (const [mutation, at, other, piece] of steps)
        mutation(changed, at % Math.max(changed.length, 1), other % Math.max(changed.length, 1), piece);
      return changed.join("").toWellFormed();
    });
};

export const mutationLaws = (codec: Codec, golden: Golden, options: SuiteOptions): void => {
  const document = codec.parse(golden.bytes, golden.context);
  const { source } = document;
  if (source.pack !== undefined || source.text.length < 20) return;

  it("keeps and edits documents made of its lines, or says what is wrong with them", () => {
    fc.assert(
      fc.property(mutated(source.text), fc.nat(), (text, draw) => {
        const bytes = refused(() => encode(text, source));
        const parsed = bytes === undefined ? undefined : refused(() => codec.parse(bytes, golden.context));
        if (bytes === undefined || parsed === undefined) return;
        const unchanged = splice(parsed.source.text, parsed.plan([], golden.context));
        expect(Buffer.from(encode(unchanged, parsed.source)).equals(bytes)).toBe(true);
        const units = editableOf(parsed, options);
        const unit = units[draw % units.length];
        // Forms that are not there yet stand where the base has them.
        if (unit === undefined || (unit.plural !== undefined && unit.target.includes(""))) return;
        refused(() => editWithin(codec, parsed, unit, golden.context), options.guesses);
      }),
      { numRuns: 60 },
    );
  });
};

/** What is not refused; the write guard is no refusal but a defect of the codec. */
const refused = <A>(run: () => A, mayGuess = false): A | undefined => {
  try {
    return run();
  } catch (error) {
    if (error instanceof CodecError && (mayGuess || !error.message.startsWith("Write guard"))) return undefined;
    throw error;
  }
};
