/** How long tokens may live. Pure. */
import type { Actor } from "../access/index.ts";

/** A token that a token asked for ends with it, at the latest. */
export const latestExpiry = (actor: Actor, asked: Date | null): Date | null => {
  const own = actor.token?.expires ?? null;
  return own !== null && (asked === null || asked > own) ? own : asked;
};
