/** Columns of the second factors of a user for shapes, over `users u` and its secret `o`, if there is one. */
import { flag, instant, int, nullable } from "../database/index.ts";

export const factorColumns = {
  totp: flag("o.confirmed is not null"),
  totpSince: nullable(instant("o.confirmed")),
  totpLastUsed: nullable(instant("o.last_used")),
  passkeys: int("(select count(*)::int from passkeys k where k.user_id = u.id)"),
  /** Those that were not used yet. */
  recoveryCodes: int("(select count(*)::int from recovery_codes c where c.user_id = u.id and c.used is null)"),
} as const;
export type FactorColumn = keyof typeof factorColumns;
