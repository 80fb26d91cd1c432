/** Looks at repositories: what waits for a commit, which commits wait for whom, and what an update would bring. */
import { Context, Effect, Layer } from "effect";
import { type Actor, Forbidden, type Invalid, noPermission, type NotFound } from "../access/index.ts";
import { Checkouts } from "../checkouts/inside.ts";
import { type ComponentFacts, Components } from "../components/index.ts";
import { ComponentKeeping, makeReading } from "../components/inside.ts";
import type { Page, Slice, View } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import { commitsBetween, Git, type ListedCommit, tips } from "../git/inside.ts";
import type { WaitingColumn } from "./columns.ts";
import type { RepositoryBusy } from "./errors.ts";
import type { CommitSide, PlanInput } from "./model.ts";
import type { UpdatePlan } from "./planning.ts";
import { mayOperate, maySeeStatus, projectOf } from "./policy.ts";
import { makeWaitingStore } from "./store.ts";
import { makeSubmitting } from "./submitting.ts";
import { repositoryTasks } from "./taskKinds.ts";

export interface ListedCommits {
  readonly count: number;
  readonly commits: readonly ListedCommit[];
}

export class RepositoryLooks extends Context.Service<
  RepositoryLooks,
  {
    /** Strings that no commit has yet, by language, with whose they are. */
    readonly waiting: (
      actor: Actor,
      project: string,
      path: string,
      view: View<WaitingColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, NotFound | Forbidden>;
    /** Commits of ours that were not pushed, or of the remote that are not integrated, as far as it was fetched. */
    readonly commits: (
      actor: Actor,
      project: string,
      path: string,
      side: CommitSide,
      slice: Slice,
    ) => Effect.Effect<ListedCommits, NotFound | Forbidden>;
    /** Asks the remote, and tells what an update would bring. */
    readonly plan: (
      actor: Actor,
      project: string,
      path: string,
      input: Input<PlanInput>,
    ) => Effect.Effect<UpdatePlan, NotFound | Forbidden | Invalid | RepositoryBusy>;
  }
>()("@dragoman/core/repository/RepositoryLooks") {
  static readonly layer = Layer.effect(
    RepositoryLooks,
    Effect.gen(function* () {
      const components = yield* Components;
      const componentKeeping = yield* ComponentKeeping;
      const checkouts = yield* Checkouts;
      const reading = yield* makeReading;
      const work = yield* makeSubmitting;
      const store = yield* makeWaitingStore;
      const git = yield* Effect.context<Git>();

      const seen = Effect.fnUntraced(function* (actor: Actor, project: string, path: string) {
        const component = yield* components.find(actor, project, path);
        if (!maySeeStatus(actor, projectOf(component))) return yield* new Forbidden({ reason: noPermission });
        return component;
      });

      const ownerOf = (component: ComponentFacts) =>
        component.linked_component_id === null
          ? Effect.succeed(component)
          : Effect.map(componentKeeping.byId(component.linked_component_id), (owner) => owner ?? component);

      const commits = Effect.fn("RepositoryLooks.commits")(function* (
        actor: Actor,
        project: string,
        path: string,
        side: CommitSide,
        { limit, offset }: Slice,
      ) {
        const owner = yield* ownerOf(yield* seen(actor, project, path));
        const count = side === "outgoing" ? owner.outgoing_commits : owner.missing_commits;
        if (count === 0) return { count, commits: [] };
        const looking = Effect.gen(function* () {
          const { repository } = yield* checkouts.open(owner);
          const { head, upstream } = yield* tips(repository);
          if (head === null || upstream === null) return [];
          const range = side === "outgoing" ? { from: upstream, to: head } : { from: head, to: upstream };
          return yield* Effect.provide(commitsBetween(repository, { ...range, limit, offset }), git);
        });
        return { count, commits: yield* Effect.orDie(reading(owner, Effect.provide(looking, git))) };
      });

      const plan = Effect.fn("RepositoryLooks.plan")(function* (
        actor: Actor,
        project: string,
        path: string,
        read: Input<PlanInput>,
      ) {
        const component = yield* components.find(actor, project, path);
        if (!mayOperate(actor, projectOf(component), "pull")) return yield* new Forbidden({ reason: noPermission });
        yield* read;
        const task = yield* work.run(component, repositoryTasks.plan, { componentId: component.id, userId: actor.id });
        const none = { revision: null, incoming: 0, outgoing: 0, files: [], more_files: 0, conflicts: [] };
        return task.state === "done" && task.result !== null
          ? (task.result as UpdatePlan)
          : { ...none, problem: task.error ?? "The component is gone." };
      });

      return RepositoryLooks.of({
        waiting: (actor, project, path, view, slice) =>
          Effect.flatMap(seen(actor, project, path), ({ id }) => Effect.orDie(store(id, view, slice))),
        commits,
        plan,
      });
    }),
  );
}
