/** Units: read, searched, and changed one at a time. */
import { Context, Effect, Layer } from "effect";
import { type Actor, Forbidden, Invalid, NotFound, Refused } from "../access/index.ts";
import { actions, Changes, type NewChange } from "../changes/index.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import { compileSearch } from "../search/index.ts";
import type { TranslationFacts } from "../translations/index.ts";
import type { UnitColumn } from "./columns.ts";
import { checkUnit, type Edit, editAction, judge } from "./editing.ts";
import { type Addressed, makeCreation, type Wanted } from "./creation.ts";
import { makeFlagging } from "./flagging.ts";
import { countsOf, type NewUnit, type UnitFacts, type UnitPatch } from "./model.ts";
import { refuseEdit, refuseReview } from "./policy.ts";
import { unitStates } from "./states.ts";
import { compareAfterRemovals } from "./reactions.ts";
import { makeRelatedChecks } from "./relatedChecks.ts";
import { makeSourceChecks } from "./sourceChecks.ts";
import { makeTerminology } from "./terminology.ts";
import { joinForms, makeUnitStore } from "./store.ts";
import { sourceValues } from "./sourceChange.ts";
import { makeSourceEdits, type SourceEdit } from "./sourceEdits.ts";

const notFound = new NotFound({ object: "Unit" });

