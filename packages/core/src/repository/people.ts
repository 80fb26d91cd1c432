/** People as authors of commits. */
import { Effect } from "effect";
import type { UserId } from "../ids/index.ts";
import { server } from "../checkouts/inside.ts";
import { person } from "../checkouts/inside.ts";
import { makePeopleStore } from "./store.ts";

export const makePeople = Effect.map(makePeopleStore, (store) => ({
  /** How a user signs; the server itself where nobody asked. */
  signature: (userId: UserId | null, date: Date) =>
    userId === null
      ? Effect.succeed(server(date))
      : Effect.map(Effect.orDie(store.user(userId)), (user) =>
          user === undefined ? server(date) : person(user, date),
        ),
}));
