/** Asks whoever sits at the terminal before something is done that cannot be taken back. */
import { createInterface } from "node:readline";
import { Effect } from "effect";
import { Failed } from "./failed.ts";

export interface Question {
  /** What is asked of a person, without the choices. */
  readonly question: string;
  /** What to do where there is nobody to ask. */
  readonly alone: string;
  /** What it means that the answer was no. */
  readonly refused: string;
}

/** Fails unless the answer is yes. */
export const confirm = ({ question, alone, refused }: Question): Effect.Effect<void, Failed> =>
  Effect.gen(function* () {
    if (!process.stdin.isTTY) return yield* new Failed({ reason: alone });
    const answer = yield* ask(`${question} [y/N] `, new Failed({ reason: refused }));
    if (!/^y(es)?$/i.test(answer.trim())) return yield* new Failed({ reason: refused });
  });

/** Ctrl-C is the terminal's to tell of while it edits a line, and ends the command as a signal does. */
const ask = (text: string, unanswered: Failed): Effect.Effect<string, Failed> =>
  Effect.acquireUseRelease(
    Effect.sync(() => createInterface({ input: process.stdin, output: process.stderr })),
    (dialog) =>
      Effect.callback((resume) => {
        dialog.on("SIGINT", () => resume(Effect.interrupt));
        dialog.on("close", () => resume(Effect.fail(unanswered)));
        dialog.question(text, (answer) => resume(Effect.succeed(answer)));
      }),
    (dialog) => Effect.sync(() => dialog.close()),
  );

/** Before `what` is removed for good; `yes` says that nobody wants to be asked. */
export const confirmRemoval = (what: string, yes: boolean): Effect.Effect<void, Failed> =>
  yes
    ? Effect.void
    : confirm({
        question: `Remove ${what}? This cannot be taken back.`,
        alone: `Removing ${what} cannot be taken back: give --yes.`,
        refused: "Nothing was removed.",
      });
