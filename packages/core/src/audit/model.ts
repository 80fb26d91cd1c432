/** What can happen to an account. The words travel on the wire. */
import type { UserId } from "../ids/index.ts";

export const accountActs = [
  "signed-in",
  "sign-in-failed",
  "signed-out",
  "session-ended",
  "password-set",
  "reset-asked",
  "sign-in-link-made",
  "registered",
  "email-changed",
  "token-made",
  "token-revoked",
  "second-factor-added",
  "second-factor-removed",
  "recovery-codes-made",
  "recovery-code-used",
  "passkey-added",
  "passkey-removed",
  "identity-linked",
  "identity-unlinked",
] as const;
export type AccountAct = (typeof accountActs)[number];

/** How long acts are kept, in days. */
export const actsAreKept = 365;

/** An act with where it was asked from. */
export interface NotedAct {
  readonly userId: UserId;
  readonly act: AccountAct;
  readonly address: string;
}
