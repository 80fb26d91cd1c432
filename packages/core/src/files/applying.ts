/**
 * The database made to say what the files say. A file goes through in parts: while the database stores one, the next is
 * read, compared and checked, so that neither waits for the other and big files need little memory.
 */
import type { Codec } from "@dragoman/formats";
import { Effect, Fiber, type Semaphore } from "effect";
import type { LanguageId, UnitId, UserId } from "../ids/index.ts";
import { actions, unlisted } from "../changes/index.ts";
import type { ComponentFacts } from "../components/index.ts";
import { chunks, type Transaction } from "../database/index.ts";
import { StatisticsKeeping } from "../statistics/inside.ts";
import type { TranslationFacts } from "../translations/index.ts";
import {
  batchSize,
  checkPlace,
  type FileUnit,
  makeLostTexts,
  type makeBulkStore,
  type makeRelatedChecks,
  type Overlaid,
  type Owner,
  type Said,
  type StoredUnit,
} from "../units/inside.ts";
import { type ChangedUnit, comparer, type Difference, type Rules } from "./comparison.ts";
import { doubting, finishing } from "./finishing.ts";
import type { Reader } from "./parsing.ts";
import { asSource, type ReadUnit } from "./reading.ts";
import { TranslationKeeping } from "../translations/inside.ts";
import { ChangeKeeping } from "../changes/inside.ts";

/** What all files of a component share while they are read. */
export interface Work {
  readonly component: ComponentFacts;
  readonly codec: Codec;
  /** Who asked; null for the server itself. */
  readonly userId: UserId | null;
  readonly bulk: Effect.Success<typeof makeBulkStore>;
  readonly relatedChecks: Effect.Success<typeof makeRelatedChecks>;
  readonly transaction: Transaction;
  /** For what is one statement: nobody waits for this process between the beginning and the end of a transaction. */
  readonly statement: Transaction;
  readonly source: TranslationFacts;
  /** Source strings that are there; those that translations bring along are added for one translation at a time. */
  readonly sources: { readonly alone: Semaphore.Semaphore; hashes: Set<string> | undefined };
}

export interface Given {
  readonly read: Reader;
  readonly revision: string;
  /** Strings that the file lacks stay: translations may have them. */
  readonly keepMissing: boolean;
  /** Whether the file may hold source strings that are listed nowhere else. */
  readonly bringsSources: boolean;
}

/** What reading a file has come upon. */
export interface Applied {
  readonly languageId: LanguageId;
  readonly filename: string;
  /** Strings that the file holds more than once. */
  readonly repeated: readonly string[];
  /** Units that say something else now, and what they said before; of a file that was read as a whole none. */
  readonly changed: readonly UnitId[];
  readonly said: readonly Said[];
  /** Whether that is all: it was read for what is new, and no unit came or went. */
  readonly onlyChanged: boolean;
}

