/** Translations: listed, found, made and removed. Their strings are the units' matter, their files the files'. */
import { Context, Effect, Layer } from "effect";
import type { TranslationId } from "../ids/index.ts";
import { type Actor, Forbidden, may, NotFound, type ScopedPermission } from "../access/index.ts";
import { unlisted } from "../changes/index.ts";
import { type ComponentFacts, Components, subjectOf } from "../components/index.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { TranslationColumn } from "./columns.ts";
import type { TranslationFacts, TranslationFilter } from "./model.ts";
import { keptTranslation, makeTranslationStore } from "./store.ts";
import { TranslationKeeping } from "./keeping.ts";
import { ChangeKeeping } from "../changes/inside.ts";

const notFound = new NotFound({ object: "Translation" });

export interface FoundTranslation {
  readonly translation: TranslationFacts;
  readonly component: ComponentFacts;
}

export class Translations extends Context.Service<
  Translations,
  {
    readonly page: (
      actor: Actor,
      filter: TranslationFilter,
      view: View<TranslationColumn>,
      slice: Slice,
    ) => Effect.Effect<Page>;
    readonly one: (
      actor: Actor,
      project: string,
      path: string,
      language: string,
      view: View<TranslationColumn>,
    ) => Effect.Effect<string, NotFound>;
    readonly render: (actor: Actor, id: TranslationId, view: View<TranslationColumn>) => Effect.Effect<string>;
    readonly find: (
      actor: Actor,
      project: string,
      path: string,
      language: string,
    ) => Effect.Effect<FoundTranslation, NotFound>;
    readonly permitted: (
      actor: Actor,
      project: string,
      path: string,
      language: string,
      permission: ScopedPermission,
      reason: string,
    ) => Effect.Effect<FoundTranslation, NotFound | Forbidden>;
  }
>()("@dragoman/core/translations/Translations") {
  static readonly layer = Layer.effectContext(
    Effect.gen(function* () {
      const store = yield* makeTranslationStore;
      const components = yield* Components;
      const changes = yield* ChangeKeeping;
      const transaction = yield* makeTransaction;

      const find = (actor: Actor, project: string, path: string, language: string) =>
        Effect.gen(function* () {
          const component = yield* Effect.mapError(components.find(actor, project, path), () => notFound);
          const translation = yield* Effect.orDie(store.byLanguage(component.id, language));
          return translation === undefined ? yield* notFound : { translation, component };
        });

      return Context.make(
        Translations,
        Translations.of({
          page: store.page,
          one: (actor, project, path, language, view) =>
            Effect.flatMap(find(actor, project, path, language), ({ translation }) =>
              Effect.orDie(store.one(actor, translation.id, view)),
            ),
          render: (actor, id, view) => Effect.orDie(store.one(actor, id, view)),
          find,
          permitted: (actor, project, path, language, permission, reason) =>
            Effect.filterOrFail(
              find(actor, project, path, language),
              ({ component, translation }) =>
                may(actor, permission, subjectOf(component, translation.language_id)).allowed,
              () => new Forbidden({ reason }),
            ),
        }),
      ).pipe(
        Context.add(
          TranslationKeeping,
          TranslationKeeping.of({
            ofComponent: (componentId) => Effect.orDie(store.ofComponent(componentId)),
            byId: (id) => Effect.orDie(store.byId(id)),
            byLanguage: (componentId, language) => Effect.orDie(store.byLanguage(componentId, language)),
            insert: (values, { projectId, userId }) =>
              transaction(
                Effect.gen(function* () {
                  const id = yield* store.insert(values);
                  yield* changes.made(keptTranslation, [id], () => [
                    {
                      action: unlisted.translationCreated,
                      userId,
                      projectId,
                      componentId: values.component_id,
                      translationId: id,
                    },
                  ]);
                  return id;
                }),
              ),
            update: (id, read) => Effect.orDie(store.update(id, read)),
            change: (id, values, place) =>
              transaction(
                changes.changing(keptTranslation, [id], Effect.orDie(store.update(id, values)), () => [
                  { ...place, action: unlisted.translationSettingsChanged, translationId: id },
                ]),
              ),
            baseChanged: (componentId, blob) => Effect.asVoid(Effect.orDie(store.baseChanged(componentId, blob))),
            contentChanged: (componentId, before, after) =>
              Effect.asVoid(Effect.orDie(store.contentChanged(componentId, before, after))),
            remove: (id, record) => {
              const going = Effect.andThen(changes.removeOf({ translationId: id }), store.remove(id));
              return Effect.orDie(changes.changing(keptTranslation, [id], going, () => [record]));
            },
          }),
        ),
      );
    }),
  );
}
