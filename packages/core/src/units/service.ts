/** Units: read, searched, and changed one at a time. */
import { Context, Effect, Layer } from "effect";
import type { UnitId } from "../ids/index.ts";
import { type Actor, Forbidden, Invalid, NotFound, Refused } from "../access/index.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import { compileSearch } from "../search/inside.ts";
import { Translations } from "../translations/index.ts";
import { TranslationKeeping } from "../translations/inside.ts";
import type { UnitColumn } from "./columns.ts";
import { type Edit, editAction, judge } from "./editing.ts";
import { makeCreation } from "./creation.ts";
import { makeFlagging } from "./flagging.ts";
import { drafted, foresee, type Foresight } from "./foresight.ts";
import type { Dismissal, NewUnit, UnitDraft, UnitFacts, UnitPatch } from "./model.ts";
import { Overtaken } from "./errors.ts";
import { isOutdated, refuseCopy, refuseDismissal } from "./policy.ts";
import { compareAfterRemovals, reclaimAfterMoves } from "./reactions.ts";
import { makeTerminology } from "./terminology.ts";
import { makeUnitStore } from "./store.ts";
import { makeForesightStore } from "./stores/foresight.ts";
import { reworded } from "./revising.ts";
import { followVariants } from "./variants.ts";
import { makeWriting, texting } from "./writing.ts";
import { UnitKeeping } from "./keeping.ts";

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
    /** What asks for pages of a translation's units, if the actor sees it. */
    readonly inTranslation: (
      actor: Actor,
      project: string,
      path: string,
      language: string,
    ) => Effect.Effect<
      (query: string | undefined, view: View<UnitColumn>, slice: Slice) => Effect.Effect<Page, Refused>,
      NotFound
    >;
    readonly one: (
      actor: Actor,
      id: UnitId,
      query: string | undefined,
      view: View<UnitColumn>,
    ) => Effect.Effect<string, NotFound | Refused>;
    readonly render: (actor: Actor, id: UnitId, view: View<UnitColumn>) => Effect.Effect<string>;
    readonly find: (actor: Actor, id: UnitId) => Effect.Effect<UnitFacts, NotFound>;
    /** Changes text and state, or the properties of a source string. An edit that changes nothing records nothing. */
    readonly edit: (
      actor: Actor,
      id: UnitId,
      input: Input<UnitPatch>,
    ) => Effect.Effect<void, NotFound | Forbidden | Invalid | Refused | Overtaken>;
    /** What saving a text would make of a unit that the actor sees. Writes nothing. */
    readonly foresee: (
      actor: Actor,
      id: UnitId,
      input: Input<UnitDraft>,
    ) => Effect.Effect<Foresight, NotFound | Invalid>;
    /** Says of a check that the unit fails that it does not matter there, or that it does again; answers what was asked. */
    readonly dismiss: (
      actor: Actor,
      id: UnitId,
      check: string,
      input: Input<Dismissal>,
    ) => Effect.Effect<Dismissal, NotFound | Forbidden | Invalid>;
    /** Adds a string; answers its unit's id in the addressed translation. */
    readonly add: (
      actor: Actor,
      project: string,
      path: string,
      language: string,
      input: Input<NewUnit>,
    ) => Effect.Effect<UnitId, NotFound | Forbidden | Invalid>;
  }
