/** Whose account somebody comes to who was at a provider. Mail alone opens nothing that the provider is not trusted with. */
import { Effect } from "effect";
import type { UserId } from "../ids/index.ts";
import { Forbidden } from "../access/index.ts";
import { UserKeeping } from "../users/inside.ts";
import { isOfDomains } from "./claims.ts";
import type { Assertion, Provider } from "./model.ts";
import { type Account, makeIdentityStore } from "./store.ts";

const refuse = (reason: string) => new Forbidden({ reason });

const othersIdentity = refuse("This identity belongs to another account here.");
const closed = refuse("This account is closed.");
const noAccount = refuse(
  "No account here is tied to this identity. Sign in another way, and link it on the page of your account.",
);
const unverified = refuse("No account is made without an address that the provider has verified.");
const otherDomain = refuse("No account is made here for an address of this domain.");
const mailTaken = refuse(
  "An account here has this address. Sign in to it another way, and link the identity on the page of your account.",
);

/** The account, and whether the identity is new to it. */
export interface Found {
  readonly account: Account;
  readonly isNew: boolean;
}

export const makeArriving = Effect.gen(function* () {
  const store = yield* makeIdentityStore;
  const users = yield* UserKeeping;

  /** `linking`: who was signed in when it began, and asked for it. Wants a transaction. */
  return Effect.fnUntraced(function* (provider: Provider, assertion: Assertion, linking: UserId | null) {
    const known = yield* Effect.orDie(store.known(provider.id, assertion));
    if (linking !== null) {
      if (known !== undefined && known.id !== linking) return yield* othersIdentity;
      return yield* opened(known ?? (yield* Effect.orDie(store.byId(linking))), known === undefined);
    }
    if (known !== undefined) return yield* opened(known, false);
    return yield* byMail(provider, assertion);
  });

  function opened(account: Account | undefined, isNew: boolean): Effect.Effect<Found, Forbidden> {
    return account?.isOpen === true ? Effect.succeed({ account, isNew }) : Effect.fail(closed);
  }

  function byMail(provider: Provider, { email, name }: Assertion): Effect.Effect<Found, Forbidden> {
    return Effect.gen(function* () {
      const makes = provider.create_accounts === true;
      if (email === null) return yield* makes ? unverified : noAccount;
      const owner = yield* Effect.orDie(store.byEmail(email));
      // Superusers link identities themselves: whoever runs a provider is no superuser here.
      if (owner !== undefined)
        return provider.trust_mail === true && isOfDomains(provider, email) && !owner.isSuperuser
          ? yield* opened(owner, true)
          : yield* mailTaken;
      if (!makes) return yield* noAccount;
      if (!isOfDomains(provider, email)) return yield* otherDomain;
      const id = yield* users.authorBy(email, name);
      return yield* opened(yield* Effect.orDie(store.byId(id)), true);
    });
  }
});
