/** Ids are numbers of their own types. The compiler is the test of what it refuses: `npm run typecheck` reads this file. */
import { Effect, Schema } from "effect";
import { describe, expect, expectTypeOf, it } from "vitest";
import { decodeFields, Id } from "../../src/fields/index.ts";
import { ComponentId, TranslationId, UnitId } from "../../src/ids/index.ts";
import type { Units } from "../../src/units/index.ts";

type UnitAsked = Parameters<Units["Service"]["edit"]>[1];

describe("the id of a unit", () => {
  const unit = UnitId.make(7);

  it("is taken where a unit is asked, and where a number is", () => {
    const asked: UnitAsked = unit;
    const number: number = unit;
    expect([asked, number]).toEqual([7, 7]);
  });

  it("is refused where a translation is asked", () => {
    // @ts-expect-error -- a unit is no translation
    const asked: TranslationId = unit;
    expect(asked).toBe(7);
  });

  it("is no number that nobody called one", () => {
    // @ts-expect-error -- of what?
    const asked: UnitAsked = 7;
    expect(asked).toBe(7);
  });

  it("is what a service of units asks, and not the id of a component", () => {
    expectTypeOf<UnitAsked>().toEqualTypeOf<UnitId>();
    expectTypeOf<ComponentId>().not.toExtend<UnitAsked>();
  });

  it("is a whole number", () => {
    expect(() => UnitId.make(1.5)).toThrow("validation");
  });

  it("comes out of a field of a request typed, with the messages of numbers", async () => {
    const input = Schema.Struct({ unit_id: Id(UnitId, { min: 1 }) });
    const { unit_id: id } = await Effect.runPromise(decodeFields(input, { unit_id: " 7 " }));
    expectTypeOf(id).toEqualTypeOf<UnitId>();
    expect(id).toBe(7);
    const refused = await Effect.runPromise(Effect.flip(decodeFields(input, { unit_id: 0 })));
    expect(refused.fields).toEqual({ unit_id: ["Ensure this value is greater than or equal to 1."] });
  });
});
