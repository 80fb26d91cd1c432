/** Strings and suggestions as the log alone tells them. */
import { expect } from "vitest";

/** What can be said of a unit, and what the log says of it. */
interface Told {
  source: readonly string[];
  target: readonly string[];
  state: number;
  original_state: number;
  previous_source: string;
  explanation: string;
  extra_flags: string;
  labels: readonly number[];
}

export interface Row extends Told {
  readonly id: number;
  readonly source_unit_id: number | null;
  readonly is_template: boolean;
}

export interface Change {
  readonly action: number;
  readonly unit_id: number | null;
  readonly target: string;
  readonly details: {
    readonly state?: number;
    readonly id?: number;
    readonly before?: Partial<Told> & { readonly id?: number };
    readonly after?: Partial<Told>;
  };
}

const separator = "\u001e\u001e";
const added = new Set([13, 31, 71]);
/** Acts whose text is that of the translation. */
const texts = new Set([2, 5, 6, 9, 32, 36, 37, 59, ...added]);
const sourceChanged = 30;
const gone = 1002;
const removed = 63;
const suggestionAdded = 4;
const suggestionGone = new Set([26, 29]);

/** Every suggestion that the log knows: those of a string go with it. */
export const rebuildSuggestions = (changes: readonly Change[], live: ReadonlyMap<number, Row>) => {
  const told = new Map<number, unknown>();
  for (const { action, unit_id: unit, details } of changes) {
    const { id = 0, before, after } = details;
    if (action === suggestionAdded && live.has(Number(unit))) told.set(id, after);
    if (suggestionGone.has(action)) {
      expect(told.get(id)).toEqual(before);
      told.delete(id);
    }
  }
  return told;
};

/** Every unit that the log knows, as the log tells it. */
export const rebuild = (changes: readonly Change[], live: ReadonlyMap<number, Row>) => {
  const told = new Map<number, Told>();
  for (const { action, unit_id: id, target, details } of changes) {
    if (action === removed) told.delete(Number(details.before?.id));
    // What is said beside a string has rows of its own.
    if (id === null || action === suggestionAdded || suggestionGone.has(action)) continue;
    if (action === gone) {
      told.delete(Number(id));
      continue;
    }
    const before = told.get(Number(id)) ?? {
      source: live.get(Number(id))?.source_unit_id == null ? target.split(separator) : [],
      target: [],
      state: 0,
      original_state: 0,
      previous_source: "",
      explanation: "",
      extra_flags: "",
      labels: [],
    };
    if (!told.has(Number(id)) && !added.has(action)) continue;
    const row = live.get(Number(id));
    const sourceOf = told.get(Number(row?.source_unit_id))?.source;
    const forms = target.split(separator);
    const { state = before.state } = details;
    told.set(Number(id), {
      ...before,
      ...(added.has(action) && sourceOf !== undefined ? { source: sourceOf } : {}),
      ...(texts.has(action) ? { target: forms, ...(row?.is_template === true ? { source: forms } : {}) } : {}),
      ...(action === sourceChanged ? { source: forms } : {}),
      state,
      ...(state === before.state ? {} : { original_state: state }),
      ...pickTold(details.after ?? {}),
    });
  }
  return told;
};

const names = [
  "source",
  "target",
  "state",
  "original_state",
  "previous_source",
  "explanation",
  "extra_flags",
  "labels",
] as const;
export const pickTold = (facts: Partial<Told>): Partial<Told> =>
  Object.fromEntries(names.filter((name) => facts[name] !== undefined).map((name) => [name, facts[name]]));
