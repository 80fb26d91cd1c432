/** Asks for a secret without showing it: twice at a terminal, one line of what is piped in. */
import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { Effect } from "effect";
import { Failed } from "./failed.ts";

const silent = new Writable({ write: (_chunk, _encoding, done) => done() });

/** One line; undefined where the input ends first. */
const line = (terminal: boolean): Effect.Effect<string, Failed> =>
  Effect.acquireUseRelease(
    Effect.sync(() => createInterface({ input: process.stdin, output: silent, terminal })),
    (dialog) =>
      Effect.callback<string, Failed>((resume) => {
        dialog.on("SIGINT", () => resume(Effect.interrupt));
        dialog.on("close", () => resume(new Failed({ reason: "Nothing was said." })));
        dialog.on("line", (text) => resume(Effect.succeed(text)));
      }),
    (dialog) => Effect.sync(() => dialog.close()),
  );

const asked = (what: string): Effect.Effect<string, Failed> =>
  Effect.acquireUseRelease(
    Effect.sync(() => process.stderr.write(`${what}: `)),
    () => line(true),
    () => Effect.sync(() => process.stderr.write("\n")),
  );

export const askSecret = (what: string, piped: boolean): Effect.Effect<string, Failed> =>
  Effect.gen(function* () {
    if (piped) return yield* line(false);
    if (!process.stdin.isTTY) return yield* new Failed({ reason: "There is nobody to ask: give --stdin." });
    const first = yield* asked(what);
    const second = yield* asked(`${what}, once more`);
    return first === second ? first : yield* new Failed({ reason: "These were not the same." });
  });
