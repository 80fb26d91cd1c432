/** Hooks: a notification of a push, or a plain request, makes components fetch what is new. */
import { Context, Effect, Layer } from "effect";
import { type Actor, NotFound, Refused } from "../access/index.ts";
import { actions } from "../changes/index.ts";
import { Components } from "../components/index.ts";
import { makeTransaction } from "../database/index.ts";
import { Projects } from "../projects/index.ts";
import { HooksDisabled } from "./errors.ts";
import type { Header, Received } from "./model.ts";
import { PayloadProblem } from "./payload.ts";
import { type HookServiceId, hookServices } from "./services/index.ts";
import { makeHookStore, type Matched } from "./store.ts";
import { ComponentKeeping } from "../components/inside.ts";
import { RepositoryKeeping } from "../repository/inside.ts";
import { ChangeKeeping } from "../changes/inside.ts";

export interface Notification {
  readonly service: HookServiceId;
  readonly payload: unknown;
  readonly header: Header;
}

export class Hooks extends Context.Service<
  Hooks,
  {
    /** Nobody is asked for rights: what a notification does is what the components do by themselves sooner or later. */
    readonly receive: (notification: Notification) => Effect.Effect<Received, Refused>;
    /** Lets one component, or all of a project, fetch; for those who see it. */
    readonly update: (
      actor: Actor,
      project: string,
      path: string | undefined,
    ) => Effect.Effect<void, NotFound | HooksDisabled>;
  }
>()("@dragoman/core/hooks/Hooks") {
  static readonly layer = Layer.effect(
    Hooks,
    Effect.gen(function* () {
      const store = yield* makeHookStore;
      const changes = yield* ChangeKeeping;
      const projects = yield* Projects;
      const components = yield* Components;
      const componentKeeping = yield* ComponentKeeping;
      const repositories = yield* RepositoryKeeping;
      const transaction = yield* makeTransaction;

      const read = ({ service, payload, header }: Notification) =>
        Effect.try({
          try: () => {
            if (payload === null || typeof payload !== "object" || Object.keys(payload).length === 0)
              throw new PayloadProblem("The payload is empty.");
            return hookServices[service].read(payload, header);
          },
          catch: (error) => error,
        }).pipe(
          Effect.catch((error) =>
            error instanceof PayloadProblem
              ? new Refused({ reason: `Invalid data in the payload: ${error.message}` })
              : Effect.die(error),
          ),
        );

      const receive = Effect.fn("Hooks.receive")(function* (notification: Notification) {
        const push = yield* read(notification);
        if (push === undefined) return { kind: "ping" } satisfies Received;
        const matched = yield* Effect.orDie(store.matching(push));
        const onBranch = matched.filter(({ branch }) => push.branch === null || branch === push.branch);
        const updated = onBranch.filter(({ enabled }) => enabled);
        yield* transaction(
          Effect.gen(function* () {
            yield* changes.record(
              updated.map((component) => ({
                action: actions.repositoryNotificationReceived,
                projectId: component.project_id,
                componentId: component.id,
                details: { service: notification.service, full_name: push.fullName, branch: push.branch },
              })),
            );
            for (const component of updated) yield* repositories.startPull(component);
          }),
        );
        const known = (list: readonly Matched[]) => list.filter((component) => component.known);
        return {
          kind: "push",
          status: {
            repositoryMatches: known(matched).length,
            branchMatches: known(onBranch).length,
            enabledHookMatches: known(updated).length,
          },
          updated: known(updated).map(({ name }) => name),
        } satisfies Received;
      });

      const update = Effect.fn("Hooks.update")(function* (actor: Actor, slug: string, path: string | undefined) {
        const one = path === undefined ? undefined : yield* components.find(actor, slug, path);
        const project = yield* projects.find(actor, slug);
        if (!project.enableHooks) return yield* new HooksDisabled();
        const all = one === undefined ? yield* componentKeeping.ofProject(project.id) : [one];
        const owners = all.filter(
          (each) => (one !== undefined || each.linked_component_id === null) && each.vcs !== "local",
        );
        yield* transaction(Effect.forEach(owners, repositories.startPull, { discard: true }));
      });

      return Hooks.of({ receive, update });
    }),
  );
}
