/** Groups at a provider as teams here: whoever signs in is in those that the groups give, and in no other that is named. */
import { Effect } from "effect";
import type { UserId } from "../ids/index.ts";
import { systemActor } from "../access/index.ts";
import { MembershipKeeping } from "../teams/inside.ts";
import { teamsOf } from "./claims.ts";
import type { Assertion, Provider } from "./model.ts";
import { makeIdentityStore } from "./store.ts";

export const makeFollowingGroups = Effect.gen(function* () {
  const store = yield* makeIdentityStore;
  const memberships = yield* MembershipKeeping;

  /** Wants a transaction. */
  return Effect.fnUntraced(function* (provider: Provider, { groups }: Assertion, userId: UserId) {
    const { inside, named } = teamsOf(provider, groups);
    if (named.length === 0) return;
    const teams = yield* store.teams(named);
    const members = yield* store.memberOf(userId);
    const missing = named.filter((each) => !teams.some(({ id, name, own }) => id === each || (!own && name === each)));
    if (missing.length > 0)
      yield* Effect.logWarning(`The provider ${provider.id} names teams that there are not: ${missing.join(", ")}.`);
    for (const { id, name, own } of teams) {
      const wanted = inside.some((each) => each === id || (!own && each === name));
      if (wanted === members.has(id)) continue;
      if (wanted) yield* memberships.join(systemActor, id, userId, "provider");
      else yield* memberships.leave(systemActor, id, userId);
    }
  }, Effect.orDie);
});
