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

const name = Argument.String("name").pipe(Argument.withDescription("Username"));

const password = Command.make(
  "password",
  {
    username: name,
    stdin: Flag.Boolean("stdin").pipe(
      Flag.withDefault(false),
      Flag.withDescription("Read the password from the first line of the input"),
    ),
  },
  Effect.fnUntraced(function* ({ username, stdin }) {
    const shared = yield* dragoman;
    const { setPassword } = yield* Effect.promise(() => import("../acts/signIn.ts"));
    return yield* setPassword(shared, username, stdin);
  }),
).pipe(
  Command.withDescription("Set the password of an account, and end its sessions."),
  Command.withExamples([{ command: "dragoman user password ada", description: "Ask for ada's new password twice" }]),
);

const invite = Command.make(
  "invite",
  {
    email: Argument.String("mail").pipe(Argument.withDescription("E-mail address of whom to invite")),
    project: optional(Flag.String("project").pipe(Flag.withDescription("Slug of a project, with --team"))),
    team: optional(Flag.String("team").pipe(Flag.withDescription("Name of a team of the project"))),
  },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    const { inviteUser } = yield* Effect.promise(() => import("../acts/signIn.ts"));
    return yield* inviteUser(shared, input);
  }),
).pipe(
  Command.validate(({ project, team }) =>
    (project === undefined) === (team === undefined)
      ? Effect.void
      : Effect.fail(new CliError.ValidationError({ message: "--project and --team go together." })),
  ),
  Command.withDescription("Invite somebody: by mail, or by a link to hand over where no mail is sent."),
  Command.withExamples([
    {
      command: "dragoman user invite ada@example.org --project app --team Translate",
      description: "Invite ada to a team of a project",
    },
  ]),
);

const signInLink = Command.make(
  "sign-in-link",
  { username: name },
  Effect.fnUntraced(function* ({ username }) {
    const shared = yield* dragoman;
    const { makeSignInLink } = yield* Effect.promise(() => import("../acts/signIn.ts"));
    return yield* makeSignInLink(shared, username);
  }),
).pipe(Command.withDescription("Print a link that signs in once, within 15 minutes."));

const resetFactors = Command.make(
  "reset-factors",
  { username: Argument.String("name").pipe(Argument.withDescription("Username")) },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    const { resetFactors: reset } = yield* Effect.promise(() => import("../acts/users.ts"));
    return yield* reset(shared, input.username);
  }),
).pipe(
  Command.withDescription("Take all second factors, passkeys and recovery codes of an account away."),
  Command.withExamples([
    { command: "dragoman user reset-factors ada", description: "Let ada in again, who lost every device" },
  ]),
);

export const user = Command.make("user").pipe(
  Command.withDescription("Administer accounts."),
  Command.withSubcommands([create, list, change, password, invite, signInLink, resetFactors, remove]),
);
