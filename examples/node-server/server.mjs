/** A whole Dragoman server inside a program of one's own: settings in code, the environment for the rest. */
import { readSettings, startServer } from "@dragoman/node";
import { Console, Effect } from "effect";

const program = Effect.gen(function* () {
  const settings = yield* readSettings({ dataDir: process.argv[2] ?? "data", port: Number(process.argv[3] ?? 8080) });
  const { url } = yield* startServer(settings);
  yield* Console.log(`Dragoman answers on ${url}`);
  yield* Effect.never;
});

const fiber = Effect.runFork(Effect.scoped(program));

// Closing the scope finishes requests and closes the database.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => fiber.interruptUnsafe());
