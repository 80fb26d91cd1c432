/** Automatic translation at work: strings get what equal strings elsewhere say, as texts or as suggestions. It asks for no rights. */
import { Effect } from "effect";
import type { ProjectId, UnitId, UserId } from "../ids/index.ts";
import type { Actor } from "../access/index.ts";
import { actions } from "../changes/index.ts";
import { integerFlag } from "../checks/index.ts";
import { makeTransaction } from "../database/index.ts";
import { LabelKeeping } from "../labels/inside.ts";
import type { FoundTranslation } from "../translations/index.ts";
import { effectiveFlags, type UnitFacts, unitStates } from "../units/index.ts";
import { makeRemarks, makeWriting, texting } from "../units/inside.ts";
import type { AutotranslationInput } from "./model.ts";
import { type Found, makeAutotranslationStore, type Origin } from "./store.ts";

/** The mark of strings that no person translated. */
const automatically = { name: "Automatically translated", color: "yellow" } as const;

const states = { translate: 20, fuzzy: 10, approved: 30 } as const;

/** Who translates: whose eyes look for texts, in whose name they are written, and whether approved ones may change. */
export interface Translator {
  /** Null: what everybody in the project sees. */
  readonly viewer: Actor | null;
  readonly userId: UserId;
  readonly reviews: boolean;
}

export const makeTranslating = Effect.gen(function* () {
  const store = yield* makeAutotranslationStore;
  const writing = yield* makeWriting;
  const remarks = yield* makeRemarks;
  const labels = yield* LabelKeeping;
  const transaction = yield* makeTransaction;

  /** Says of strings that no person translated them. */
  const mark = (projectId: ProjectId, unitIds: readonly UnitId[], userId: UserId) =>
    Effect.flatMap(labels.ensure(projectId, automatically, userId), (label) =>
      writing.label(unitIds, (labels) => [...new Set([...labels, label])], { userId, authorId: userId }),
    );

  const suggest = (translation: FoundTranslation, userId: UserId, found: readonly Found[]) =>
    transaction(remarks.suggest(translation, userId, found));

  /** Answers how many strings got a text or a suggestion. */
  return Effect.fn("Autotranslation.run")(function* (
    { viewer, userId, reviews }: Translator,
    found: FoundTranslation,
    input: Pick<AutotranslationInput, "mode" | "filter_type">,
    origin: Origin,
  ) {
    const { component, translation } = found;
    const matches = yield* Effect.orDie(store.matches(viewer, translation, input, origin));
    const { mode } = input;
    if (mode === "suggest") return yield* suggest(found, userId, matches);
    const targets = new Map(matches.map(({ id, target }) => [id, target]));
    const changed = yield* writing.words(
      [...targets.keys()],
      (unit) => {
        const target = takes(unit, targets.get(unit.id), reviews);
        return target !== undefined && fitsIn(unit, target) ? { target, state: states[mode] } : undefined;
      },
      texting({ action: actions.automaticallyTranslated, userId, authorId: userId, fixups: false }),
    );
    if (changed.length > 0) yield* transaction(mark(component.project_id, changed, userId));
    const done = new Set(changed);
    const others = matches.flatMap(({ id }) => (done.has(id) ? [] : [id]));
    const suggested = yield* transaction(
      Effect.flatMap(writing.held(others), (held) => {
        const long = held.flatMap((unit) => {
          const target = takes(unit, targets.get(unit.id), reviews);
          return target === undefined || fitsIn(unit, target) ? [] : [{ id: unit.id, target }];
        });
        return remarks.suggest(found, userId, long);
      }),
    );
    return changed.length + suggested;
  });
});

/** What a unit may be given; undefined where it is not to be touched. */
const takes = (
  unit: UnitFacts,
  target: readonly string[] | undefined,
  reviews: boolean,
): readonly string[] | undefined => {
  // Somebody translated it meanwhile, in another number of forms.
  if (target?.length !== unit.target.length) return undefined;
  if (unit.locked || unit.state === unitStates.readOnly) return undefined;
  return unit.state === unitStates.approved && !reviews ? undefined : target;
};

/** Texts that are much longer than their source are suggestions only. */
const fitsIn = (unit: UnitFacts, target: readonly string[]): boolean => {
  const longest = (forms: readonly string[]) => Math.max(0, ...forms.map((form) => [...form].length));
  const limit = integerFlag(effectiveFlags(unit), "max-length") ?? Math.max(100, 10 * longest(unit.source));
  return longest(target) <= limit;
};
