/** Labels: made for a project, listed with it. */
import { Context, Effect, Layer } from "effect";
import type { LabelId, ProjectId, UserId } from "../ids/index.ts";
import { type Actor, Forbidden, Invalid, NotFound } from "../access/index.ts";
import { unlisted } from "../changes/index.ts";
import { makeTransaction, type Page, type Slice, type View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import { Projects } from "../projects/index.ts";
import type { LabelColumn } from "./columns.ts";
import type { LabelPatch, NewLabel } from "./model.ts";
import { LabelKeeping } from "./keeping.ts";
import { keptLabel, keptWholeLabel, makeLabelStore } from "./store.ts";
import { ChangeKeeping } from "../changes/inside.ts";

export class Labels extends Context.Service<
  Labels,
  {
    readonly page: (
      actor: Actor,
      project: string,
      view: View<LabelColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, NotFound>;
    readonly render: (actor: Actor, id: LabelId, view: View<LabelColumn>) => Effect.Effect<string>;
    readonly create: (
      actor: Actor,
      project: string,
      input: Input<NewLabel>,
    ) => Effect.Effect<LabelId, NotFound | Forbidden | Invalid>;
    readonly update: (
      actor: Actor,
      project: string,
      id: LabelId,
      input: Input<LabelPatch>,
    ) => Effect.Effect<void, NotFound | Forbidden | Invalid>;
    /** Takes it from every string, too. */
    readonly remove: (actor: Actor, project: string, id: LabelId) => Effect.Effect<void, NotFound | Forbidden>;
  }
>()("@dragoman/core/labels/Labels") {
  static readonly layer = Layer.effectContext(
    Effect.gen(function* () {
      const store = yield* makeLabelStore;
      const projects = yield* Projects;
      const changes = yield* ChangeKeeping;
      const transaction = yield* makeTransaction;

      const made = (id: LabelId, projectId: ProjectId, { name }: NewLabel, userId: UserId | null) =>
        changes.made(keptLabel, [id], () => [{ action: unlisted.labelCreated, userId, projectId, target: name }]);

      const create = Effect.fn("Labels.create")(function* (actor: Actor, slug: string, read: Input<NewLabel>) {
        const project = yield* projects.permitted(
          actor,
          slug,
          "project.edit",
          "You may not create labels in this project.",
        );
        const input = yield* read;
        return yield* transaction(
          Effect.gen(function* () {
            const id = yield* store.insert(project.id, input);
            if (id === undefined)
              return yield* Invalid.field("name", "The project has a label with this name already.");
            yield* made(id, project.id, input, actor.id);
            return id;
          }),
        );
      });

      /** The project of a label that the actor may change. */
      const keeping = Effect.fnUntraced(function* (actor: Actor, slug: string, id: LabelId) {
        const project = yield* projects.permitted(actor, slug, "project.edit", "You may not change this label.");
        if (!(yield* Effect.orDie(store.isOf(project.id, id)))) return yield* new NotFound({ object: "Label" });
        return project;
      });

      const update = Effect.fn("Labels.update")(function* (
        actor: Actor,
        slug: string,
        id: LabelId,
        read: Input<LabelPatch>,
      ) {
        const project = yield* keeping(actor, slug, id);
        const input = yield* read;
        if (input.name !== undefined && (yield* Effect.orDie(store.isTaken(project.id, input.name, id))))
          return yield* Invalid.field("name", "The project has a label with this name already.");
        yield* transaction(
          changes.changing(keptLabel, [id], store.update(id, input), () => [
            { action: unlisted.labelChanged, userId: actor.id, projectId: project.id },
          ]),
        );
      });

      const remove = Effect.fn("Labels.remove")(function* (actor: Actor, slug: string, id: LabelId) {
        const project = yield* keeping(actor, slug, id);
        yield* transaction(
          changes.changing(keptWholeLabel, [id], store.remove(id), () => [
            { action: unlisted.labelRemoved, userId: actor.id, projectId: project.id },
          ]),
        );
      });

      const ensure = Effect.fnUntraced(function* (projectId: ProjectId, label: NewLabel, userId: UserId | null) {
        const id = yield* store.insert(projectId, label);
        if (id === undefined) return yield* store.named(projectId, label.name);
        yield* made(id, projectId, label, userId);
        return id;
      }, Effect.orDie);

      return Context.make(
        Labels,
        Labels.of({
          page: (actor, slug, view, slice) =>
            Effect.flatMap(projects.find(actor, slug), ({ id }) => Effect.orDie(store.page(id, view, slice))),
          render: (actor, id, view) => Effect.orDie(store.seen(actor, id, view)),
          create,
          update,
          remove,
        }),
      ).pipe(Context.add(LabelKeeping, LabelKeeping.of({ ensure })));
    }),
  );
}
