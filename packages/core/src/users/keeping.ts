/** What other rooms do with users; no actor is asked. */
import { Context, type Effect } from "effect";
import type { UserId } from "../ids/index.ts";
import type { Invalid } from "../fields/index.ts";
import type { NewBot, Registered } from "./model.ts";
import type { Maker } from "./service.ts";

export class UserKeeping extends Context.Service<
  UserKeeping,
  {
    /** The account of somebody who is known as an author only, made on demand; no actor is asked. Answers its id. */
    readonly authorBy: (email: string, fullName: string) => Effect.Effect<UserId>;
    /** A bot that works in one project only; no actor is asked. Answers its id. */
    readonly createBot: (by: Maker, bot: NewBot) => Effect.Effect<UserId>;
    /**
     * The account that signs for an engine of translations, made on demand; nobody signs in with it. Answers its id, or
     * none where a person has its name.
     */
    readonly engine: (name: string) => Effect.Effect<UserId | undefined>;
    /** The account of somebody who has proved to read mail of this address. Answers its id. */
    readonly register: (user: Registered) => Effect.Effect<UserId, Invalid>;
    /** A bot that nobody uses any more: what it did keeps its name. */
    readonly retireBot: (by: Maker, id: UserId) => Effect.Effect<void>;
  }
>()("@dragoman/core/users/UserKeeping") {}
