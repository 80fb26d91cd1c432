/**
 * Before local commits are dropped: what they say and upstream does not is kept. A string that upstream left alone waits
 * to be committed again, in the name of its author; of one that both changed, the setting says whose text it gets, and
 * the other one becomes a suggestion.
 */
import { settle } from "@dragoman/formats";
import { Effect } from "effect";
import { anonymousId } from "../access/index.ts";
import type { ComponentFacts } from "../components/index.ts";
import { makeTransaction } from "../database/index.ts";
import { type FileDifferences, fileDifferences } from "../files/index.ts";
import type { TranslationId } from "../ids/index.ts";
import { stateNames } from "../units/index.ts";
import {
  type Authored,
  type FileText,
  makeLostTexts,
  makeUnpushedStore,
  type UnpushedString,
} from "../units/inside.ts";
import type { Keep } from "./model.ts";
import type { RepositoryWork } from "./work.ts";

/** What became of the strings that no remote has. */
export interface Reclaimed {
  readonly pending: number;
  readonly suggestions: number;
  /** Translations whose files upstream does not have: they are to be made again before files are read. */
  readonly homeless: readonly TranslationId[];
}

/** `onto`: the commit whose files take the place of ours. */
export const reclaim = (work: RepositoryWork, onto: string, keep: Keep) =>
  Effect.gen(function* () {
    const sum = { pending: 0, suggestions: 0, homeless: [] as TranslationId[] };
    for (const component of work.components) {
      const one = yield* reclaimOf(work, component, onto, keep);
      sum.pending += one.pending;
      sum.suggestions += one.suggestions;
      sum.homeless.push(...one.homeless);
    }
    if (sum.pending > 0) yield* work.log(`${sum.pending} strings wait to be committed again`);
    if (sum.suggestions > 0) yield* work.log(`${sum.suggestions} strings are kept as suggestions`);
    return sum satisfies Reclaimed;
  });

const reclaimOf = (work: RepositoryWork, component: ComponentFacts, onto: string, keep: Keep) =>
  Effect.gen(function* () {
    const store = yield* makeUnpushedStore;
    const lost = yield* makeLostTexts;
    const transaction = yield* makeTransaction;
    const ours = yield* Effect.orDie(store.current(component.id));
    const sum = { pending: 0, suggestions: 0, homeless: [] as TranslationId[] };
    if (ours.length === 0) return sum;
    const sorted = sortBy(ours, yield* fileDifferences(component, work.repository, onto), component, keep);
    return yield* transaction(
      Effect.gen(function* () {
        for (const { of, waiting, suggested } of sorted) {
          const { translation, problem } = of;
          if (problem !== undefined && waiting.length > 0) sum.homeless.push(translation.id);
          if (waiting.length > 0) yield* Effect.orDie(store.reclaim(waiting.map(({ unit_id }) => unit_id)));
          sum.pending += waiting.length;
          sum.suggestions += yield* lost.suggest({ component, translation }, suggested);
        }
        yield* Effect.orDie(store.forget(component.id));
        return sum;
      }),
    );
  });

/**
 * What waits was written over another text than upstream has now, where our branch has come to stand on commits that
 * were never read: it goes by the same rules.
 */
export const settleWaiting = (work: RepositoryWork, onto: string) =>
  Effect.forEach(work.components, (component) => settleWaitingOf(work, component, onto), { discard: true });

const settleWaitingOf = (work: RepositoryWork, component: ComponentFacts, onto: string) =>
  Effect.gen(function* () {
    const store = yield* makeUnpushedStore;
    const lost = yield* makeLostTexts;
    const transaction = yield* makeTransaction;
    const ours = yield* Effect.orDie(store.waiting(component.id));
    if (ours.length === 0) return;
    const ids = new Set(ours.map(({ unit_id }) => unit_id));
    const differences = yield* fileDifferences(component, work.repository, onto, ids);
    const sorted = sortBy(ours, differences, component, "pending");
    yield* transaction(
      Effect.gen(function* () {
        for (const { of, yielding, suggested } of sorted) {
          yield* lost.suggest({ component, translation: of.translation }, suggested);
          yield* Effect.orDie(store.giveWay(yielding.map(({ unit_id }) => unit_id)));
        }
      }),
    );
  });

/** What becomes of strings, by the translations whose files differ from them. */
const sortBy = (
  strings: readonly UnpushedString[],
  differences: readonly FileDifferences[],
  component: ComponentFacts,
  keep: Keep,
) => {
  const byId = new Map(differences.map((of) => [of.translation.id, of]));
  return [...Map.groupBy(strings, (string) => string.translation_id)].flatMap(([id, own]) => {
    const of = byId.get(id);
    return of === undefined ? [] : [{ of, ...sortUnpushed(own, of, component, keep) }];
  });
};

/** What becomes of the strings of one translation. */
export const sortUnpushed = (
  strings: readonly UnpushedString[],
  { problem, units }: FileDifferences,
  component: ComponentFacts,
  keep: Keep,
) => {
  const waiting: UnpushedString[] = [];
  /** In their place stands what upstream says. */
  const yielding: UnpushedString[] = [];
  const suggested: Authored[] = [];
  const upstream = new Map(units.flatMap(({ stored, read }) => (stored === undefined ? [] : [[stored.id, read]])));
  for (const string of strings) {
    const isDifferent = upstream.has(string.unit_id);
    const read = upstream.get(string.unit_id);
    // A file that is not there, or cannot be read, says nothing; and what upstream has removed is no string any more.
    if (problem !== undefined) waiting.push(string);
    else if (!isDifferent) continue;
    else if (string.base_target === null || read === undefined) {
      if (string.base_target === null) waiting.push(string);
    } else {
      const before = { target: string.base_target, state: string.base_state ?? 0 };
      const theirs = { target: read.target, state: read.state };
      const { winner, loses } = settle(version(string), version(theirs), version(before), component.merge_conflicts);
      const id = string.unit_id;
      if (winner === "upstream" ? loses : keep === "suggestions")
        suggested.push({
          id,
          target: string.target,
          author: string.author_id,
          gaveWay: { to: "upstream", kept: theirs.target },
        });
      if (winner === "upstream") yielding.push(string);
      if (winner === "ours" && keep === "pending") {
        waiting.push(string);
        if (loses)
          suggested.push({
            id,
            target: theirs.target,
            author: anonymousId,
            gaveWay: { to: "ours", kept: string.target },
          });
      }
    }
  }
  return { waiting, yielding, suggested };
};

const version = ({ target, state }: FileText) => ({ target, state: stateNames[state] ?? "translated" });