>()("@dragoman/core/units/Units") {
  static readonly layer = Layer.effectContext(
    Effect.gen(function* () {
      const store = yield* makeUnitStore;
      const foresight = yield* makeForesightStore;
      const translations = yield* Translations;
      const translationKeeping = yield* TranslationKeeping;
      const transaction = yield* makeTransaction;
      const search = yield* compileSearch;
      const creation = yield* makeCreation;
      const writing = yield* makeWriting;
      const terminology = yield* makeTerminology;
      yield* compareAfterRemovals;
      yield* followVariants;
      yield* reclaimAfterMoves;
      const flagging = yield* makeFlagging;

      const find = (actor: Actor, id: UnitId) =>
        Effect.flatMap(Effect.orDie(store.visible(actor, id)), (unit) =>
          unit === undefined ? Effect.fail(notFound) : Effect.succeed(unit),
        );

      const condition = (query: string | undefined) =>
        query === undefined || query.trim() === "" ? Effect.succeed(undefined) : search(query);

      const translate = (actor: Actor, family: readonly UnitFacts[], id: UnitId, text: NonNullable<Edit["text"]>) => {
        const manner = texting({
          action: ({ before, asked }) => editAction(before.state, asked),
          userId: actor.id,
          authorId: actor.id,
          fixups: true,
        });
        const revisions = family.flatMap((unit) =>
          unit.id !== id && (unit.source_unit_id === id || refuseCopy(actor, unit, text.state) !== undefined)
            ? []
            : (reworded(unit, text, manner) ?? []),
        );
        // What was asked for is the last record.
        const own = revisions.filter(({ before }) => before.id === id);
        return writing.write([...revisions.filter((each) => !own.includes(each)), ...own], manner);
      };

      const setProperties = (
        actor: Actor,
        family: readonly UnitFacts[],
        unit: UnitFacts,
        { labels, ...properties }: Edit["properties"],
      ) =>
        Effect.gen(function* () {
          const who = { userId: actor.id, authorId: actor.id };
          if (labels !== undefined) {
            const known = yield* store.knownLabels(unit.project_id, labels);
            if (labels.some((label) => !known.includes(label)))
              return yield* Invalid.field("labels", "Label with this ID was not found in this project.");
            yield* writing.label([unit.id], () => known, who);
          }
          yield* flagging.apply(family, () => properties, who);
        });

      const edit = Effect.fn("Units.edit")(function* (actor: Actor, id: UnitId, read: Input<UnitPatch>) {
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
            // A text that is there already was sent twice.
            const changes = () => text === undefined || reworded(unit, text, { fixups: true }) !== undefined;
            if (isOutdated(unit, patch.based_on) && changes())
              return yield* new Overtaken({ reason: "Somebody has changed the string meanwhile." });
            if (text !== undefined) yield* translate(actor, family, id, text);
            if (Object.keys(properties).length === 0) return;
            // Flags hold for what the text has made of the string and its translations.
            yield* setProperties(
              actor,
              text === undefined ? family : yield* store.family(actor, unit),
              unit,
              properties,
            );
          }),
        );
      });

      return Context.make(
        Units,
        Units.of({
          page: (actor, query, view, slice) =>
            Effect.flatMap(condition(query), (where) => Effect.orDie(store.page(actor, where, view, slice))),
          inTranslation: (actor, project, path, language) =>
            Effect.map(
              translations.find(actor, project, path, language),
              ({ translation }) =>
                (query, view, slice) =>
                  Effect.flatMap(condition(query), (where) =>
                    Effect.orDie(store.pageOfTranslation(translation, where, view, slice)),
                  ),
            ),
          one: (actor, id, query, view) =>
            Effect.gen(function* () {
              yield* find(actor, id);
              const where = yield* condition(query);
              if (where !== undefined && !(yield* Effect.orDie(store.matches(id, where)))) return yield* notFound;
              return yield* Effect.orDie(store.one(id, view));
            }),
          render: (actor, id, view) => Effect.orDie(store.seen(actor, id, view)),
          find,
          foresee: Effect.fn("Units.foresee")(function* (actor, id, read) {
            const family = yield* Effect.orDie(store.seenFamily(actor, id));
            const unit = family.find((member) => member.id === id);
            if (unit === undefined) return yield* notFound;
            const draft = drafted(unit, yield* read);
            const around = yield* Effect.orDie(foresight.around(unit, draft.revision.after.target));
            return foresee(actor, draft, { ...around, siblings: family.filter((member) => member !== unit) });
          }),
          edit,
          dismiss: Effect.fn("Units.dismiss")(function* (actor, id, check, read) {
            const refusal = refuseDismissal(actor, yield* find(actor, id));
            if (refusal !== undefined) return yield* new Forbidden({ reason: refusal });
            const dismissal = yield* read;
            const isFailing = yield* transaction(
              Effect.gen(function* () {
                const [unit] = yield* writing.held([id]);
                if (unit === undefined) return yield* notFound;
                return yield* writing.dismiss(unit, check, dismissal.dismissed, {
                  userId: actor.id,
                  authorId: actor.id,
                });
              }),
            );
            return isFailing ? dismissal : yield* new NotFound({ object: "Check" });
          }),
          add: Effect.fn("Units.add")(function* (actor, project, path, language, read) {
            const found = yield* translations.find(actor, project, path, language);
            const all = yield* translationKeeping.ofComponent(found.component.id);
            return yield* creation.add(actor, { ...found, translations: all }, read);
          }),
        }),
      ).pipe(
        Context.add(
          UnitKeeping,
          UnitKeeping.of({
            survey: creation.survey,
            countOf: (translationId) => Effect.orDie(store.count(translationId)),
            hasAgreed: (userId, componentId) => Effect.orDie(store.agreed(userId, componentId)),
            insert: (actor, addressed, wanted) => creation.insert(actor, addressed, wanted),
            completeTerminology: (componentId) => terminology.complete(componentId),
          }),
        ),
      );
    }),
  );
}
