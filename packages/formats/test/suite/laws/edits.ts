/** What holds when targets, states change. `save` proves that everything reads back; these ask where bytes changed. */
import { expect, it } from "vitest";
import { type Change, type Codec, type Document, save, splice, type Unit } from "../../../src/contract/index.ts";
import type { Golden } from "../golden.ts";
import { editableOf, type SuiteOptions } from "../options.ts";

export const editLaws = (codec: Codec, golden: Golden, options: SuiteOptions): void => {
  const parsed = (): { document: Document; units: readonly Unit[] } => {
    const document = codec.parse(golden.bytes, golden.context);
    return { document, units: editableOf(document, options) };
  };

  it("changes only the span of the unit that is edited", () => {
    const { document, units } = parsed();
    for (const unit of units)
      for (const edit of document.plan([setTo(unit, "Změněno")], golden.context)) {
        expect(edit.start).toBeGreaterThanOrEqual(unit.span.start);
        expect(edit.end).toBeLessThanOrEqual(unit.span.end);
      }
  });

  it("reads back each unit that is edited alone", () => {
    const { document, units } = parsed();
    for (const unit of units) {
      const change = setTo(unit, "Změněno");
      const found = codec.parse(save(codec, document, [change], golden.context), golden.context).byId(unit.id);
      expect(found?.target).toEqual(change.target);
    }
  });

  it("reads back all units when all are edited at once", () => {
    const { document, units } = parsed();
    const changes = units.map((unit, index) => setTo(unit, `Změněno ${index}`));
    const after = codec.parse(save(codec, document, changes, golden.context), golden.context);
    for (const change of changes) expect(after.byId(change.id)?.target).toEqual(change.target);
  });

  it("changes no byte when a unit is set to what it already is", () => {
    const { document, units } = parsed();
    const changes = units.map((unit): Change => ({ op: "set", id: unit.id, target: unit.target, state: unit.state }));
    expect(splice(document.source.text, document.plan(changes, golden.context))).toBe(document.source.text);
  });

  it.runIf(codec.can.fuzzy)("marks and unmarks each unit as fuzzy", () => {
    const { document, units } = parsed();
    if (document.can?.fuzzy === false) return;
    for (const state of ["fuzzy", "translated"] as const) {
      const changes = units.map((unit) => ({ ...setTo(unit, "Změněno"), state }));
      const after = codec.parse(save(codec, document, changes, golden.context), golden.context);
      for (const unit of units) expect(after.byId(unit.id)?.state).toBe(state);
    }
  });

  it("refuses to edit a unit that is not there", () => {
    const { document } = parsed();
    const change: Change = { op: "set", id: "\u0001nowhere\u0001", target: ["x"] };
    expect(() => document.plan([change], golden.context)).toThrowError(expect.objectContaining({ name: "CodecError" }));
  });
};

const setTo = (unit: Unit, text: string) => ({
  op: "set" as const,
  id: unit.id,
  target: unit.target.map((_, index) => (unit.target.length === 1 ? text : `${text} (${index})`)),
});
