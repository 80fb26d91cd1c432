/** `dragoman ssh`: the keys that repositories are reached with, and the hosts that are trusted. */
import { Effect } from "effect";
import { Argument, Command, Flag } from "effect/cli";
import { dragoman, optional, repeated } from "../root.ts";

const acts = Effect.promise(() => import("../acts/ssh.ts"));

const ofProject = Flag.String("project").pipe(
  Flag.withDescription("Slug of a project; without it the key of the site is meant"),
);

const showKey = Command.make(
  "show-key",
  { project: optional(ofProject) },
  Effect.fnUntraced(function* ({ project }) {
    const shared = yield* dragoman;
    return yield* (yield* acts).showKey(shared, project);
  }),
).pipe(
  Command.withDescription("Show the public key, for the settings of a forge. It is made when there is none."),
  Command.withExamples([{ command: "dragoman ssh show-key", description: "The key of the site" }]),
);

const makeKey = Command.make(
  "make-key",
  { project: optional(ofProject) },
  Effect.fnUntraced(function* ({ project }) {
    const shared = yield* dragoman;
    return yield* (yield* acts).makeKey(shared, project);
  }),
).pipe(Command.withDescription("Make a new key in the place of the old one, or a first one for a project."));

const removeKey = Command.make(
  "remove-key",
  { project: ofProject },
  Effect.fnUntraced(function* ({ project }) {
    const shared = yield* dragoman;
    return yield* (yield* acts).removeKey(shared, project);
  }),
).pipe(Command.withDescription("Let a project use the key of the site again."));

const host = Argument.String("host").pipe(
  Argument.withMetavar("host[:port]"),
  Argument.withDescription("The host as addresses of repositories have it"),
);

const addHost = Command.make(
  "add-host",
  {
    host,
    fingerprints: Flag.String("fingerprint").pipe(
      repeated,
      Flag.withMetavar("SHA256:..."),
      Flag.withDescription("Trust the key with this fingerprint, and no other; may be given again"),
    ),
    yes: Flag.Boolean("yes").pipe(
      Flag.withDefault(false),
      Flag.withDescription("Trust whatever the host shows now, without being asked"),
    ),
  },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    return yield* (yield* acts).addHost(shared, input);
  }),
).pipe(
  Command.withDescription("Ask a host for its keys, show their fingerprints, and trust them once you confirm."),
  Command.withExamples([
    { command: "dragoman ssh add-host git.example.org:2222", description: "Look, compare, confirm" },
    {
      command: "dragoman ssh add-host git.example.org --fingerprint SHA256:uNiVztksCsDhcc0u9e8BujQXVUpKZIDTMczCvj3tD2s",
      description: "Trust one key, without questions",
    },
  ]),
);

const listHosts = Command.make(
  "list-hosts",
  {},
  Effect.fnUntraced(function* () {
    const shared = yield* dragoman;
    return yield* (yield* acts).listHosts(shared);
  }),
).pipe(Command.withDescription("List the hosts that are trusted, with the fingerprints of their keys."));

const removeHost = Command.make(
  "remove-host",
  { host },
  Effect.fnUntraced(function* (input) {
    const shared = yield* dragoman;
    return yield* (yield* acts).removeHost(shared, input.host);
  }),
).pipe(Command.withDescription("Trust a host no more."));

export const ssh = Command.make("ssh").pipe(
  Command.withDescription("Administer the keys of ssh, and the hosts that are trusted."),
  Command.withSubcommands([showKey, makeKey, removeKey, addHost, listHosts, removeHost]),
);
