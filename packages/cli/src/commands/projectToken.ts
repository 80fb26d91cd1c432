/** `dragoman project token`: tokens that work in one project only, each with a bot of its own. */
import { Effect } from "effect";
import { Argument, Command } from "effect/cli";
import { dragoman } from "../root.ts";
import { expires, scopes } from "./tokenLimits.ts";

const project = Argument.String("project").pipe(Argument.withDescription("Slug of the project"));
const acts = Effect.promise(() => import("../acts/projectTokens.ts"));

const create = Command.make(
  "create",
  {
    project,
    name: Argument.String("name").pipe(Argument.withDescription("What the token is for; its bot's name too")),
    expires,
    scopes,
  },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    return yield* (yield* acts).createProjectToken(shared, input);
  }),
).pipe(
  Command.withDescription("Make a token that administers one project, and print it: it is shown this once."),
  Command.withExamples([
    { command: "dragoman project token create hello CI", description: "Make a token for a build" },
  ]),
);

const list = Command.make(
  "list",
  { project },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    return yield* (yield* acts).listProjectTokens(shared, input.project);
  }),
).pipe(Command.withDescription("List the tokens of a project."));

const revoke = Command.make(
  "revoke",
  {
    project,
    id: Argument.Int("id").pipe(Argument.withDescription("Number of the token, from `dragoman project token list`")),
  },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    return yield* (yield* acts).revokeProjectToken(shared, input.project, input.id);
  }),
).pipe(Command.withDescription("Make a token worthless at once, and retire its bot."));

export const projectToken = Command.make("token").pipe(
  Command.withDescription("Administer tokens of a project."),
  Command.withSubcommands([create, list, revoke]),
);
