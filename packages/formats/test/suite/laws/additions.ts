/** What holds when units come and go, for formats that say they can. */
import { expect, it } from "vitest";
import { type Change, type Codec, save } from "../../../src/contract/index.ts";
import type { Golden } from "../golden.ts";
import { editableOf, newUnitOf, type SuiteOptions } from "../options.ts";

export const additionLaws = (codec: Codec, golden: Golden, options: SuiteOptions): void => {
  it.runIf(codec.can.add)("reads back added units, at the end and behind another unit", () => {
    const document = codec.parse(golden.bytes, golden.context);
    if (document.can?.add === false) return;
    const [after] = editableOf(document, options);
    const added = [0, 1, 2].map((index) => newUnitOf(document, index, `Nový ${index}`, options));
    const changes = added.map(
      (unit, index): Change =>
        index === 1 && after !== undefined ? { op: "add", unit, after: after.id } : { op: "add", unit },
    );
    const result = codec.parse(save(codec, document, changes, golden.context), golden.context);
    expect(result.units).toHaveLength(document.units.length + added.length);
    for (const unit of added) expect(result.byId(unit.id)?.target).toEqual(unit.target);
  });

  it.runIf(codec.can.remove)("removes each unit alone, and nothing else", () => {
    const document = codec.parse(golden.bytes, golden.context);
    if (document.can?.remove === false) return;
    for (const unit of editableOf(document, options)) {
      const result = codec.parse(
        save(codec, document, [{ op: "remove", id: unit.id }], golden.context),
        golden.context,
      );
      expect(result.byId(unit.id)).toBeUndefined();
      expect(result.units).toHaveLength(document.units.length - 1);
    }
  });

  it.runIf(codec.can.remove)("removes all units at once", () => {
    const document = codec.parse(golden.bytes, golden.context);
    if (document.can?.remove === false) return;
    const removed = editableOf(document, options);
    const changes = removed.map((unit): Change => ({ op: "remove", id: unit.id }));
    const result = codec.parse(save(codec, document, changes, golden.context), golden.context);
    expect(result.units).toHaveLength(document.units.length - removed.length);
  });
};
