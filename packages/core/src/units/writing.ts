/**
 * The one door for strings: whoever writes some gives a decision for each unit and a manner, and everything that
 * writing means is done here, in sets: what they fail, the rows, what waits for the files, who took part, records with
 * what was there before, counters, translations of changed sources, and the checks of whoever was compared with them.
 * The number of statements does not grow with the units. Reading of files alone has a way of its own, for speed.
 */
import { Effect } from "effect";
import type { LabelId, TranslationId, UnitId, UserId } from "../ids/index.ts";
import { type Action, actions, beginsAnew, type Followed, type NewChange, unlisted } from "../changes/index.ts";
import { chunks, inStatement, makeTransaction } from "../database/index.ts";
import { joinForms } from "./forms.ts";
import { countsOf, type Move, type UnitFacts } from "./model.ts";
import { makeRelatedChecks } from "./relatedChecks.ts";
import { type Care, resourced, reworded, type Revision, sameForms, turned, type Wording } from "./revising.ts";
import { makeSourceChecks } from "./sourceChecks.ts";
import { stateBeneath, unitStates } from "./states.ts";
import { makeUnitStore } from "./store.ts";
import { asWaiting, makeWritingStore } from "./stores/writing.ts";
import { ChangeKeeping } from "../changes/inside.ts";

/** By whom and as what something is written. */
export interface Manner extends Care {
  readonly action: Action | ((revision: Revision) => Action);
  /** Who did it; null for the server. */
  readonly userId: UserId | null;
  /** Who signs the commit. */
  readonly authorId: UserId;
  /** Which text the records carry; `nothing` where an act changes none, and is recorded where it changes something. */
  readonly tells: "target" | "source" | "nothing";
  /** Whether enforced checks that compare strings with others make these wait for another look. */
  readonly enforcing: boolean;
}

/** The manner of texts. */
export const texting = (who: Pick<Manner, "action" | "userId" | "authorId" | "fixups">): Manner => ({
  ...who,
  tells: "target",
  enforcing: true,
});

/** Units of one transaction, where an act is not one whole. */
const atOnce = 500;
/** Source strings whose translations, in all languages, are held in memory together. */
const sourcesAtOnce = 500;

/** A source unit, and what it says now. */
export interface SourceEdit {
  readonly id: UnitId;
  readonly text: readonly string[];
}

const ids = (revisions: readonly Revision[]) => revisions.map(({ before }) => before.id);

/** Whether files have something new to say. */
const waits = ({ before, after }: Revision) =>
  after.pending && (!sameForms(before.target, after.target) || stateBeneath(before) !== stateBeneath(after));

/** Whether checks of it may be recorded. */
const mayHold = ({ has_failing_check: fails, dismissals }: UnitFacts) => fails || dismissals;

const actionOf = (revision: Revision, { action }: Manner) => (typeof action === "function" ? action(revision) : action);

/** The same, where a check has lowered the state that was written. */
const ended = (revision: Revision, state: number): Revision =>
  state === revision.after.state
    ? revision
    : {
        ...revision,
        after: { ...revision.after, state: unitStates.needsEditing, original_state: unitStates.needsEditing },
      };

const placeOf = (unit: UnitFacts) => ({
  projectId: unit.project_id,
  componentId: unit.component_id,
  translationId: unit.translation_id,
});

