/** Showing components in projects beside their own. Each wants a transaction. */
import { Effect } from "effect";
import type { ProjectId } from "../ids/index.ts";
import type { Actor } from "../access/index.ts";
import { type Action, type Difference, unlisted } from "../changes/index.ts";
import { ChangeKeeping } from "../changes/inside.ts";
import type { ComponentFacts } from "./facts.ts";
import { makeSharingStore } from "./stores/sharing.ts";

export const makeSharing = Effect.gen(function* () {
  const store = yield* makeSharingStore;
  const changes = yield* ChangeKeeping;

  const record = (actor: Actor, component: ComponentFacts, action: Action, details: Difference) =>
    changes.record([
      {
        action,
        userId: actor.id,
        projectId: component.project_id,
        componentId: component.id,
        details: { ...details },
      },
    ]);

  const link = (actor: Actor, component: ComponentFacts, projectId: ProjectId) =>
    Effect.gen(function* () {
      if (yield* store.linkProject(component.id, projectId))
        yield* record(actor, component, unlisted.componentShared, { after: { project: projectId } });
    });

  /** Answers whether it was shared with the project. */
  const unlink = (actor: Actor, component: ComponentFacts, projectId: ProjectId) =>
    Effect.gen(function* () {
      const wasShared = yield* store.unlinkProject(component.id, projectId);
      if (wasShared) yield* record(actor, component, unlisted.componentUnshared, { before: { project: projectId } });
      return wasShared;
    });

  return { link, unlink };
});
