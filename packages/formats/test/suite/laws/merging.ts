/** What holds when both sides change a file: each string is as one of them has it, and what gives way is told. */
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { type Codec, type Document, readDocument, save, type Unit } from "../../../src/contract/index.ts";
import { mergeFiles } from "../../../src/index.ts";
import type { Golden } from "../golden.ts";
import { editableOf, type SuiteOptions } from "../options.ts";

/** Who changes a string. */
const acts = ["nobody", "ours", "upstream", "same", "conflict"] as const;
type Act = (typeof acts)[number];

export const mergingLaws = (codec: Codec, golden: Golden, options: SuiteOptions): void => {
  const { context, bytes: base } = golden;
  if (!isKept(codec, golden)) return;
  const version = (document: Document, changes: readonly (readonly [Unit, string])[]) =>
    changes.length === 0
      ? base
      : save(
          codec,
          document,
          changes.map(([unit, text]) => ({ op: "set", id: unit.id, target: formsOf(unit, text) })),
          context,
        );

  const merged = (given: readonly Act[], prefer: "upstream" | "ours") => {
    const document = codec.parse(base, context);
    const units = editableOf(document, options);
    const act = (index: number): Act => given[index % given.length] ?? "nobody";
    const changed = (of: readonly Act[], text: (unit: Unit, index: number) => string) =>
      units.flatMap((unit, index) => (of.includes(act(index)) ? [[unit, text(unit, index)] as const] : []));
    const common = (index: number) => (act(index) === "same" ? "Stejné" : undefined);
    const upstream = version(
      document,
      changed(["upstream", "same", "conflict"], (_, n) => common(n) ?? "Jejich"),
    );
    const ours = version(
      document,
      changed(["ours", "same", "conflict"], (_, n) => common(n) ?? "Naše"),
    );
    const result = mergeFiles(codec, { files: { base, upstream, ours }, context, templateContext: context, prefer });
    return { units, act, upstream, ours, ...result };
  };

  it("merges every string by who changed it, and tells the texts that give way", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 7 }),
        fc.constantFrom("upstream" as const, "ours" as const),
        (given, prefer) => {
          const { units, act, bytes, losses, upstream, ours } = merged(given, prefer);
          const [after, theirs, own] = [bytes, upstream, ours].map((file) => codec.parse(file, context));
          for (const [index, unit] of units.entries()) {
            const fromOurs = act(index) === "ours" || (act(index) === "conflict" && prefer === "ours");
            expect(after?.byId(unit.id)?.target).toEqual((fromOurs ? own : theirs)?.byId(unit.id)?.target);
          }
          const conflicts = units.filter((_, index) => act(index) === "conflict").map(({ id }) => id);
          expect(losses.map(({ unit }) => unit.id).toSorted()).toEqual(conflicts.toSorted());
          const loser = prefer === "ours" ? theirs : own;
          for (const { unit } of losses) expect(unit.target).toEqual(loser?.byId(unit.id)?.target);
        },
      ),
      { numRuns: 10 },
    );
  });

  it("is upstream's file, byte for byte, where we changed nothing or the same", () => {
    const { bytes, upstream, losses } = merged(["upstream", "nobody", "same"], "ours");
    expect(Buffer.from(bytes).equals(upstream)).toBe(true);
    expect(losses).toEqual([]);
  });

  it("is our file where upstream changed nothing", () => {
    const { bytes, ours } = merged(["ours", "nobody"], "upstream");
    const document = codec.parse(bytes, context);
    for (const unit of codec.parse(ours, context).units) expect(document.byId(unit.id)?.target).toEqual(unit.target);
  });
};

/** Some texts can be read and not be kept: their files never get as far. */
const isKept = (codec: Codec, { bytes, context }: Golden): boolean => {
  try {
    readDocument(codec, bytes, context);
    return true;
  } catch {
    return false;
  }
};

const formsOf = (unit: Unit, text: string) =>
  unit.target.map((_, index) => (unit.target.length === 1 ? text : `${text} (${index})`));
