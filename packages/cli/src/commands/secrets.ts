/** `dragoman secrets`: what the database keeps sealed. */
import { Effect } from "effect";
import { Command } from "effect/cli";
import { dragoman } from "../root.ts";

const rotate = Command.make(
  "rotate",
  {},
  Effect.fnUntraced(function* () {
    const shared = yield* dragoman;
    const { rotateSecrets } = yield* Effect.promise(() => import("../acts/secrets.ts"));
    return yield* rotateSecrets(shared);
  }),
).pipe(
  Command.withDescription(
    "Seal everything with the first key of DRAGOMAN_SECRET_KEY; the others, which follow it, are then needed no more.",
  ),
);

export const secrets = Command.make("secrets").pipe(
  Command.withDescription("Administer the key of the database's secrets."),
  Command.withSubcommands([rotate]),
);
