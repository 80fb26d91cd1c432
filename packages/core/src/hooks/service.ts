/** Hooks: a notification of a push, or a plain request, makes components fetch what is new. */
import { createHash } from "node:crypto";
import { Context, Effect, Layer } from "effect";
import { type Actor, Forbidden, type Invalid, type NotFound, Refused } from "../access/index.ts";
import { actions, unlisted } from "../changes/index.ts";
import { Components } from "../components/index.ts";
import { makeTransaction } from "../database/index.ts";
import type { Input } from "../fields/index.ts";
import { ForgeKeeping } from "../forges/inside.ts";
import { Projects } from "../projects/index.ts";
import { SecretKeeping } from "../secrets/inside.ts";
import { HooksDisabled } from "./errors.ts";
import type { Header, HookSecretInput, Push, Received, RequestNews } from "./model.ts";
import { PayloadProblem } from "./payload.ts";
import { isTrusted, makeProof, placeOf, type Proves, type SiteSecrets } from "./proof.ts";
import { type HookServiceId, hookServices } from "./services/index.ts";
import { makeHookStore, type Matched } from "./store.ts";
import { ComponentKeeping } from "../components/inside.ts";
import { RepositoryKeeping } from "../repository/inside.ts";
import { ChangeKeeping } from "../changes/inside.ts";

export interface Notification {
  readonly service: HookServiceId;
  readonly payload: unknown;
  readonly header: Header;
  readonly secrets: SiteSecrets;
  /** Whether it proves to know a secret. */
  readonly proves: Proves;
}

export class Hooks extends Context.Service<
  Hooks,
  {
    /** Nobody is asked for rights: what a notification does is what the components do by themselves sooner or later. */
    readonly receive: (notification: Notification) => Effect.Effect<Received, Refused | Forbidden>;
    /** What services have to prove to know that notify of a project's pushes; an empty text takes it away. */
    readonly setSecret: (
      actor: Actor,
      project: string,
      input: Input<HookSecretInput>,
    ) => Effect.Effect<void, NotFound | Forbidden | Invalid>;
    readonly hasSecret: (actor: Actor, project: string) => Effect.Effect<boolean, NotFound | Forbidden>;
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

      const forges = yield* ForgeKeeping;
      const keeping = yield* SecretKeeping;
      const proof = yield* makeProof;

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

      const unproven = new Forbidden({ reason: "The notification does not prove that it knows the secret." });

      const receive = Effect.fn("Hooks.receive")(function* (notification: Notification) {
        const { service, payload, header, secrets, proves } = notification;
        const trusted = isTrusted(secrets, proves);
        const push = yield* Effect.mapError(read(notification), (refused) => (trusted ? refused : unproven));
        const request = hookServices[service].readRequest?.(payload, header);
        const isProven = proof(secrets, proves);
        const matched = push === undefined ? [] : yield* Effect.orDie(store.matching(push));
        const onBranch = matched.filter(({ branch }) => push?.branch === null || branch === push?.branch);
        const enabled = onBranch.filter((component) => component.enabled);
        const updated = enabled.filter(isProven);
        const about = (yield* concerned(push, request)).filter((each) => each.enabled && isProven(each));
        const heard = [...updated, ...about];
        const known = (list: readonly Matched[]) => list.filter((component) => component.known);
        // What nobody may know of says nothing, not even by what it wants proven.
        if (heard.length === 0 && (!trusted || known(enabled).length > 0)) return yield* unproven;

        const news = updated.filter((component) => !isHere(push, component));
        if (heard.length > 0)
          yield* transaction(
            Effect.gen(function* () {
              if (!(yield* isFirst(notification))) return;
              yield* changes.record(
                news.map((component) => ({
                  action: actions.repositoryNotificationReceived,
                  projectId: component.project_id,
                  componentId: component.id,
                  details: { service, full_name: push?.fullName, branch: push?.branch },
                })),
              );
              const once = new Map([...news, ...about].map((component) => [component.id, component]));
              for (const component of once.values()) yield* repositories.startPull(component);
            }),
          );
        if (push === undefined) return { kind: "ping" } satisfies Received;
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

      /** Components whose request it is about, or was on a branch that is gone. */
      const concerned = (push: Push | undefined, request: RequestNews | undefined) =>
        Effect.gen(function* () {
          const gone =
            push?.after === null && push.branch !== null
              ? [{ fullName: push.fullName, number: null, branch: push.branch }]
              : [];
          const events = [...gone, ...(request === undefined ? [] : [request])];
          const noticed = yield* Effect.forEach(events, (event) => forges.noticed(event));
          return yield* Effect.orDie(store.byIds([...new Set(noticed.flat().map(({ id }) => id))]));
        });

      /** Services repeat what was not answered in time, and tell the same to several hooks. */
      const isFirst = ({ service, payload, header }: Notification) => {
        const delivery = hookServices[service].delivery?.(payload, header);
        if (delivery === undefined) return Effect.succeed(true);
        const told = JSON.stringify([service, delivery, payload]);
        return Effect.orDie(store.isFirst(createHash("sha256").update(told).digest()));
      };

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

      const permitted = (actor: Actor, slug: string) =>
        projects.permitted(actor, slug, "project.edit", "You may not keep the secret of this project's hooks.");

      const setSecret = Effect.fn("Hooks.setSecret")(function* (
        actor: Actor,
        slug: string,
        input: Input<HookSecretInput>,
      ) {
        const project = yield* permitted(actor, slug);
        const { secret } = yield* input;
        const sealed = secret === "" ? null : keeping.seal(secret, placeOf(project.id));
        yield* transaction(
          Effect.gen(function* () {
            const had = yield* Effect.orDie(store.hasSecret(project.id));
            yield* Effect.orDie(store.setSecret(project.id, sealed));
            yield* changes.record([
              {
                action: unlisted.hookSecretChanged,
                userId: actor.id,
                authorId: actor.id,
                projectId: project.id,
                details: { before: { secret: had }, after: { secret: sealed !== null } },
              },
            ]);
          }),
        );
      });

      return Hooks.of({
        receive,
        update,
        setSecret,
        hasSecret: (actor, slug) =>
          Effect.flatMap(permitted(actor, slug), ({ id }) => Effect.orDie(store.hasSecret(id))),
      });
    }),
  );
}

/** Whether the component has what was pushed. */
const isHere = (push: Push | undefined, component: Matched): boolean =>
  typeof push?.after === "string" && component.remote_revision === push.after && component.missing_commits === 0;
