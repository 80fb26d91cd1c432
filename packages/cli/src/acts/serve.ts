/** Serves until the process is told to end. */
import { setFlagsFromString } from "node:v8";
import { readSettings, type ServerOptions, startServer } from "@dragoman/node";
import { Console, Effect } from "effect";

export const serve = (options: ServerOptions, json: boolean) =>
  Effect.scoped(
    Effect.gen(function* () {
      const settings = yield* readSettings(options);
      const { url } = yield* startServer(settings);
      // While it loaded, the program kept the heap's young part from growing; from here on work decides.
      setFlagsFromString("--semi-space-growth-factor=2");
      yield* Console.log(json ? JSON.stringify({ url }) : `Dragoman answers on ${settings.siteUrl ?? url}`);
      // Being told to end is how serving ends well.
      return yield* Effect.onInterrupt(Effect.never, () => Effect.sync(() => (process.exitCode = 0)));
    }),
  );
