/** From a change of settings to the credentials that a component has then. They never go to a host that they were not given for. */
import { isDeepStrictEqual } from "node:util";
import { Effect } from "effect";
import { type Actor, Invalid } from "../access/index.ts";
import { type Credentials, withCredentials } from "../git/index.ts";
import { Git, remoteHead } from "../git/inside.ts";
import { asField } from "./locating.ts";
import {
  checkGiven,
  credentialColumns,
  type GivenCredentials,
  isSame,
  makeCredentials,
  nextCredentials,
} from "../checkouts/inside.ts";
import type { ComponentFacts } from "./facts.ts";
import { mayKeepCredentials } from "./policy.ts";
import type { ComponentStore, ComponentValues } from "./store.ts";

export const noCredentials: ComponentValues = { repo_credentials: null, push_credentials: null };

const addresses = ["repo", "push", "linked_component_id", "repo_credentials", "push_credentials"] as const;

/**
 * Refuses what was prepared for addresses that are others by now: it took time, and together the two changes could send
 * credentials to a host that they were not given for. Wants a transaction.
 */
export const checkAddresses = (store: ComponentStore, component: ComponentFacts, values: ComponentValues) =>
  Effect.gen(function* () {
    if (!addresses.some((name) => values[name] !== undefined)) return;
    const now = yield* Effect.orDie(store.lockAddresses(component.id));
    if (now === undefined || addresses.every((name) => isDeepStrictEqual(now[name], component[name]))) return;
    return yield* Invalid.field(
      "non_field_errors",
      "Somebody else has changed the addresses of the repository meanwhile: look at them and try again.",
    );
  });

export const prepareCredentials = ({
  actor,
  component,
  owner,
  given,
  input,
  current,
  moves,
}: {
  readonly actor: Actor;
  readonly component: ComponentFacts;
  /** Of the repository that the component is linked to. */
  readonly owner: ComponentFacts | undefined;
  readonly given: GivenCredentials;
  readonly input: { readonly repo?: string; readonly push?: string };
  readonly current: { readonly repo: string };
  readonly moves: boolean;
}) =>
  Effect.gen(function* () {
    const keeper = yield* makeCredentials;
    const unchanged: { readonly repo: Credentials | undefined; readonly values: ComponentValues } = {
      repo: undefined,
      values: {},
    };
    if (owner !== undefined && !moves) {
      for (const kind of ["repo", "push"] as const)
        if (given[kind] !== undefined)
          return yield* Invalid.field(
            credentialColumns[kind],
            "Those of the component that owns the repository are used: change them there.",
          );
      return unchanged;
    }
    const repo = input.repo ?? current.repo;
    const push = input.push ?? component.push;
    yield* checkGiven(given, { repo, push });

    // A key that is lost makes them unreadable: they can be given anew.
    const keptOf = (row: ComponentFacts, kind: "repo" | "push") =>
      Effect.orElseSucceed(Effect.fromResult(keeper.open(row, kind)), () => undefined);
    const left = owner === undefined || mayKeepCredentials(actor, owner, component.project_id) ? owner : "lost";
    const keeps = left === "lost" ? undefined : (left ?? component);
    const kept = keeps === undefined ? undefined : yield* keptOf(keeps, "repo");
    const next = nextCredentials(given.repo, repo, { address: current.repo, credentials: kept });
    const pushKept = yield* keptOf(component, "push");
    const pushNext = nextCredentials(given.push, push, { address: component.push, credentials: pushKept });

    if (!moves && next !== undefined && !isSame(next, kept)) {
      const git = yield* Git;
      const address = yield* Effect.mapError(Effect.fromResult(git.address(repo)), asField("repo"));
      const remote = { ...address, project: component.project_id };
      // What is in use is not replaced by what does not work.
      yield* Effect.mapError(
        Effect.flatMap(Effect.fromResult(withCredentials(remote, next)), remoteHead),
        asField("repo"),
      );
    }
    const values: ComponentValues = {
      ...(moves || !isSame(next, kept) || given.repo === "none"
        ? { repo_credentials: keeper.seal(component.id, "repo", next) }
        : {}),
      ...(push !== component.push || !isSame(pushNext, pushKept) || given.push === "none"
        ? { push_credentials: keeper.seal(component.id, "push", pushNext) }
        : {}),
    };
    return { repo: next, values };
  });
