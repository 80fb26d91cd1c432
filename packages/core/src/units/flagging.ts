/**
 * Explanation and flags of source strings, and what new flags do at once to these and their translations: their
 * priority, read-only state and checks follow, in sets. Beneath a read-only flag each keeps the state that it had, and
 * gets it back.
 */
import { Effect } from "effect";
import type { UnitId } from "../ids/index.ts";
import { unlisted } from "../changes/index.ts";
import { parseFlags } from "../checks/index.ts";
import { chunks, makeTransaction } from "../database/index.ts";
import type { UnitFacts } from "./model.ts";
import { described, reflagged, type Revision } from "./revising.ts";
import { makeUnitStore } from "./store.ts";
import { makeTerminology } from "./terminology.ts";
import { makeWriting, type Manner } from "./writing.ts";

/** Source strings that are held with all of their translations. */
const familiesAtOnce = 100;

type Who = Pick<Manner, "userId" | "authorId">;
type Properties = Partial<Pick<UnitFacts, "explanation" | "extra_flags">>;

export const makeFlagging = Effect.gen(function* () {
  const store = yield* makeUnitStore;
  const writing = yield* makeWriting;
  const terminology = yield* makeTerminology;
  const transaction = yield* makeTransaction;

  /** `family`: source strings with their translations, which the caller's transaction holds. */
  const apply = (family: readonly UnitFacts[], next: (source: UnitFacts) => Properties, who: Who) =>
    Effect.gen(function* () {
      const sources = new Map(
        family
          .filter((unit) => unit.is_source)
          .map((unit): [UnitId, Revision] => [unit.id, described(unit, next(unit))])
          .filter(
            ([, { failing, before, after }]) => failing !== undefined || before.explanation !== after.explanation,
          ),
      );
      const translations = family.flatMap((unit) => {
        const source = unit.is_source ? undefined : sources.get(unit.source_unit_id ?? unit.id);
        return source === undefined || source.failing === undefined ? [] : [reflagged(unit, source.after.extra_flags)];
      });
      yield* writing.write([...translations, ...sources.values()], {
        ...who,
        action: ({ before }) => (before.is_source ? unlisted.propertiesSet : unlisted.stateFollowed),
        fixups: false,
        tells: "nothing",
        enforcing: false,
      });
      const terms = [...sources.values()].filter(
        ({ before, after, failing }) =>
          failing !== undefined && before.is_glossary && parseFlags(after.extra_flags).has("terminology"),
      );
      for (const [componentId, of] of Map.groupBy(terms, ({ before }) => before.component_id))
        yield* terminology.spread(
          componentId,
          of.map(({ before }) => before.id),
        );
    });

  /** Gives source strings other flags, some of them at a time. */
  const flag = (sourceIds: readonly UnitId[], next: (flags: string) => string, who: Who): Effect.Effect<void> =>
    Effect.gen(function* () {
      for (const some of chunks(sourceIds, familiesAtOnce))
        yield* transaction(
          Effect.gen(function* () {
            const families = yield* store.families(some);
            yield* apply(families, ({ extra_flags }) => ({ extra_flags: next(extra_flags) }), who);
          }),
        );
    }).pipe(Effect.orDie);

  return { apply, flag };
});
