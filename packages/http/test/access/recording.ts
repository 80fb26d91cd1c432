/** Which permissions a request asks of who asks it. */
import type { Actor, Actors, Grant, Permission } from "@dragoman/core/access";
import { Effect } from "effect";

export interface Recorded {
  readonly actors: Actors["Service"];
  readonly asked: ReadonlySet<Permission>;
}

/** The same accounts, of whom it is noted what they are asked for. Superusers are asked for nothing. */
export const recording = (actors: Actors["Service"]): Recorded => {
  const asked = new Set<Permission>();
  class Noting extends Set<Permission> {
    override has(permission: Permission) {
      asked.add(permission);
      return super.has(permission);
    }
  }
  const noted = (grants: readonly Grant[]) =>
    grants.map((grant) => ({ ...grant, permissions: new Noting(grant.permissions) }));
  const noting = ({ grants, token, ...actor }: Actor): Actor => ({
    ...actor,
    // A token that is narrowed answers first.
    token: token === null || token.scopes === "all" ? token : { ...token, scopes: new Noting(token.scopes) },
    grants: { ...grants, global: new Noting(grants.global), all: noted(grants.all) },
  });
  return { asked, actors: { ...actors, byToken: (token) => Effect.map(actors.byToken(token), noting) } };
};
