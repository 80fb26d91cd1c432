/** The command `dragoman` and the options that all of its commands share. */
import { Command, Flag } from "effect/cli";
import { Option } from "effect";

/** An option that is undefined where it is not given. */
export const optional = <A>(flag: Flag.Flag<A>): Flag.Flag<A | undefined> =>
  Flag.map(Flag.optional(flag), Option.getOrUndefined);

/** An option that may be given any number of times. */
export const repeated = <A>(flag: Flag.Flag<A>): Flag.Flag<readonly A[]> =>
  Flag.withDefault(Flag.atLeast(flag, 1), [] as readonly A[]);

/** For what cannot be taken back. */
export const yes = Flag.Boolean("yes").pipe(
  Flag.withDefault(false),
  Flag.withDescription("Do it without asking; needed where nobody is at the terminal"),
);

export const dragoman = Command.make("dragoman").pipe(
  Command.withDescription("Serve translations of software, and administer the service."),
  Command.withSharedFlags({
    dataDir: optional(
      Flag.String("data-dir").pipe(
        Flag.withMetavar("folder"),
        Flag.withDescription("Folder of all data; .dragoman here, or DRAGOMAN_DATA_DIR, unless given"),
      ),
    ),
    databaseUrl: optional(
      Flag.String("database-url").pipe(
        Flag.withMetavar("postgres://..."),
        Flag.withDescription("PostgreSQL server to use instead of the embedded database; or DRAGOMAN_DATABASE_URL"),
      ),
    ),
    json: Flag.Boolean("json").pipe(
      Flag.withDefault(false),
      Flag.withDescription("Answer with JSON, also where something is wrong"),
    ),
  }),
  Command.withExamples([
    { command: "dragoman serve --port 8080", description: "Serve on the embedded database" },
    {
      command: "dragoman user create ada --email ada@example.org --superuser --print-token",
      description: "Make an administrator who can use the API",
    },
  ]),
);

/** What the shared options say. */
export interface Shared {
  readonly dataDir: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly json: boolean;
}
