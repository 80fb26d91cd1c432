/**
 * The check of a source string that its translations decide: two failures among them make it fail too. Looked at again
 * in the transaction that changed the checks of translations.
 */
import { Effect } from "effect";
import type { TranslationId, UnitId } from "../ids/index.ts";
import { chunks, inStatement, type Transaction } from "../database/index.ts";
import { checks, hasMultipleFailures, runsWith } from "../checks/index.ts";
import { effectiveFlags } from "./editing.ts";
import { type Move, moved } from "./model.ts";
import { batchSize } from "./fileUnits.ts";
import { type Judged, makeSourceCheckStore } from "./stores/sourceChecks.ts";
import { ChangeKeeping } from "../changes/inside.ts";

const check = checks.find(({ id }) => id === "multiple_failures");
const allowing = (source: Judged) =>
  check !== undefined && !source.is_glossary && runsWith(check, effectiveFlags({ ...source, source_flags: "" }));

export const makeSourceChecks = Effect.gen(function* () {
  const store = yield* makeSourceCheckStore;
  const changes = yield* ChangeKeeping;

  const set = (rows: readonly Judged[]) =>
    Effect.gen(function* () {
      const failing = new Set(
        rows.filter((row) => hasMultipleFailures(row.failures) && allowing(row)).map(({ id }) => id),
      );
      const appearing = rows.filter((row) => failing.has(row.id) && !row.held).map(({ id }) => id);
      const gone = rows.filter((row) => !failing.has(row.id) && row.held).map(({ id }) => id);
      if (appearing.length > 0) yield* store.add(appearing);
      if (gone.length > 0) yield* store.drop(gone);
      const changed = rows.filter(
        (row) => row.has_failing_check !== (row.others || (failing.has(row.id) && !row.dismissed)),
      );
      if (changed.length === 0) return [] satisfies Move[];
      yield* store.turn(changed.map(({ id }) => id));
      return changed.map((row) => moved(row, { ...row, has_failing_check: !row.has_failing_check }));
    });

  /**
   * Judges the source strings of these units anew; answers what counters are to follow. Wants the transaction that
   * changed the units' checks.
   */
  const judge = (unitIds: readonly UnitId[]): Effect.Effect<readonly Move[]> =>
    Effect.gen(function* () {
      const moves: Move[] = [];
      if (unitIds.length === 0) return moves;
      for (const some of chunks(yield* store.lock(unitIds), inStatement))
        for (const move of yield* set(yield* store.judged(some))) moves.push(move);
      return moves;
    }).pipe(Effect.orDie);

  /** The same, and counters follow. */
  const refresh = (unitIds: readonly UnitId[]) => Effect.flatMap(judge(unitIds), changes.follow);

  /** Judges the source strings of many units anew; each batch is one transaction of `transaction`. */
  const refreshInBatches = (unitIds: readonly UnitId[], transaction: Transaction) =>
    Effect.gen(function* () {
      for (const some of chunks(unitIds, batchSize)) yield* transaction(refresh(some));
    });

  /** Judges a whole component anew. */
  const refreshComponent = (sourceTranslationId: TranslationId, transaction: Transaction) =>
    Effect.flatMap(store.stale(sourceTranslationId), (ids) => refreshInBatches(ids, transaction));

  return { judge, refresh, refreshComponent, refreshInBatches };
});
