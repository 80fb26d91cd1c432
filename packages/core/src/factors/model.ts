/** Second factors: what somebody shows beside a password, and what is shown of it. */
import { Schema } from "effect";
import { Text } from "../fields/index.ts";
import type { QrCode } from "./qr.ts";

/** Ways to show that it is oneself, beside the password. */
export const factorMethods = ["totp", "passkey", "recovery"] as const;
export type FactorMethod = (typeof factorMethods)[number];

const Code = Text({ max: 100 });

/** A code of the app. */
export const CodeInput = Schema.Struct({ code: Code });
export type CodeInput = typeof CodeInput.Type;

/** A code of the app or a recovery code, where the sign-in is not recent. */
export const ProofInput = Schema.Struct({ code: Schema.optionalKey(Code) });
export type ProofInput = typeof ProofInput.Type;

/** A secret that waits for its first code. */
export interface Enrolment {
  readonly secret: string;
  readonly uri: string;
  readonly qr: QrCode;
}