/** Reads the units of one file into its translation. */
export const apply = (work: Work, translation: TranslationFacts, given: Given) =>
  Effect.gen(function* () {
    const { bulk } = work;
    const read = given.read(checkPlace(work.component, work.source, translation));
    const first = yield* read;
    const { concerned } = first;
    const nothingStored = translation.units_version === 0 || concerned?.length === 0;
    const stored = nothingStored ? [] : yield* Effect.orDie(bulk.stored(translation.id, concerned));
    const rules = yield* rulesOf(work, translation);
    const { next, removed } = comparer(stored, rules);
    const news = concerned === undefined ? undefined : { changed: [] as UnitId[], said: [] as Said[] };
    const store = makeStore(work, translation, { rules, bringsSources: given.bringsSources, news });
    let storing: Fiber.Fiber<void> | undefined;
    let batch = emptyBatch();
    let renumbered = false;
    const flush = Effect.suspend(() => {
      const full = batch;
      batch = emptyBatch();
      renumbered ||= full.added.length > 0;
      return Effect.forkChild(store(full), { startImmediately: true });
    });
    for (let portion = first; portion.units.length > 0; portion = yield* read) {
      const { units, finished } = portion;
      const { added, changed, overlaid } = next(units, finished);
      batch.units.push(...units);
      batch.added.push(...added);
      batch.changed.push(...changed);
      batch.overlaid.push(...overlaid);
      // The database's answers and other requests are heard in between.
      yield* Effect.yieldNow;
      if (batch.units.length < batchSize) continue;
      if (storing !== undefined) yield* Fiber.join(storing);
      storing = yield* flush;
    }
    if (storing !== undefined) yield* Fiber.join(storing);
    yield* Fiber.join(yield* flush);
    const unwritten = new Set(stored.flatMap((unit) => (unit.unwritten ? [unit.id] : [])));
    const missing = removed();
    const gone = given.keepMissing ? [] : missing.filter((id) => !unwritten.has(id));
    for (const ids of chunks(gone, batchSize))
      yield* work.transaction(bulk.lose(ownerOf(work, translation), ids, work.userId));
    yield* settle(work, translation, { revision: given.revision, renumbered: renumbered || gone.length > 0 });
    return {
      languageId: translation.language_id,
      filename: translation.filename,
      repeated: first.repeated ?? [],
      changed: news?.changed ?? [],
      said: news?.said ?? [],
      onlyChanged: news !== undefined && !renumbered && missing.length === 0,
    } satisfies Applied;
  });

/** How the file of a translation is compared with what is stored of it. */
export const rulesOf = (
  { component, codec, source, bulk }: Pick<Work, "component" | "codec" | "source" | "bulk">,
  translation: TranslationFacts,
) =>
  Effect.gen(function* () {
    return {
      can: codec.can,
      reviews: translation.is_source ? component.source_review : component.translation_review,
      isDoubted: doubting(component, translation),
      finish: finishing(checkPlace(component, source, translation)),
      ...(translation.is_source ? {} : { flagged: yield* Effect.orDie(bulk.flagged(source.id)) }),
    } satisfies Rules;
  });

/** Units of a file, and how they differ from what is stored. */
interface Batch extends Difference {
  readonly units: readonly ReadUnit[];
}

const emptyBatch = () => ({
  units: [] as ReadUnit[],
  added: [] as FileUnit[],
  changed: [] as ChangedUnit[],
  overlaid: [] as Overlaid[],
});

interface Storing extends Pick<Given, "bringsSources"> {
  readonly rules: Rules;
  /** Where it is told what changes. */
  readonly news: { readonly changed: UnitId[]; readonly said: Said[] } | undefined;
}

const makeStore =
  (work: Work, translation: TranslationFacts, { rules, bringsSources, news }: Storing) =>
  ({ units, added, changed, overlaid }: Batch) =>
    Effect.gen(function* () {
      const { component, bulk, relatedChecks, transaction, statement } = work;
      const changes = yield* ChangeKeeping;
      const lost = yield* makeLostTexts;
      if (bringsSources && added.length > 0) yield* addSources(work, added);
      if (added.length > 0)
        yield* statement(bulk.insert(ownerOf(work, translation), added, actions.stringAddedInTheRepository, null));
      if (changed.length + overlaid.length === 0) return;
      yield* transaction(
        Effect.gen(function* () {
          const edited = yield* bulk.overtaken(changed);
          const again = afterEdits(edited, units, rules);
          const current = [...changed.filter(({ id }) => !again.ids.has(id)), ...again.changed];
          // What upstream says and nobody here has seen does not give way unheard.
          if (!translation.is_source) yield* lost.unseen({ component, translation }, [...overlaid, ...again.overlaid]);
          if (news !== undefined) {
            const ids = current.map(({ id }) => id);
            news.said.push(...(yield* relatedChecks.saidBy(ids)));
            news.changed.push(...ids);
          }
          yield* bulk.update(current);
          yield* changes.record(
            current.flatMap(({ id, records, turn }) =>
              (records.length === 0 && turn !== undefined ? [{ action: unlisted.stateFollowed }] : records).map(
                (record) => ({
                  ...record,
                  ...(turn === undefined ? {} : { details: turn }),
                  projectId: component.project_id,
                  componentId: component.id,
                  translationId: translation.id,
                  unitId: id,
                }),
              ),
            ),
          );
        }),
      );
    });

