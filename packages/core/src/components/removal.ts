/** Taking components away: their rows, their records, and their repositories once that is certain. */
import { Effect } from "effect";
import { ComponentId } from "../ids/index.ts";
import { type Actor, Actors } from "../access/index.ts";
import { actions, unlisted } from "../changes/index.ts";
import { makeAfterCommit } from "../database/index.ts";
import { Checkouts } from "../checkouts/inside.ts";
import type { ComponentFacts } from "./facts.ts";
import { keptWholeComponent, makeComponentStore } from "./store.ts";
import { ChangeKeeping } from "../changes/inside.ts";

type Removed = Pick<ComponentFacts, "id" | "slug" | "project_id" | "linked_component_id" | "restricted">;

/** Removes the components, and with them those that share their repositories; answers how many. Wants a transaction. */
export const makeRemoval = Effect.gen(function* () {
  const afterCommit = yield* makeAfterCommit;
  const store = yield* makeComponentStore;
  const changes = yield* ChangeKeeping;
  const checkouts = yield* Checkouts;
  const actors = yield* Actors;

  return (actor: Actor, components: readonly Removed[]) =>
    Effect.gen(function* () {
      if (components.length === 0) return 0;
      const named = components.map(({ id }) => id);
      const ids = [...new Set([...named, ...(yield* store.linkedIds(named))])];
      const going = Effect.andThen(changes.removeOfComponents(ids), store.remove(ids));
      const told = new Map(components.map((component) => [component.id, component]));
      const removed = yield* changes.changing(keptWholeComponent, ids, going, ({ id, row }) => {
        const component = told.get(ComponentId.make(id));
        // Those that shared the repository of another one go with it, untold.
        if (component === undefined)
          return [{ action: unlisted.linkedComponentRemoved, userId: actor.id, target: String(row["slug"]) }];
        return [
          {
            action: actions.componentRemoved,
            userId: actor.id,
            authorId: actor.id,
            // The project's history would tell everybody of it what was restricted: only superusers hear then.
            projectId: component.restricted ? null : component.project_id,
            target: component.slug,
            // What outlives an open component stays as open as it was.
            ...(component.restricted ? {} : { details: { component: component.id } }),
          },
        ];
      });
      if (removed === 0) return 0;
      yield* actors.changed;
      const owned = components.filter(({ linked_component_id: owner }) => owner === null);
      yield* afterCommit(
        Effect.forEach(owned, ({ id }) => checkouts.discard(checkouts.folderOf(id)), { discard: true }),
      );
      return removed;
    });
});
