/** New units, written as sets with everything that follows: the part of the one door that has no unit before. */
import { Effect } from "effect";
import type { UnitId, UserId } from "../ids/index.ts";
import { anonymousId } from "../access/index.ts";
import { actions } from "../changes/index.ts";
import { countCharacters, countWords, isReadOnly, priorityOf } from "../checks/index.ts";
import type { ComponentFacts } from "../components/index.ts";
import { chunks, inStatement } from "../database/index.ts";
import type { TranslationFacts } from "../translations/index.ts";
import { batchSize, type FileUnit } from "./fileUnits.ts";
import { makeAddingStore } from "./stores/adding.ts";
import { checkPlace } from "./checkPlace.ts";
import { effectiveFlags } from "./editing.ts";
import { joinForms } from "./forms.ts";
import { contentHash } from "./hash.ts";
import { fitForms, type Move } from "./model.ts";
import { asHeld } from "./normalizing.ts";
import { makeRelatedChecks } from "./relatedChecks.ts";
import { judged } from "./revising.ts";
import { makeSourceChecks } from "./sourceChecks.ts";
import { settle, type SettableState, unitStates } from "./states.ts";
import { ChangeKeeping } from "../changes/inside.ts";

/** What a new unit says and is called. */
export interface NewText {
  readonly hash: string;
  readonly fileKey: string;
  readonly context: string;
  readonly source: readonly string[];
  readonly target: readonly string[];
  /** Null for one that nobody translates: the source of a bilingual component. */
  readonly state: SettableState | null;
  /** Of its source string: those of the file, and those that people set. */
  readonly flags?: string;
  readonly source_flags: string;
  readonly location?: string;
  readonly note?: string;
  readonly pending: boolean;
}

export interface Addition {
  readonly into: TranslationFacts;
  readonly text: NewText;
}

export interface AddedBy {
  readonly userId: UserId | null;
  readonly authorId: UserId | null;
}

interface Missing {
  readonly into: TranslationFacts;
  readonly unit: FileUnit;
}

export const makeAdditions = Effect.gen(function* () {
  const bulk = yield* makeAddingStore;
  const changes = yield* ChangeKeeping;
  const relatedChecks = yield* makeRelatedChecks;
  const sourceChecks = yield* makeSourceChecks;

  /**
   * Adds units of one component where they are not there yet, sources first. Wants a transaction, which holds the
   * source strings that are there if their flags were read before.
   */
  const add = (component: ComponentFacts, source: TranslationFacts, wanted: readonly Addition[], who: AddedBy) =>
    Effect.gen(function* () {
      if (wanted.length === 0) return;
      const languages = new Set(wanted.filter(({ into }) => !into.is_source).map(({ into }) => into.language_id));
      yield* relatedChecks.take(
        [...languages].map((language_id) => ({ project_id: component.project_id, language_id })),
      );
      const touched = [...new Set(wanted.map(({ into }) => into.id))];
      const present = new Set<string>();
      for (const some of chunks(new Set(wanted.map(({ text }) => text.hash)), inStatement))
        for (const name of yield* bulk.present(touched, some)) present.add(name);
      const lengths = new Map(yield* bulk.lengths(touched));
      const added: (Missing & { readonly unitId: UnitId })[] = [];
      const missing = wanted
        .filter(({ into, text }) => !present.has(`${into.id} ${text.hash}`))
        .map(({ into, text }) => {
          const position = (lengths.get(into.id) ?? 0) + 1;
          lengths.set(into.id, position);
          return { into, unit: toUnit(component, source, into, text, position) };
        });
      const [own, others] = [
        missing.filter(({ into }) => into.is_source),
        missing.filter(({ into }) => !into.is_source),
      ];
      for (const some of [...chunks(own, batchSize), ...chunks(others, batchSize)]) {
        const made = yield* bulk.add(
          source.id,
          some.map(({ into, unit }) => ({ translationId: into.id, unit })),
          who.authorId ?? anonymousId,
        );
        const ids = new Map(made.map(({ id, translation_id, hash }) => [`${translation_id} ${hash}`, id]));
        for (const each of some) {
          const unitId = ids.get(`${each.into.id} ${each.unit.idHash}`);
          if (unitId !== undefined) added.push({ ...each, unitId });
        }
      }
      yield* bulk.renumbered(touched);
      const ids = added.map(({ unitId }) => unitId);
      const followed: Move[] = [];
      const turned = [...ids];
      for (const some of chunks(ids, inStatement)) {
        const said = yield* relatedChecks.saidBy(some);
        const { changed, moves } = yield* relatedChecks.judge(some, said, { enforcing: true });
        for (const id of changed) turned.push(id);
        for (const move of moves) followed.push(move);
      }
      for (const move of yield* sourceChecks.judge(turned)) followed.push(move);
      const here = new Set(ids);
      const ends = new Map(followed.map(({ unitId, counts }) => [unitId, counts.after]));
      yield* changes.record(
        added.map(({ into, unit, unitId }) => {
          const after = ends.get(unitId) ?? countsOf(unit);
          const originalState = after.state === unit.state ? unit.originalState : after.state;
          return {
            ...who,
            action: actions.stringAdded,
            projectId: component.project_id,
            componentId: component.id,
            translationId: into.id,
            unitId,
            target: joinForms(unit.target),
            details: {
              state: after.state,
              source: joinForms(unit.source),
              after: { source: unit.source, context: unit.context, original_state: originalState },
            },
            counts: { before: null, after },
          };
        }),
        followed.filter(({ unitId }) => !here.has(unitId)),
      );
    }).pipe(Effect.orDie);

  return { add };
});

const countsOf = ({ state, words, chars, failing }: FileUnit) => ({
  state,
  words,
  chars,
  failing: failing.length > 0,
  suggested: false,
  commented: false,
});

const toUnit = (
  component: ComponentFacts,
  source: TranslationFacts,
  into: TranslationFacts,
  text: NewText,
  position: number,
): FileUnit => {
  const { flags = "", source_flags, location = "", note = "" } = text;
  const forms = into.is_source ? text.source.length : text.source.length > 1 ? into.plural_number : 1;
  const target = asHeld(component.file_format, text.fileKey, fitForms(text.target, forms));
  const place = { ...checkPlace(component, source, into), source: text.source, flags, source_flags, note };
  const all = effectiveFlags(place);
  const beneath = text.state === null ? unitStates.readOnly : settle(text.state, target);
  const { failing, state } = judged(
    { ...place, enforced_checks: component.enforced_checks },
    target,
    isReadOnly(all) ? unitStates.readOnly : beneath,
  );
  return {
    idHash: text.hash,
    contentHash: contentHash(text.source, text.context),
    fileKey: text.fileKey,
    position,
    context: text.context,
    source: text.source,
    target,
    previousSource: "",
    location,
    note,
    flags,
    state,
    originalState: isReadOnly(all) ? beneath : state,
    priority: priorityOf(all),
    words: countWords(text.source, source.language),
    chars: countCharacters(text.source),
    failing,
    pending: text.pending,
  };
};
