/** Columns of an identity for shapes, over `identities i` and its user `u`. */
import type { IdentityId } from "../ids/index.ts";
import { flag, instant, int, nullable, text } from "../database/index.ts";

export const identityColumns = {
  identityId: int<IdentityId>("i.id"),
  provider: text("i.provider"),
  label: text("i.label"),
  secondFactor: flag("i.second_factor"),
  created: instant("i.created"),
  lastUsed: nullable(instant("i.last_used")),
  user: text("u.username"),
} as const;
export type IdentityColumn = keyof typeof identityColumns;
