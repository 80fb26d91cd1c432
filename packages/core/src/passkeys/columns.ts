/** Columns of a passkey for shapes, over `passkeys k` and its user `u`. */
import type { PasskeyId } from "../ids/index.ts";
import { instant, int, nullable, text } from "../database/index.ts";

export const passkeyColumns = {
  passkeyId: int<PasskeyId>("k.id"),
  passkeyName: text("k.name"),
  created: instant("k.created"),
  lastUsed: nullable(instant("k.last_used")),
  user: text("u.username"),
} as const;
export type PasskeyColumn = keyof typeof passkeyColumns;
