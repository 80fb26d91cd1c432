/**
 * One request for one route, whatever happens on the way: nobody opens without having looked, and whoever does not know
 * what became of an opening looks again.
 */
import { Effect } from "effect";
import type { ForgeFailure } from "./errors.ts";
import type { Forge } from "./forge.ts";
import type { Draft, ForgeRequest, Route } from "./model.ts";

/** How often it is looked for after an opening whose answer was lost: a forge may take a while to list it. */
const looks = 3;

/** Whether a request may be there although opening it has failed. Forges refuse a second one, each by its own status. */
const isInDoubt = (failure: ForgeFailure): boolean =>
  failure._tag === "ForgeRefused" ||
  failure._tag === "ForgeConfused" ||
  (failure._tag === "ForgeUnreachable" && failure.inDoubt);

const findAfter = (forge: Forge, route: Route, failure: ForgeFailure) =>
  Effect.gen(function* () {
    for (let look = 1; look <= looks; look++) {
      const found = yield* forge.find(route);
      if (found !== undefined) return found;
      if (failure._tag === "ForgeRefused") break;
      yield* Effect.sleep(1000 * look);
    }
    return yield* failure;
  });

/** The open request of a route: the one that is there, or a new one. */
export const requestOf = (
  forge: Forge,
  route: Route,
  draft: Draft,
): Effect.Effect<{ readonly request: ForgeRequest; readonly opened: boolean }, ForgeFailure> =>
  Effect.gen(function* () {
    const found = yield* forge.find(route);
    if (found !== undefined) return { request: found, opened: false };
    const request = yield* Effect.catch(forge.open(route, draft), (failure) =>
      isInDoubt(failure) ? findAfter(forge, route, failure) : Effect.fail(failure),
    );
    return { request, opened: true };
  });
