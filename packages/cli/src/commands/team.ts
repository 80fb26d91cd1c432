/** `dragoman team`: administer teams. */
import { Effect } from "effect";
import { Argument, Command, Flag } from "effect/cli";
import { dragoman, optional, repeated } from "../root.ts";

const id = Argument.Int("team").pipe(Argument.withDescription("Number of the team, from `dragoman team list`"));
const username = Argument.String("user").pipe(Argument.withDescription("Username"));
const acts = Effect.promise(() => import("../acts/teams.ts"));

const create = Command.make(
  "create",
  {
    name: Argument.String("name").pipe(Argument.withDescription("Name for people")),
    project: optional(Flag.String("project").pipe(Flag.withDescription("Slug of the project whose own team it is"))),
    projects: Flag.Literals("projects", ["listed", "all", "componentLists", "public", "protected"]).pipe(
      Flag.withDefault("listed"),
      Flag.withDescription("Which projects it is for"),
    ),
    languages: Flag.Literals("languages", ["listed", "all"]).pipe(
      Flag.withDefault("all"),
      Flag.withDescription("Which languages it is for"),
    ),
    roles: Flag.Int("role").pipe(
      repeated,
      Flag.withDescription("Number of a role, from `dragoman role list`; may be given again"),
    ),
  },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    return yield* (yield* acts).createTeam(shared, input);
  }),
).pipe(
  Command.withDescription("Make a team: what its members may do, and where."),
  Command.withExamples([
    { command: "dragoman team create Proofreaders --project hello --role 7", description: "Reviewers of one project" },
    { command: "dragoman team create Wardens --projects all --role 1", description: "Administrators of every project" },
  ]),
);

const list = Command.make(
  "list",
  {},
  Effect.fnUntraced(function* () {
    const shared = yield* dragoman;
    return yield* (yield* acts).listTeams(shared);
  }),
).pipe(Command.withDescription("List all teams."));

const remove = Command.make(
  "remove",
  { id },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    return yield* (yield* acts).removeTeam(shared, input.id);
  }),
).pipe(Command.withDescription("Delete a team, and what it gave."));

const join = Command.make(
  "join",
  {
    id,
    username,
    administrator: Flag.Boolean("admin").pipe(
      Flag.withDefault(false),
      Flag.withDescription("Also as administrator of the team"),
    ),
  },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    return yield* (yield* acts).addMember(shared, input.id, input.username, input.administrator);
  }),
).pipe(
  Command.withDescription("Put a user into a team."),
  Command.withExamples([{ command: "dragoman team join 5 ada", description: "Make ada a manager of everything" }]),
);

const leave = Command.make(
  "leave",
  { id, username },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    return yield* (yield* acts).removeMember(shared, input.id, input.username);
  }),
).pipe(Command.withDescription("Take a user out of a team."));

export const team = Command.make("team").pipe(
  Command.withDescription("Administer teams."),
  Command.withSubcommands([create, list, remove, join, leave]),
);
