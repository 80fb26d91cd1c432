/** `dragoman token`: make, list and revoke tokens for the API. */
import { Effect } from "effect";
import { Argument, Command, Flag } from "effect/cli";
import { dragoman, optional } from "../root.ts";
import { expires, scopes } from "./tokenLimits.ts";

const username = Argument.String("user").pipe(
  Argument.withDescription("Username of the account that the token acts for"),
);

const create = Command.make(
  "create",
  {
    username,
    name: optional(Flag.String("name").pipe(Flag.withDescription("What the token is for"))),
    token: optional(Flag.String("token").pipe(Flag.withDescription("Use this token instead of a new one"))),
    expires,
    scopes,
  },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    const { createToken } = yield* Effect.promise(() => import("../acts/tokens.ts"));
    return yield* createToken(shared, input);
  }),
).pipe(
  Command.withDescription("Make a token for the API, and print it: it is shown this once."),
  Command.withExamples([
    { command: "dragoman token create ada --name laptop", description: "Make a token for ada" },
    {
      command: "dragoman token create ada --scope unit.edit --expires 2030-01-31T00:00:00Z",
      description: "One that only translates, until then",
    },
  ]),
);

const list = Command.make(
  "list",
  { username },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    const { listTokens } = yield* Effect.promise(() => import("../acts/tokens.ts"));
    return yield* listTokens(shared, input.username);
  }),
).pipe(
  Command.withDescription("List the tokens of an account. The tokens themselves are not kept, only what they are for."),
);

const revoke = Command.make(
  "revoke",
  {
    username,
    id: Argument.Int("id").pipe(Argument.withDescription("Number of the token, from `dragoman token list`")),
  },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    const { revokeToken } = yield* Effect.promise(() => import("../acts/tokens.ts"));
    return yield* revokeToken(shared, input.username, input.id);
  }),
).pipe(Command.withDescription("Make a token worthless at once."));

export const token = Command.make("token").pipe(
  Command.withDescription("Administer tokens for the API."),
  Command.withSubcommands([create, list, revoke]),
);
