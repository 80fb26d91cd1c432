/** Turns the passing of time into tasks: one for each tick of each periodic work, whichever process is first. */
import { Cron, Effect } from "effect";
import type { Claims } from "./claims.ts";
import type { Periodic } from "./handlers.ts";

/** To be run often; adds the tasks that have fallen due since. */
export const makeTicker = (periodic: ReadonlyArray<Periodic>, claims: Claims) => {
  const entries = periodic.map(({ name, cron }) => ({ name, cron, next: Cron.next(cron) }));
  return Effect.suspend(() => {
    const now = new Date();
    const due = entries.filter(({ next }) => next <= now);
    return Effect.forEach(
      due,
      (entry) => {
        const time = entry.next;
        entry.next = Cron.next(entry.cron, now);
        return claims.addTick(entry.name, time);
      },
      { discard: true },
    );
  });
};
