/** What a reset would do with strings that no remote has. */
import { Effect } from "effect";
import { type FileDifferences, fileDifferences } from "../files/index.ts";
import type { ComponentFacts } from "../components/index.ts";
import type { UnitId } from "../ids/index.ts";
import { makeUnpushedStore, type UnpushedString } from "../units/inside.ts";
import { compareBeside } from "./comparing.ts";
import type { Asked, ForeseenString, Sight, StringFate } from "./foresight.ts";
import { sortUnpushed } from "./reclaiming.ts";
import type { RepositoryWork } from "./work.ts";

/** What waits for a commit was committed beside before. */
export const foreseeReset = (work: RepositoryWork, sight: Sight, upstream: string, asked: Asked) =>
  Effect.gen(function* () {
    const settled = new Set(sight.written.keys());
    const strings: ForeseenString[] = [];
    for (const component of work.components) {
      const ours = Map.groupBy(yield* oursOf(component, sight), ({ translation_id }) => translation_id);
      for (const of of yield* fileDifferences(component, work.repository, upstream, settled))
        strings.push(...fatesOf(ours.get(of.translation.id) ?? [], of, component, asked));
    }
    const told = new Set(strings.map(({ unit }) => unit));
    sight.commits.length = 0;
    sight.strings.splice(0, Number.POSITIVE_INFINITY, ...strings);
    yield* compareBeside(work, sight, upstream, (unit) => told.has(unit));
  });

/** Strings that no remote has, with what the files said before the first of their changes. */
const oursOf = (component: ComponentFacts, { written }: Sight) =>
  Effect.gen(function* () {
    const store = yield* makeUnpushedStore;
    const remembered = new Map((yield* Effect.orDie(store.ofComponent(component.id))).map((of) => [of.unit_id, of]));
    const ours = new Map((yield* Effect.orDie(store.current(component.id))).map((of) => [of.unit_id, of]));
    for (const string of written.values()) {
      const { base_target, base_state } = remembered.get(string.unit_id) ?? string;
      ours.set(string.unit_id, { ...string, base_target, base_state });
    }
    return [...ours.values()];
  });

const fatesOf = (
  strings: readonly UnpushedString[],
  of: FileDifferences,
  component: ComponentFacts,
  { keep = "pending", discard = false }: Asked,
): readonly ForeseenString[] => {
  const { waiting, suggested } = sortUnpushed(strings, of, component, keep);
  const units = new Map(of.units.flatMap((unit) => (unit.stored === undefined ? [] : [[unit.stored.id, unit]])));
  const fate = (of: StringFate): StringFate => (discard ? "discarded" : of);
  const tell = (what: StringFate, unit: UnitId, text: readonly string[]): ForeseenString => {
    const { stored, read } = units.get(unit) ?? {};
    return {
      fate: what,
      unit,
      component: component.path,
      language: of.translation.language,
      key: read?.context ?? stored?.file_key ?? "",
      source: stored?.source ?? [],
      before: text,
      after: what === "pending" ? text : (read?.target ?? null),
      author: null,
    };
  };
  const waits = waiting.map(({ unit_id, target }) => tell(fate("pending"), unit_id, target));
  const told = new Set(waiting.map(({ unit_id }) => unit_id));
  const others = suggested.flatMap(({ id, target }) => (told.has(id) ? [] : [tell(fate("suggested"), id, target)]));
  return [...waits, ...others];
};
