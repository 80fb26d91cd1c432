/** `dragoman serve`. */
import { Effect } from "effect";
import { Command, Flag } from "effect/cli";
import { dragoman, optional } from "../root.ts";

export const serve = Command.make(
  "serve",
  {
    host: optional(
      Flag.String("host").pipe(Flag.withDescription("Address to listen on; 127.0.0.1, or DRAGOMAN_HOST, unless given")),
    ),
    port: optional(
      Flag.Int("port").pipe(Flag.withDescription("Port to listen on; 8080, or DRAGOMAN_PORT, unless given")),
    ),
  },
  Effect.fnUntraced(function* (listen) {
    const { json, dataDir, databaseUrl } = yield* dragoman;
    const { serve } = yield* Effect.promise(() => import("../acts/serve.ts"));
    return yield* serve({ ...listen, dataDir, databaseUrl }, json);
  }),
).pipe(
  Command.withDescription("Serve the API until SIGTERM or Ctrl-C, then finish what is in progress."),
  Command.withShortDescription("Serve the API"),
  Command.withExamples([
    { command: "dragoman serve", description: "Serve on http://127.0.0.1:8080, with all data in .dragoman" },
    {
      command: "dragoman serve --host 0.0.0.0 --database-url postgres://dragoman@db/dragoman",
      description: "Serve the network, on a PostgreSQL server",
    },
  ]),
);
