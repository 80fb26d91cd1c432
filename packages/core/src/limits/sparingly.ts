/** What happens at each request, and is written now and then: the newest time of a use is enough to within a minute. */
import { Effect, type Scope } from "effect";

/** Milliseconds that a use may stay unwritten. */
const writtenEvery = 60_000;
const mostRemembered = 10_000;

/** Answers what notes a use: at once, as it is written later, and at most once a minute for each id. */
export const writtenSparingly = <Id, E>(
  write: (id: Id) => Effect.Effect<unknown, E>,
): Effect.Effect<(id: Id) => Effect.Effect<void>, never, Scope.Scope> =>
  Effect.map(Effect.scope, (scope) => {
    const written = new Map<Id, number>();
    return (id) =>
      Effect.suspend(() => {
        const now = Date.now();
        if (now - (written.get(id) ?? 0) < writtenEvery) return Effect.void;
        if (written.size >= mostRemembered) written.clear();
        written.set(id, now);
        return Effect.asVoid(Effect.forkIn(Effect.ignore(write(id)), scope));
      });
  });
