/** `dragoman user`: make and list accounts. */
import { Effect } from "effect";
import { Argument, CliError, Command, Flag } from "effect/cli";
import { dragoman, optional } from "../root.ts";

const create = Command.make(
  "create",
  {
    username: Argument.String("name").pipe(Argument.withDescription("Username")),
    email: Flag.String("email").pipe(Flag.withDescription("E-mail address, also of the commits")),
    fullName: optional(
      Flag.String("full-name").pipe(Flag.withDescription("Name for people and for commits; the username unless given")),
    ),
    superuser: Flag.Boolean("superuser").pipe(Flag.withDefault(false), Flag.withDescription("May do everything")),
    token: optional(
      Flag.String("token").pipe(
        Flag.withDescription("Give the account this token for the API (wlu_ and 36 letters or digits)"),
      ),
    ),
    printToken: Flag.Boolean("print-token").pipe(
      Flag.withDefault(false),
      Flag.withDescription("Make a token for the API and print it"),
    ),
  },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    const { createUser } = yield* Effect.promise(() => import("../acts/users.ts"));
    return yield* createUser(shared, input);
  }),
).pipe(
  Command.validate(({ token, printToken }) =>
    token !== undefined && printToken
      ? Effect.fail(new CliError.ValidationError({ message: "--token and --print-token exclude each other." }))
      : Effect.void,
  ),
  Command.withDescription("Make an account."),
  Command.withExamples([
    {
      command: "dragoman user create ada --email ada@example.org --full-name 'Ada Example'",
      description: "Make an ordinary account",
    },
    {
      command: "dragoman user create root --email root@example.org --superuser --print-token",
      description: "Make an administrator who can use the API",
    },
  ]),
);

const list = Command.make(
  "list",
  {},
  Effect.fnUntraced(function* () {
    const shared = yield* dragoman;
    const { listUsers } = yield* Effect.promise(() => import("../acts/users.ts"));
    return yield* listUsers(shared);
  }),
).pipe(Command.withDescription("List all accounts."));

const yesOrNo = (name: string, description: string) =>
  Flag.Literals(name, ["yes", "no"]).pipe(
    Flag.withDescription(description),
    optional,
    Flag.map((answer) => (answer === undefined ? undefined : answer === "yes")),
  );

const change = Command.make(
  "change",
  {
    username: Argument.String("name").pipe(Argument.withDescription("Username")),
    email: optional(Flag.String("email").pipe(Flag.withDescription("E-mail address, also of the commits"))),
    fullName: optional(Flag.String("full-name").pipe(Flag.withDescription("Name for people and for commits"))),
    superuser: yesOrNo("superuser", "Whether the account may do everything"),
    active: yesOrNo("active", "Whether its tokens open anything"),
  },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    const { changeUser } = yield* Effect.promise(() => import("../acts/users.ts"));
    return yield* changeUser(shared, input);
  }),
).pipe(
  Command.withDescription("Change an account. What is not given stays."),
  Command.withExamples([{ command: "dragoman user change ada --active no", description: "Shut ada out" }]),
);

const remove = Command.make(
  "remove",
  { username: Argument.String("name").pipe(Argument.withDescription("Username")) },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    const { removeUser } = yield* Effect.promise(() => import("../acts/users.ts"));
    return yield* removeUser(shared, input.username);
  }),
).pipe(Command.withDescription("Close an account and remove its personal data. This cannot be taken back."));

export const user = Command.make("user").pipe(
  Command.withDescription("Administer accounts."),
  Command.withSubcommands([create, list, change, remove]),
);
