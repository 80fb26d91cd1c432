/** What holds for bytes that nobody meant well: they are refused with a CodecError, or read and written back as they are. */
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { type Codec, type CodecContext, CodecError, save } from "../../../src/contract/index.ts";
import type { Golden } from "../golden.ts";
import type { SuiteOptions } from "../options.ts";

export const malformedLaw = (codec: Codec, malformed: Golden, options: SuiteOptions): void => {
  it.skipIf(options.readsAnything === true)(`says on which line ${malformed.name} is malformed`, () => {
    const refusal = refusalOrBytes(codec, malformed.bytes, malformed.context);
    expect(refusal).toBeInstanceOf(CodecError);
    expect(refusal).toHaveProperty(
      "line",
      expect.toSatisfy((line: number) => line > 0 || options.hasNoLines === true),
    );
  });
};

export const hostilityLaws = (codec: Codec, golden: Golden): void => {
  it("reads or refuses every file that was cut off", () => {
    fc.assert(
      fc.property(fc.nat({ max: golden.bytes.length }), (length) => {
        refusedOrKept(codec, golden.bytes.subarray(0, length), golden.context);
      }),
    );
  });

  it("reads or refuses every file with damaged bytes", () => {
    const damage = fc.record({ at: fc.nat({ max: Math.max(golden.bytes.length - 1, 0) }), byte: fc.nat({ max: 255 }) });
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 8 }), (damages) => {
        const bytes = Uint8Array.from(golden.bytes);
        for (const { at, byte } of damages) if (at < bytes.length) bytes[at] = byte;
        refusedOrKept(codec, bytes, golden.context);
      }),
    );
  });

  it("reads or refuses an empty file, a NUL, bad UTF-8 and noise", () => {
    for (const bytes of [[], [0], [0xff, 0xfe, 0xfd], [0xc3]])
      refusedOrKept(codec, Uint8Array.from(bytes), golden.context);
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => refusedOrKept(codec, bytes, golden.context)));
  });
};

const refusedOrKept = (codec: Codec, bytes: Uint8Array, context: CodecContext): void => {
  const result = refusalOrBytes(codec, bytes, context);
  if (!(result instanceof CodecError)) expect(Buffer.from(result).equals(bytes)).toBe(true);
};

/** The refusal, or the bytes of a save without changes; any other error fails the test. */
const refusalOrBytes = (codec: Codec, bytes: Uint8Array, context: CodecContext): CodecError | Uint8Array => {
  try {
    return save(codec, codec.parse(bytes, context), [], context);
  } catch (error) {
    if (error instanceof CodecError) return error;
    throw error;
  }
};
