/** What holds for any text that a person can type: it reads back as it was typed, or it is refused with a CodecError. */
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { type Change, type Codec, CodecError, save } from "../../../src/contract/index.ts";
import type { Golden } from "../golden.ts";
import { nastyText } from "../nastyText.ts";
import { editableOf, newUnitOf, type SuiteOptions } from "../options.ts";

export const textLaws = (codec: Codec, golden: Golden, options: SuiteOptions): void => {
  const texts = options.texts ?? nastyText();

  it("reads back any text in any unit", () => {
    const document = codec.parse(golden.bytes, golden.context);
    const units = editableOf(document, options);
    if (units.length === 0) return;
    fc.assert(
      fc.property(fc.constantFrom(...units), fc.array(texts, { minLength: 1, maxLength: 6 }), (unit, drawn) => {
        const target = unit.target.map((_, index) => drawn[index % drawn.length] ?? "");
        const change: Change = { op: "set", id: unit.id, target };
        if (target.some((text) => options.refuses?.(text, unit) ?? false))
          expect(() => save(codec, document, [change], golden.context)).toThrow(CodecError);
        else {
          const result = codec.parse(save(codec, document, [change], golden.context), golden.context);
          expect(result.byId(unit.id)?.target).toEqual(target);
        }
      }),
    );
  });

  it.runIf(codec.can.add)("reads back any text in an added unit", () => {
    const document = codec.parse(golden.bytes, golden.context);
    if (document.can?.add === false) return;
    fc.assert(
      fc.property(texts, (text) => {
        const unit = newUnitOf(document, 0, text, options);
        const refused = document.units[0] !== undefined && (options.refuses?.(text, document.units[0]) ?? false);
        if (refused) return;
        const result = codec.parse(save(codec, document, [{ op: "add", unit }], golden.context), golden.context);
        expect(result.byId(unit.id)?.target).toEqual(unit.target);
      }),
    );
  });
};