export class Units extends Context.Service<
  Units,
  {
    /** Units that the actor sees. @throws Refused when the query cannot be understood */
    readonly page: (
      actor: Actor,
      query: string | undefined,
      view: View<UnitColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, Refused>;
    readonly pageOfTranslation: (
      translation: TranslationFacts,
      query: string | undefined,
      view: View<UnitColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, Refused>;
    readonly one: (
      actor: Actor,
      id: number,
      query: string | undefined,
      view: View<UnitColumn>,
    ) => Effect.Effect<string, NotFound | Refused>;
    readonly render: (id: number, view: View<UnitColumn>) => Effect.Effect<string>;
    readonly find: (actor: Actor, id: number) => Effect.Effect<UnitFacts, NotFound>;
    /** Changes text and state, or the properties of a source string. An edit that changes nothing records nothing. */
    readonly edit: (
      actor: Actor,
      id: number,
      input: Input<UnitPatch>,
    ) => Effect.Effect<void, NotFound | Forbidden | Invalid | Refused>;
    readonly countOf: (translationId: number) => Effect.Effect<number>;
    /** Whether a user has accepted the contributor agreement of a component. */
    readonly hasAgreed: (userId: number, componentId: number) => Effect.Effect<boolean>;
    /** Adds a string; answers its unit's id in the addressed translation. */
    readonly add: (
      actor: Actor,
      addressed: Addressed,
      input: Input<NewUnit>,
    ) => Effect.Effect<number, Forbidden | Invalid>;
    /** Of each input the string that would be added, or why it is not. */
    readonly survey: (
      actor: Actor,
      addressed: Addressed,
      inputs: readonly NewUnit[],
    ) => Effect.Effect<readonly (Wanted | Invalid)[], Forbidden>;
    /** Adds what `survey` let through, in the transaction of the caller. */
    readonly insert: (actor: Actor, addressed: Addressed, wanted: readonly Wanted[]) => Effect.Effect<void>;
    /** Gives a glossary's languages the terms that all of them have. */
    readonly completeTerminology: (componentId: number) => Effect.Effect<void>;
    /** What changed texts of the template do to their translations, in the transaction of the caller. */
    readonly sourcesEdited: (actor: Actor, edits: readonly SourceEdit[]) => Effect.Effect<void>;
  }
>()("@dragoman/core/units/Units") {
  static readonly layer = Layer.effect(
    Units,
    Effect.gen(function* () {
      const store = yield* makeUnitStore;
      const changes = yield* Changes;
      const transaction = yield* makeTransaction;
      const search = yield* compileSearch;
      const creation = yield* makeCreation;
      const sourceEdits = yield* makeSourceEdits(store);
      const sourceChecks = yield* makeSourceChecks;
      const relatedChecks = yield* makeRelatedChecks;
      const terminology = yield* makeTerminology;
      yield* compareAfterRemovals;
      const flagging = yield* makeFlagging(terminology);

      const find = (actor: Actor, id: number) =>
        Effect.flatMap(Effect.orDie(store.visible(actor, id)), (unit) =>
          unit === undefined ? Effect.fail(notFound) : Effect.succeed(unit),
        );

      const condition = (query: string | undefined) =>
        query === undefined || query.trim() === "" ? Effect.succeed(undefined) : search(query);

      /** Stores a unit's new text with everything that hangs on it, and answers the record of it, and whether its checks changed. */
      const storeText = (actor: Actor, unit: UnitFacts, text: NonNullable<Edit["text"]>) =>
        Effect.gen(function* () {
          const failing = checkUnit(unit, text.target, text.state);
          const enforced =
            text.state >= unitStates.translated && failing.some((check) => unit.enforced_checks.includes(check));
          const state = enforced ? unitStates.needsEditing : text.state;
          const source = unit.is_template ? sourceValues(unit, text.target) : undefined;
          const after = {
            ...unit,
            ...source,
            state,
            target: text.target,
            pending: true,
            has_failing_check: failing.length > 0,
          };
          yield* store.update(unit.id, {
            target: text.target,
            state,
            original_state: state,
            pending: true,
            has_failing_check: after.has_failing_check,
            ...source,
          });
          const rechecked = failing.length > 0 || unit.has_failing_check;
          if (rechecked) yield* store.setChecks(unit.id, failing);
          yield* store.addPending(unit, actor.id, text.target, state);
          const newcomer = !actor.isBot && (yield* store.noteContributor(unit.translation_id, actor.id));
          const where = {
            userId: actor.id,
            authorId: actor.id,
            projectId: unit.project_id,
            componentId: unit.component_id,
            translationId: unit.translation_id,
            unitId: unit.id,
          };
          const record: NewChange = {
            ...where,
            action: editAction(unit.state, text.state),
            target: joinForms(text.target),
            old: joinForms(unit.target),
            details: { state: text.state, old_state: unit.state, source: joinForms(unit.source) },
            counts: { before: countsOf(unit), after: countsOf(after) },
          };
          const joining: NewChange[] = newcomer ? [{ ...where, action: actions.contributorJoined }] : [];
          return { records: [...joining, record], rechecked };
        });

      const sameText = (unit: UnitFacts, text: NonNullable<Edit["text"]>) =>
        unit.state === text.state && joinForms(unit.target) === joinForms(text.target);

      const translate = (
        actor: Actor,
        unit: UnitFacts,
        siblings: readonly UnitFacts[],
        text: NonNullable<Edit["text"]>,
      ) =>
        Effect.gen(function* () {
          const records: NewChange[] = [];
          const stored: UnitFacts[] = [];
          const rechecked: number[] = [];
          const storing = (of: UnitFacts) =>
            Effect.gen(function* () {
              const made = yield* storeText(actor, of, text);
              stored.push(of);
              records.push(...made.records);
              if (made.rechecked) rechecked.push(of.id);
            });
          const refusesCopy = (sibling: UnitFacts) =>
            refuseEdit(actor, sibling) ??
            // Who reviews one component does not review the others by it.
            (text.state === unitStates.approved ? refuseReview(actor, sibling) : undefined);
          for (const sibling of siblings)
            if (!sameText(sibling, text) && refusesCopy(sibling) === undefined) yield* storing(sibling);
          if (!sameText(unit, text)) yield* storing(unit);
          yield* changes.record(records);
          if (stored.includes(unit) && unit.is_template && joinForms(unit.target) !== joinForms(text.target))
            yield* sourceEdits.apply(actor, [{ id: unit.id, target: unit.target, text: text.target }]);
          const ids = stored.filter(({ is_source }) => !is_source).map(({ id }) => id);
          const related = yield* relatedChecks.refresh(ids, stored, { enforcing: true });
          yield* sourceChecks.refresh([...rechecked, ...related]);
        });

      const setProperties = (
        family: readonly UnitFacts[],
        unit: UnitFacts,
        { explanation, extra_flags, labels }: Edit["properties"],
      ) =>
        Effect.gen(function* () {
          if (labels !== undefined) {
            const known = yield* store.knownLabels(unit.project_id, labels);
            if (labels.some((label) => !known.includes(label)))
              return yield* Invalid.field("labels", "Label with this ID was not found in this project.");
            yield* store.setLabels(unit.id, known);
          }
          if (explanation !== undefined) yield* store.update(unit.id, { explanation });
          if (extra_flags !== undefined && extra_flags !== unit.extra_flags)
            yield* flagging.apply(family, unit, extra_flags);
        });

      const edit = Effect.fn("Units.edit")(function* (actor: Actor, id: number, read: Input<UnitPatch>) {
        const seen = yield* find(actor, id);
        const patch = yield* read;
        const first = judge(actor, seen, patch);
        if ("_tag" in first) return yield* first;
        yield* transaction(
          Effect.gen(function* () {
            const family = yield* store.family(actor, seen);
            const unit = family.find((member) => member.id === id);
            if (unit === undefined) return yield* notFound;
            const decided = judge(actor, unit, patch);
            if ("_tag" in decided) return yield* decided;
            const { text, properties } = decided;
            if (text !== undefined)
              yield* translate(actor, unit, unit.is_source ? [] : family.filter((member) => member !== unit), text);
            // Flags hold for what the text has made of the string and its translations.
            const current = text === undefined || properties.extra_flags === undefined;
            yield* setProperties(current ? family : yield* store.family(actor, unit), unit, properties);
          }),
        );
      });

      return Units.of({
        page: (actor, query, view, slice) =>
          Effect.flatMap(condition(query), (where) => Effect.orDie(store.page(actor, where, view, slice))),
        pageOfTranslation: (translation, query, view, slice) =>
          Effect.flatMap(condition(query), (where) =>
            Effect.orDie(store.pageOfTranslation(translation, where, view, slice)),
          ),
        one: (actor, id, query, view) =>
          Effect.gen(function* () {
            yield* find(actor, id);
            const where = yield* condition(query);
            if (where !== undefined && !(yield* Effect.orDie(store.matches(id, where)))) return yield* notFound;
            return yield* Effect.orDie(store.one(id, view));
          }),
        render: (id, view) => Effect.orDie(store.one(id, view)),
        find,
        edit,
        countOf: (translationId) => Effect.orDie(store.count(translationId)),
        hasAgreed: (userId, componentId) => Effect.orDie(store.agreed(userId, componentId)),
        add: creation.add,
        survey: creation.survey,
        insert: (actor, addressed, wanted) => Effect.orDie(creation.insert(actor, addressed, wanted)),
        completeTerminology: (componentId) => transaction(terminology.complete(componentId)),
        sourcesEdited: (actor, edits) => Effect.orDie(sourceEdits.apply(actor, edits)),
      });
    }),
  );
}
