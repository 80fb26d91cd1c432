/** Serves until the process is told to end. */
import { outliveRejections, readSettings, type ServerOptions, startServer } from "@dragoman/node";
import { Console, Effect } from "effect";
import { shrinkHeap } from "../shrinkHeap.ts";

export const serve = (options: ServerOptions, json: boolean) =>
  Effect.scoped(
    Effect.gen(function* () {
      const settings = yield* readSettings(options);
      yield* outliveRejections;
      const { url } = yield* startServer(settings);
      if (settings.database.kind === "server") yield* shrinkHeap;
      yield* Console.log(json ? JSON.stringify({ url }) : `Dragoman answers on ${settings.siteUrl ?? url}`);
      // Being told to end is how serving ends well.
      return yield* Effect.onInterrupt(Effect.never, () => Effect.sync(() => (process.exitCode = 0)));
    }),
  );
