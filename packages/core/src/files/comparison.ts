/** What a file's units mean for those in the database: which are new, which changed and how, which went. No effects. */
import type { Abilities } from "@dragoman/formats";
import type { UnitId } from "../ids/index.ts";
import { type Action, actions } from "../changes/index.ts";
import { joinForms, stateBeneath, turned } from "../units/index.ts";
import { type FileUnit, type Overlaid, sourceChanged, type StoredUnit } from "../units/inside.ts";
import type { Finish, Finished } from "./finishing.ts";
import type { ReadUnit } from "./reading.ts";

export interface ChangedUnit {
  readonly id: UnitId;
  /** Which state of the unit was compared: its `StoredUnit.updated`. */
  readonly updated: string;
  readonly unit: FileUnit;
  /** How the change is recorded; undefined where only places, notes or flags changed. */
  readonly records: readonly { readonly action: Action; readonly target: string; readonly old: string }[];
  /** What its records tell beside the texts. */
  readonly turn?: Readonly<Record<string, unknown>>;
}

export interface Rules {
  readonly can: Pick<Abilities, "fuzzy" | "approved">;
  /** Whether approved strings of the file count as such. */
  readonly reviews: boolean;
  /** Whether a string that comes new from a file waits for another look. */
  readonly isDoubted: (unit: ReadUnit) => boolean;
  /** Flags of source strings by hash, where a language comes to strings that have been here before. */
  readonly flagged?: ReadonlyMap<string, string>;
  readonly finish: Finish;
}

/** The state that a string gets that comes new from a file. */
const asAllowed = (unit: ReadUnit, { reviews, isDoubted }: Rules): ReadUnit => {
  if (unit.state < 20 || unit.state > 30) return unit;
  const state = isDoubted(unit) ? 10 : unit.state === 30 && !reviews ? 20 : unit.state;
  return { ...unit, state, originalState: state };
};

/** A flag may lay read-only over it later. */
const asStated = (state: number) => ({ state, originalState: state });

export interface Difference {
  readonly added: readonly FileUnit[];
  readonly changed: readonly ChangedUnit[];
  readonly overlaid: readonly Overlaid[];
}

/** Compares the units of a file, a part at a time, with all that are stored of its translation. */
export interface Comparer {
  /**
   * Of a string that the file holds twice the first counts. `finished`: what `finish` says of each as it is, under no
   * flags of its source string, where that is known.
   */
  readonly next: (read: readonly ReadUnit[], finished?: readonly Finished[]) => Difference;
  /** What is stored and was in no part. */
  readonly removed: () => readonly UnitId[];
}

export const comparer = (stored: readonly StoredUnit[], rules: Rules): Comparer => {
  const known = new Map(stored.map((unit) => [unit.id_hash, unit]));
  const seen = new Set<string>();
  return {
    next: (read, finished = []) => {
      const added: FileUnit[] = [];
      const changed: ChangedUnit[] = [];
      const overlaid: Overlaid[] = [];
      for (const [index, unit] of read.entries()) {
        if (seen.has(unit.idHash)) continue;
        seen.add(unit.idHash);
        const old = known.get(unit.idHash);
        const finish = knowing(unit, finished[index], rules.finish);
        if (old === undefined) {
          const allowed = asAllowed(unit, rules);
          added.push({ ...allowed, ...finish(allowed, rules.flagged?.get(unit.idHash) ?? ""), pending: false });
          continue;
        }
        const change = compareOne(unit, old, rules, finish);
        if (change !== undefined) changed.push(change);
        if (old.pending && joinForms(unit.target) !== joinForms(old.target))
          overlaid.push({ id: old.id, target: unit.target, kept: old.target });
      }
      return { added, changed, overlaid };
    },
    removed: () => stored.filter((unit) => !seen.has(unit.id_hash)).map((unit) => unit.id),
  };
};

