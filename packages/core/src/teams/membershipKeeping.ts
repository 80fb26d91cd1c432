/** What other rooms do with memberships; no actor is asked. */
import { Context, type Effect } from "effect";
import type { TeamId, UserId } from "../ids/index.ts";
import type { Actor } from "../access/index.ts";
import type { Joining } from "./model.ts";

export class MembershipKeeping extends Context.Service<
  MembershipKeeping,
  {
    /** For what other rooms do: no actor is asked, and the history of the project does not tell of it. */
    readonly join: (by: Pick<Actor, "id">, teamId: TeamId, userId: UserId, way: Joining) => Effect.Effect<void>;
    readonly leave: (by: Pick<Actor, "id">, teamId: TeamId, userId: UserId) => Effect.Effect<void>;
    /** Puts a new account into the teams that it joins by itself; recorded with the account, as is its leaving. */
    readonly joinAutomatically: (userId: UserId) => Effect.Effect<void>;
    readonly leaveAll: (userId: UserId) => Effect.Effect<void>;
  }
>()("@dragoman/core/teams/MembershipKeeping") {}