export const makeWriting = Effect.gen(function* () {
  const units = yield* makeUnitStore;
  const store = yield* makeWritingStore;
  const changes = yield* ChangeKeeping;
  const relatedChecks = yield* makeRelatedChecks;
  const sourceChecks = yield* makeSourceChecks;
  const transaction = yield* makeTransaction;

  /** Rows and their checks; answers the units that fail any. */
  const keep = (revisions: readonly Revision[], { authorId }: Manner) =>
    Effect.gen(function* () {
      const failing = new Map(
        revisions.flatMap(({ before, failing: names }) =>
          names !== undefined && (names.length > 0 || mayHold(before)) ? [[before.id, names] as const] : [],
        ),
      );
      if (failing.size > 0) yield* store.setChecks(failing);
      const still = yield* store.update(revisions);
      const waiting = revisions.filter(waits).map(({ after }) => asWaiting(after));
      if (waiting.length > 0) yield* store.addPending(waiting, authorId);
      return still;
    });

  /** `moves`: what judging these beside others made of them, and of others. */
  const record = (
    revisions: readonly Revision[],
    failing: ReadonlySet<UnitId>,
    moves: readonly Move[],
    manner: Manner,
  ) =>
    Effect.gen(function* () {
      const { userId, authorId, tells } = manner;
      const who = { userId, authorId };
      const firsts = new Map(
        revisions.toReversed().map(({ before }) => [before.translation_id, { ...placeOf(before), unitId: before.id }]),
      );
      const joined =
        tells === "target" && userId !== null
          ? yield* store.join([...firsts.keys()], userId)
          : new Set<TranslationId>();
      const records: NewChange[] = [...firsts.values()]
        .filter(({ translationId }) => joined.has(translationId))
        .map((place) => ({ ...who, ...place, action: actions.contributorJoined }));
      const own = new Set(ids(revisions));
      const ends = new Map(moves.map(({ unitId, counts }) => [unitId, counts.after]));
      const beside: Followed[] = moves.filter(({ unitId }) => !own.has(unitId));
      for (const written of revisions) {
        const kept = countsOf({ ...written.after, has_failing_check: failing.has(written.before.id) });
        const counts = { before: countsOf(written.before), after: ends.get(written.before.id) ?? kept };
        const revision = ended(written, counts.after.state);
        const { before, after } = revision;
        const place = { ...who, ...placeOf(before), unitId: before.id, counts };
        const facts = turned(revision);
        const same = before.state === after.state && sameForms(before.target, after.target) && !("before" in facts);
        if (same) beside.push(place);
        else
          records.push({
            ...place,
            action: actionOf(written, manner),
            ...(tells === "nothing" ? {} : { target: joinForms(after[tells]), old: joinForms(before[tells]) }),
            details: {
              state: after.state,
              old_state: before.state,
              ...(tells === "target" ? { source: joinForms(before.source) } : {}),
              ...facts,
            },
          });
      }
      yield* changes.record(records, beside);
    });

  /** Judges units beside others that say the same, and the source strings of all whose checks are others now. */
  const compare = (revisions: readonly Revision[], manner: Manner) =>
    Effect.gen(function* () {
      const compared = revisions.filter(({ before, failing: names }) => !before.is_source && names !== undefined);
      const turnedChecks = revisions.filter(
        ({ before, after, failing: names }) =>
          names !== undefined && (names.length > 0 || mayHold(before) || before.extra_flags !== after.extra_flags),
      );
      const touched = ids(turnedChecks);
      const moves: Move[] = [];
      for (const some of chunks(compared, inStatement)) {
        const judged = yield* relatedChecks.judge(
          ids(some),
          some.map(({ before }) => before),
          { enforcing: manner.enforcing, anew: ids(some.filter((each) => beginsAnew(actionOf(each, manner)))) },
        );
        touched.push(...judged.changed);
        moves.push(...judged.moves);
      }
      return [...moves, ...(yield* sourceChecks.judge(touched))];
    });

  /** Stores what became of units that the caller's transaction holds, with everything that follows. */
  const write = (revisions: readonly Revision[], manner: Manner): Effect.Effect<void> =>
    Effect.gen(function* () {
      if (revisions.length === 0) return;
      const failing = new Set<UnitId>();
      for (const some of chunks(revisions, inStatement)) for (const id of yield* keep(some, manner)) failing.add(id);
      // Records, counters and memory say what is stored in the end: enforced checks may lower what was written.
      yield* record(revisions, failing, yield* compare(revisions, manner), manner);
      const templates = revisions.filter(
        ({ before, after }) => before.is_template && !sameForms(before.target, after.target),
      );
      yield* follow(
        templates.map(({ before, after }) => ({ id: before.id, text: after.target })),
        manner,
      );
    }).pipe(Effect.orDie);

  /** What changed texts of source strings do to their translations, in the transaction of the caller. */
  const follow = (edits: readonly SourceEdit[], { userId, authorId }: Pick<Manner, "userId" | "authorId">) =>
    Effect.gen(function* () {
      for (const some of chunks(edits, sourcesAtOnce)) {
        const texts = new Map(some.map(({ id, text }) => [id, text]));
        const translations = yield* units.translationsOf([...texts.keys()]);
        const revisions = translations.flatMap((unit) => {
          const text = texts.get(unit.source_unit_id ?? unit.id);
          return text === undefined ? [] : [resourced(unit, text)];
        });
        yield* write(revisions, {
          userId,
          authorId,
          action: actions.sourceStringChanged,
          fixups: false,
          tells: "source",
          enforcing: false,
        });
      }
    });

  /** Writes what `decide` says of each unit, as it is when its turn comes; answers the units that changed. */
  const words = (
    unitIds: readonly UnitId[],
    decide: (unit: UnitFacts) => Wording | undefined,
    manner: Manner,
  ): Effect.Effect<readonly UnitId[]> =>
    Effect.gen(function* () {
      const changed: UnitId[] = [];
      for (const some of chunks(unitIds, atOnce))
        changed.push(
          ...(yield* transaction(
            Effect.gen(function* () {
              const revisions = (yield* units.locked(some)).flatMap((unit) => {
                const wording = decide(unit);
                return wording === undefined ? [] : (reworded(unit, wording, manner) ?? []);
              });
              yield* write(revisions, manner);
              return ids(revisions);
            }),
          )),
        );
      return changed;
    }).pipe(Effect.orDie);

  /** Gives units other labels; those that are not of their project are left out. Wants a transaction. */
  const label = (
    unitIds: readonly UnitId[],
    next: (labels: readonly LabelId[]) => readonly LabelId[],
    who: Pick<Manner, "userId" | "authorId">,
  ): Effect.Effect<void> =>
    Effect.gen(function* () {
      const held = yield* store.labelled(unitIds);
      const moves = yield* store.relabel(held.map(({ id, labels }) => ({ id, labels: next(labels) })));
      const byUnit = Map.groupBy(moves, ({ id }) => id);
      yield* changes.record(
        held.flatMap(({ id, labels, ...place }) => {
          const moved = byUnit.get(id);
          if (moved === undefined) return [];
          const gone = new Set(moved.flatMap(({ label, came }) => (came ? [] : [label])));
          const came = moved.flatMap((move) => (move.came ? [move.label] : []));
          const after = [...labels.filter((each) => !gone.has(each)), ...came].sort((a, b) => a - b);
          const details = { before: { labels }, after: { labels: after } };
          return [{ ...who, ...place, unitId: id, action: unlisted.propertiesSet, details }];
        }),
      );
    }).pipe(Effect.orDie);

  /**
   * Says of a check that it matters not, or does again; answers whether the unit fails it. `multiple_failures` of its
   * source string counts either. Wants a transaction that holds the unit.
   */
  const dismiss = (unit: UnitFacts, check: string, dismissed: boolean, who: Pick<Manner, "userId" | "authorId">) =>
    Effect.gen(function* () {
      const before = yield* store.checksOf(unit.id);
      const now = before.find(({ name }) => name === check);
      if (now === undefined || now.dismissed === dismissed) return now !== undefined;
      const after = before.map((each) => (each === now ? { ...each, dismissed } : each));
      const failing = after.some((each) => !each.dismissed);
      yield* store.dismiss(unit.id, check, dismissed, failing);
      const names = (checks: typeof before) => checks.flatMap(({ name, ...each }) => (each.dismissed ? [name] : []));
      yield* changes.record([
        {
          ...who,
          ...placeOf(unit),
          unitId: unit.id,
          action: dismissed ? unlisted.checkDismissed : unlisted.checkRestored,
          details: { before: { dismissed: names(before) }, after: { dismissed: names(after) } },
          counts: { before: countsOf(unit), after: countsOf({ ...unit, has_failing_check: failing }) },
        },
      ]);
      return true;
    }).pipe(Effect.orDie);

  /** Units as they are, which stay so until the caller's transaction ends. */
  const held = (unitIds: readonly UnitId[]) => Effect.orDie(units.locked(unitIds));

  return { holdTranslation: units.holdTranslation, held, write, words, label, dismiss };
});
