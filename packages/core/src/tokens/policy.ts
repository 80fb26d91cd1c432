/** Who may make, list and revoke the tokens of a user. Pure. */
import type { UserId } from "../ids/index.ts";
import { type Actor, type Decision, isNarrowed, mayGlobally } from "../access/index.ts";

interface Owner {
  readonly id: UserId;
  readonly isSuperuser: boolean;
}

const denied = (because: string): Decision => ({ allowed: false, because });

/** Users keep their own tokens; those of others are kept by who manages users, those of superusers by superusers. */
export const mayKeepTokens = (actor: Actor, owner: Owner): Decision => {
  if (actor.isAnonymous) return denied("nobody is signed in");
  // Else a token with few rights could make itself one with all of them.
  if (isNarrowed(actor)) return denied("a token with fewer rights than its user keeps no tokens");
  if (actor.id === owner.id) return { allowed: true, because: "their own" };
  if (owner.isSuperuser && !actor.isSuperuser) return denied("only superusers keep the tokens of superusers");
  return mayGlobally(actor, "user.edit");
};

/** A token that a token asked for ends with it, at the latest. */
export const latestExpiry = (actor: Actor, asked: Date | null): Date | null => {
  const own = actor.token?.expires ?? null;
  return own !== null && (asked === null || asked > own) ? own : asked;
};