/** Where people edited since strings were compared, these are compared again with what they are now. */
const afterEdits = (
  edited: readonly StoredUnit[],
  units: readonly ReadUnit[],
  rules: Rules,
): Difference & { readonly ids: ReadonlySet<UnitId> } => {
  const ids = new Set(edited.map(({ id }) => id));
  const hashes = new Set(edited.map(({ id_hash }) => id_hash));
  const again = units.filter(({ idHash }) => hashes.has(idHash));
  return { ids, ...comparer(edited, rules).next(again) };
};

const ownerOf = ({ component, source }: Work, translation: TranslationFacts): Owner => ({
  projectId: component.project_id,
  componentId: component.id,
  translationId: translation.id,
  sourceTranslationId: source.id,
});

/** Adds the source strings that a translation brings along. The source's counters follow when all files are read. */
const addSources = (work: Work, units: readonly ReadUnit[]) =>
  Effect.gen(function* () {
    const { bulk, source, sources } = work;
    const known = (sources.hashes ??= new Set(yield* Effect.orDie(bulk.hashes(source.id))));
    const missing = new Map<string, ReadUnit>();
    for (const unit of units) if (!known.has(unit.idHash)) missing.set(unit.idHash, asSource(unit));
    if (missing.size === 0) return;
    const finish = finishing(checkPlace(work.component, source, source));
    const added = [...missing.values()].map(
      (unit, index): FileUnit => ({ ...unit, position: known.size + index + 1, ...finish(unit, ""), pending: false }),
    );
    yield* work.statement(bulk.insert(ownerOf(work, source), added, actions.sourceStringAdded, null));
    for (const idHash of missing.keys()) known.add(idHash);
  }).pipe(work.sources.alone.withPermit);

/** The last step of reading: counters, and the content of the file that was read with a record of it. */
const settle = (
  { component, userId, bulk, transaction }: Work,
  translation: TranslationFacts,
  { revision, renumbered }: { readonly revision?: string; readonly renumbered: boolean },
) =>
  Effect.gen(function* () {
    const translations = yield* TranslationKeeping;
    const statistics = yield* StatisticsKeeping;
    const changes = yield* ChangeKeeping;
    yield* transaction(
      Effect.gen(function* () {
        if (renumbered) yield* bulk.renumbered([translation.id]);
        yield* statistics.recount([translation.id]);
        if (revision === undefined) return;
        yield* translations.update(translation.id, { revision, read_revision: revision });
        yield* changes.record([
          {
            action: actions.resourceUpdated,
            userId,
            authorId: userId,
            projectId: component.project_id,
            componentId: component.id,
            translationId: translation.id,
            details: {
              filename: translation.filename,
              reason: translation.revision === "" ? "new file" : "content changed",
            },
          },
        ]);
      }),
    );
  });

/** Ends the reading of a bilingual component: source strings go that neither the template lists nor any translation has. */
export const settleSources = <E, R>(work: Work, openListed: Effect.Effect<Reader | undefined, E, R>) =>
  Effect.gen(function* () {
    const { bulk, source, transaction } = work;
    const orphans = yield* Effect.orDie(bulk.orphans(source.id));
    const readListed = orphans.length === 0 ? undefined : yield* openListed;
    if (readListed !== undefined) {
      const listed = readListed();
      const kept = new Set<string>();
      for (let { units } = yield* listed; units.length > 0; { units } = yield* listed)
        for (const { idHash } of units) kept.add(idHash);
      const gone = orphans.flatMap(({ id, hash }) => (kept.has(hash) ? [] : [id]));
      for (const ids of chunks(gone, batchSize)) yield* transaction(bulk.lose(ownerOf(work, source), ids, work.userId));
    }
    yield* settle(work, source, { renumbered: true });
  });
