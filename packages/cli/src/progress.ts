/** A progress bar on stderr while long work is done; nothing where nobody looks. */
import { Effect } from "effect";

const width = 30;

/** `[#########                     ]  30 %  Reading files` */
export const bar = (percent: number, label: string): string => {
  const done = Math.round((Math.min(100, Math.max(0, percent)) / 100) * width);
  return `[${"#".repeat(done).padEnd(width)}] ${String(Math.round(percent)).padStart(3)} %  ${label}`;
};

interface Screen {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/** Runs `work` and shows what `percent` answers, twice a second, until it ends. */
export const withProgress = <A, E, R, R2>(
  label: string,
  percent: Effect.Effect<number, never, R2>,
  work: Effect.Effect<A, E, R>,
  screen: Screen = process.stderr,
): Effect.Effect<A, E, R | R2> => {
  if (screen.isTTY !== true) return work;
  const draw = Effect.flatMap(percent, (now) => Effect.sync(() => screen.write(`\r${bar(now, label)}\u001b[K`)));
  const clear = Effect.sync(() => screen.write("\r\u001b[K"));
  const drawing = Effect.forever(Effect.delay(draw, 500));
  return Effect.raceFirst(work, Effect.andThen(draw, drawing)).pipe(Effect.ensuring(clear));
};

/** Shows how far `work` is, which says so to the function that it is given. */
export const watched = <A, E, R>(
  label: string,
  work: (onProgress: (percent: number) => void) => Effect.Effect<A, E, R>,
) => {
  let percent = 0;
  const now = Effect.sync(() => percent);
  return withProgress(
    label,
    now,
    work((next) => void (percent = next)),
  );
};
