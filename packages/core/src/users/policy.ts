/** Who may keep what speaks for an account: its tokens, sessions and password. Pure. */
import { type Actor, type Decision, isNarrowed, mayGlobally } from "../access/index.ts";
import type { UserFacts } from "./model.ts";

const denied = (because: string): Decision => ({ allowed: false, because });

/** Users keep their own; those of others are kept by who manages users, those of superusers by superusers. */
export const mayKeepCredentials = (actor: Actor, owner: Pick<UserFacts, "id" | "isSuperuser">): Decision => {
  if (actor.isAnonymous) return denied("nobody is signed in");
  // Else a token with few rights could make itself one with all of them.
  if (isNarrowed(actor)) return denied("a token with fewer rights than its user keeps no credentials");
  if (actor.id === owner.id) return { allowed: true, because: "their own" };
  if (owner.isSuperuser && !actor.isSuperuser) return denied("only superusers keep the credentials of superusers");
  return mayGlobally(actor, "user.edit");
};

/** What somebody has chosen is theirs, and of those who manage users. */
export const mayKeepProfile = (actor: Actor, owner: Pick<UserFacts, "id">): boolean =>
  (actor.id === owner.id && !actor.isAnonymous) || mayGlobally(actor, "user.edit").allowed;
