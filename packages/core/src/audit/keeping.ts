/** What other rooms do with the acts of accounts; no actor is asked. */
import { Context, type Effect } from "effect";
import type { UserId } from "../ids/index.ts";
import type { AccountAct, NotedAct } from "./model.ts";

export type Hearing = (noted: NotedAct) => Effect.Effect<void>;

export class AuditKeeping extends Context.Service<
  AuditKeeping,
  {
    /** Notes an act with where it was asked from, in the caller's transaction. */
    readonly note: (userId: UserId, act: AccountAct, details?: Readonly<Record<string, string>>) => Effect.Effect<void>;
    /** Calls back for each act that is noted, in its transaction. */
    readonly hear: (hearing: Hearing) => void;
  }
>()("@dragoman/core/audit/AuditKeeping") {}
