/** What happened to an account: for its owner and for those who manage users. */
import { Context, Effect, Layer } from "effect";
import { UserId } from "../ids/index.ts";
import { type Actor, Forbidden } from "../access/index.ts";
import { permit } from "../access/inside.ts";
import { type Action, type Followed, unlisted } from "../changes/index.ts";
import { Reactions } from "../changes/inside.ts";
import type { Page, Slice, View } from "../database/index.ts";
import { registerPeriodic } from "../tasks/inside.ts";
import { mayKeepCredentials, type UserFacts } from "../users/index.ts";
import { Asker } from "./asker.ts";
import type { AccountActColumn } from "./columns.ts";
import { AuditKeeping, type Hearing } from "./keeping.ts";
import type { AccountAct } from "./model.ts";
import { makeAuditStore } from "./store.ts";

/** What a host is told by clients, within bounds. */
const longestAgent = 300;

/** Acts that are recorded elsewhere, as this list tells them. */
const recorded: Readonly<Partial<Record<Action, AccountAct>>> = {
  [unlisted.tokenIssued]: "token-made",
  [unlisted.tokenRevoked]: "token-revoked",
  [unlisted.passwordSet]: "password-set",
  [unlisted.secondFactorAdded]: "second-factor-added",
  [unlisted.secondFactorRemoved]: "second-factor-removed",
  [unlisted.recoveryCodesMade]: "recovery-codes-made",
  [unlisted.passkeyAdded]: "passkey-added",
  [unlisted.passkeyRemoved]: "passkey-removed",
  [unlisted.identityLinked]: "identity-linked",
  [unlisted.identityUnlinked]: "identity-unlinked",
};

const actOf = ({ action, details }: Followed): AccountAct | undefined => {
  const known = action === undefined ? undefined : recorded[action];
  if (known !== undefined) return known;
  const after: unknown = details?.["after"];
  const isEmail = typeof after === "object" && after !== null && "email" in after;
  return action === unlisted.accountChanged && isEmail ? "email-changed" : undefined;
};

export class Audit extends Context.Service<
  Audit,
  {
    /** Newest first. */
    readonly page: (
      actor: Actor,
      owner: Pick<UserFacts, "id" | "isSuperuser">,
      view: View<AccountActColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, Forbidden>;
  }
>()("@dragoman/core/audit/Audit") {
  static readonly layer = Layer.effectContext(
    Effect.gen(function* () {
      const store = yield* makeAuditStore;
      const reactions = yield* Reactions;
      yield* registerPeriodic("audit.forget", "41 3 * * *", store.forget);

      const hearings: Hearing[] = [];
      const note = (userId: UserId, act: AccountAct, details: Readonly<Record<string, string>> = {}) =>
        Effect.gen(function* () {
          const { address, agent } = yield* Asker;
          yield* Effect.orDie(store.insert({ userId, act, address, agent: agent.slice(0, longestAgent), details }));
          yield* Effect.forEach(hearings, (hearing) => hearing({ userId, act, address }), { discard: true });
        });

      reactions.add((changes) =>
        Effect.forEach(
          changes,
          (change) => {
            const act = actOf(change);
            const user: unknown = change.details?.["user"];
            return act === undefined || typeof user !== "number" ? Effect.void : note(UserId.make(user), act);
          },
          { discard: true },
        ),
      );

      return Context.make(
        Audit,
        Audit.of({
          page: (actor, owner, view, slice) =>
            Effect.andThen(permit(mayKeepCredentials(actor, owner)), Effect.orDie(store.page(owner.id, view, slice))),
        }),
      ).pipe(Context.add(AuditKeeping, AuditKeeping.of({ note, hear: (hearing) => void hearings.push(hearing) })));
    }),
  );
}