/** `finish`, which is not asked again what is known of a unit. */
const knowing = (unit: ReadUnit, finished: Finished | undefined, finish: Finish): Finish =>
  finished === undefined
    ? finish
    : (next, extra) =>
        extra === "" &&
        next.target === unit.target &&
        next.state === unit.state &&
        next.originalState === unit.originalState
          ? finished
          : finish(next, extra);

const compareOne = (unit: ReadUnit, old: StoredUnit, rules: Rules, finish: Finish): ChangedUnit | undefined => {
  const sameText = joinForms(unit.target) === joinForms(old.target);
  const newSource = joinForms(unit.source) !== joinForms(old.source);
  const keepsOurs = old.pending;
  const ours = stateBeneath(old);
  const records: { action: Action; target: string; old: string }[] = [];

  let next: ReadUnit = unit;
  let pending = keepsOurs;
  if (keepsOurs)
    next = {
      ...unit,
      target: old.target,
      ...asStated(unit.state === 100 || ours === 100 ? unit.state : ours),
      previousSource: old.previous_source,
    };
  else if (sameText) {
    // A format that cannot say so keeps what the database knows.
    const state = keptState(unit, old, rules, newSource);
    next = {
      ...unit,
      ...asStated(state),
      previousSource: unit.previousSource === "" ? old.previous_source : unit.previousSource,
    };
  } else if (unit.state === 30 && !rules.reviews) next = { ...unit, ...asStated(20) };

  if (newSource && (keepsOurs || sameText)) {
    const moved = sourceChanged(old, unit.source);
    // What does not move by this is as the file has it: its next reading would say so anyway.
    if (moved.pending === true) {
      const state = unit.state === 100 ? {} : asStated(moved.original_state);
      next = { ...next, ...state, previousSource: moved.previous_source };
      pending = true;
    }
    records.push({ action: actions.sourceStringChanged, target: joinForms(unit.source), old: joinForms(old.source) });
  } else if (newSource) {
    next = { ...next, previousSource: "" };
    records.push({ action: actions.sourceStringChanged, target: joinForms(unit.source), old: joinForms(old.source) });
  }
  const finished: FileUnit = { ...next, ...finish(next, old.source_flags || old.extra_flags), pending };
  const restated = !keepsOurs && !newSource && finished.state !== old.state;
  if (!keepsOurs && (!sameText || restated))
    records.push({
      action: actions.stringUpdatedInTheRepository,
      target: joinForms(finished.target),
      old: joinForms(old.target),
    });

  const same =
    records.length === 0 &&
    finished.state === old.state &&
    finished.originalState === old.original_state &&
    finished.previousSource === old.previous_source &&
    unit.position === old.position &&
    unit.location === old.location &&
    unit.note === old.note &&
    unit.flags === old.flags &&
    unit.fileKey === old.file_key &&
    pending === old.pending &&
    sameNames(finished.failing, old.failing);
  return same ? undefined : { id: old.id, updated: old.updated, unit: finished, records, ...turnOf(old, finished) };
};

const turnOf = (old: StoredUnit, unit: FileUnit): Pick<ChangedUnit, "turn"> => {
  const after = {
    ...old,
    source: unit.source,
    state: unit.state,
    original_state: unit.originalState,
    previous_source: unit.previousSource,
  };
  const facts = turned({ before: old, after });
  return old.state === unit.state && !("before" in facts)
    ? {}
    : { turn: { state: unit.state, old_state: old.state, ...facts } };
};

const sameNames = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((name) => others.includes(name));

const keptState = (unit: ReadUnit, old: StoredUnit, { can, reviews }: Rules, newSource: boolean): number => {
  const ours = stateBeneath(old);
  if (unit.state === 30 && !reviews) return 20;
  if (unit.state === 100 || unit.state === 0 || ours === 100) return unit.state;
  if (!can.fuzzy && ours === 10 && unit.state === 20) return 10;
  if (!can.approved && ours === 30 && unit.state === 20 && !newSource) return 30;
  return unit.state;
};
