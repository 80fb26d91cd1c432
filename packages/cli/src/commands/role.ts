/** `dragoman role`: administer roles. */
import { Effect } from "effect";
import { Argument, Command, Flag } from "effect/cli";
import { dragoman, repeated } from "../root.ts";

const acts = Effect.promise(() => import("../acts/roles.ts"));

const create = Command.make(
  "create",
  {
    name: Argument.String("name").pipe(Argument.withDescription("Name for people")),
    permissions: Flag.String("permission").pipe(
      repeated,
      Flag.withDescription("Codename of a permission, such as unit.edit; may be given again"),
    ),
  },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    return yield* (yield* acts).createRole(shared, input);
  }),
).pipe(
  Command.withDescription("Make a role: permissions under a name, for teams."),
  Command.withExamples([
    {
      command: "dragoman role create Proofreader --permission unit.review --permission unit.edit",
      description: "A role with two permissions",
    },
  ]),
);

const list = Command.make(
  "list",
  {},
  Effect.fnUntraced(function* () {
    const shared = yield* dragoman;
    return yield* (yield* acts).listRoles(shared);
  }),
).pipe(Command.withDescription("List all roles with their permissions."));

const remove = Command.make(
  "remove",
  { id: Argument.Int("role").pipe(Argument.withDescription("Number of the role, from `dragoman role list`")) },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    return yield* (yield* acts).removeRole(shared, input.id);
  }),
).pipe(Command.withDescription("Delete a role. The built-in ones stay."));

export const role = Command.make("role").pipe(
  Command.withDescription("Administer roles."),
  Command.withSubcommands([create, list, remove]),
);
