/** Who may set up the second factors of a user; who may see and remove them is the law of all credentials. Pure. */
import type { UserId } from "../ids/index.ts";
import { type Actor, type Decision, type SessionFacts } from "../access/index.ts";
import { mayKeepCredentials } from "../users/index.ts";

export interface FactorOwner {
  readonly id: UserId;
  readonly username: string;
  readonly isSuperuser: boolean;
  readonly isBot: boolean;
}

/** Who asks, and by which session of ours, if by one. */
export interface Asking {
  readonly actor: Actor;
  readonly session: SessionFacts | null;
}

/** Nobody sets up a factor in the name of another: they could show it afterwards. */
export const maySetUpFactors = (actor: Actor, owner: FactorOwner): Decision => {
  const keeping = mayKeepCredentials(actor, owner);
  if (!keeping.allowed) return keeping;
  if (owner.isBot) return { allowed: false, because: "bots sign in nowhere" };
  return actor.id === owner.id ? keeping : { allowed: false, because: "second factors are set up by their owner" };
};
