/**
 * Categories: made, renamed, moved, removed with all that they hold. One change of a project's categories at a time, so
 * that no two of them together make a circle or take one slug twice.
 */
import { Context, Effect, Layer } from "effect";
import type { CategoryId } from "../ids/index.ts";
import { type Actor, Forbidden, Invalid, may, NotFound } from "../access/index.ts";
import { actions, unlisted } from "../changes/index.ts";
import { makeLevels } from "../components/inside.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import { Projects } from "../projects/index.ts";
import type { CategoryColumn } from "./columns.ts";
import { type CategoryFacts, type CategoryPatch, deepestLevel, type NewCategory, noObject } from "./model.ts";
import { keptCategory, makeCategoryStore } from "./store.ts";
import { heightOf, levelOf, type Node, subtree } from "./tree.ts";
import { ComponentKeeping } from "../components/inside.ts";
import { ChangeKeeping } from "../changes/inside.ts";

const notFound = new NotFound({ object: "Category" });
const notEditor = new Forbidden({ reason: "You may not change categories in this project." });

export class Categories extends Context.Service<
  Categories,
  {
    readonly page: (actor: Actor, view: View<CategoryColumn>, slice: Slice) => Effect.Effect<Page>;
    readonly ofProject: (
      actor: Actor,
      project: string,
      view: View<CategoryColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, NotFound>;
    readonly one: (actor: Actor, id: CategoryId, view: View<CategoryColumn>) => Effect.Effect<string, NotFound>;
    readonly render: (actor: Actor, id: CategoryId, view: View<CategoryColumn>) => Effect.Effect<string>;
    readonly find: (actor: Actor, id: CategoryId) => Effect.Effect<CategoryFacts, NotFound>;
    /** Answers the new category's id. A project that the actor may not edit is as one that does not exist. */
    readonly create: (actor: Actor, input: Input<NewCategory>) => Effect.Effect<CategoryId, Invalid>;
    /** The addresses of all components below follow. */
    readonly update: (
      actor: Actor,
      id: CategoryId,
      input: Input<CategoryPatch>,
    ) => Effect.Effect<void, NotFound | Forbidden | Invalid>;
    /** With all categories and components below. */
    readonly remove: (actor: Actor, id: CategoryId) => Effect.Effect<void, NotFound | Forbidden>;
  }
>()("@dragoman/core/categories/Categories") {
  static readonly layer = Layer.effect(
    Categories,
    Effect.gen(function* () {
      const transaction = yield* makeTransaction;
      const store = yield* makeCategoryStore;
      const levels = yield* makeLevels;
      const projects = yield* Projects;
      const components = yield* ComponentKeeping;
      const changes = yield* ChangeKeeping;

      const find = (actor: Actor, id: CategoryId) =>
        Effect.flatMap(Effect.orDie(store.visible(actor, id)), (category) =>
          category === undefined ? Effect.fail(notFound) : Effect.succeed(category),
        );

      const permitted = (actor: Actor, id: CategoryId) =>
        Effect.filterOrFail(
          find(actor, id),
          ({ projectId, accessControl }) =>
            may(actor, "project.edit", { project: { id: projectId, accessControl } }).allowed,
          () => notEditor,
        );

      /** Whether a category of `height` levels may stand below `parent`. */
      const checkParent = (nodes: readonly Node[], parent: CategoryId | null, height: number) => {
        if (parent !== null && !nodes.some(({ id }) => id === parent)) return Invalid.field("category", noObject);
        return levelOf(nodes, parent) + height > deepestLevel
          ? Invalid.field("category", `A project has at most ${deepestLevel} levels of categories.`)
          : Effect.void;
      };

      const create = Effect.fn("Categories.create")(function* (actor: Actor, read: Input<NewCategory>) {
        const { project: projectSlug, category = null, ...input } = yield* read;
        const project = yield* Effect.mapError(projects.permitted(actor, projectSlug, "project.edit"), () =>
          Invalid.field("project", noObject),
        );
        return yield* transaction(
          Effect.gen(function* () {
            yield* levels.lock(project.id);
            yield* checkParent(yield* store.ofProject(project.id), category, 1);
            yield* levels.checkTaken({ projectId: project.id, categoryId: category }, input, null);
            const id = yield* store.insert(project.id, { ...input, category_id: category });
            yield* changes.made(keptCategory, [id], () => [
              { action: unlisted.categoryCreated, userId: actor.id, projectId: project.id, target: input.slug },
            ]);
            return id;
          }),
        );
      });

      const update = Effect.fn("Categories.update")(function* (
        actor: Actor,
        id: CategoryId,
        read: Input<CategoryPatch>,
      ) {
        const { projectId } = yield* permitted(actor, id);
        const { name, slug, category } = yield* read;
        yield* transaction(
          Effect.gen(function* () {
            yield* levels.lock(projectId);
            // Another change may have come before the lock.
            const known = yield* find(actor, id);
            const nodes = yield* store.ofProject(projectId);
            const wanted = {
              name: name ?? known.name,
              slug: slug ?? known.slug,
              category_id: category === undefined ? known.categoryId : category,
            };
            const moved = wanted.category_id !== known.categoryId;
            const renamed = wanted.slug !== known.slug;
            if (moved) {
              if (subtree(nodes, id).some((node) => node.id === wanted.category_id))
                return yield* Invalid.field("category", "A category cannot be inside itself.");
              yield* checkParent(nodes, wanted.category_id, heightOf(nodes, id));
            }
            yield* levels.checkTaken({ projectId, categoryId: wanted.category_id }, wanted, { category: id });
            const slugOf = (node: CategoryId | null) => nodes.find((each) => each.id === node)?.slug ?? "";
            yield* changes.changing(keptCategory, [id], store.update(id, wanted), () =>
              [
                ...(moved || renamed ? [] : [{ action: unlisted.categorySettingsChanged, target: known.slug }]),
                ...(renamed ? [{ action: actions.categoryRenamed, target: wanted.slug, old: known.slug }] : []),
                ...(moved
                  ? [
                      {
                        action: actions.categoryMoved,
                        target: slugOf(wanted.category_id),
                        old: slugOf(known.categoryId),
                      },
                    ]
                  : []),
              ].map((act) => ({ ...act, userId: actor.id, projectId })),
            );
            if (moved || renamed) yield* components.settlePaths(projectId);
          }),
        );
      });

      const remove = Effect.fn("Categories.remove")(function* (actor: Actor, id: CategoryId) {
        const { projectId } = yield* permitted(actor, id);
        yield* transaction(
          Effect.gen(function* () {
            yield* levels.lock(projectId);
            const nodes = subtree(yield* store.ofProject(projectId), id);
            const ids = nodes.map((node) => node.id);
            yield* components.removeIn(actor, ids);
            yield* changes.changing(keptCategory, ids, store.remove(ids), ({ row }) => [
              {
                action: actions.categoryRemoved,
                userId: actor.id,
                authorId: actor.id,
                projectId,
                target: String(row["slug"]),
              },
            ]);
          }),
        );
      });

      return Categories.of({
        page: (actor, view, slice) => Effect.orDie(store.page(actor, undefined, view, slice)),
        ofProject: (actor, project, view, slice) =>
          Effect.flatMap(projects.find(actor, project), ({ id }) => Effect.orDie(store.page(actor, id, view, slice))),
        one: (actor, id, view) => Effect.andThen(find(actor, id), Effect.orDie(store.one(id, view))),
        render: (actor, id, view) => Effect.orDie(store.seen(actor, id, view)),
        find,
        create,
        update,
        remove,
      });
    }),
  );
}
