/** Columns of a token for shapes, over `tokens k`, its user `u`, and the project `p` that it is confined to. */
import type { TokenId } from "../ids/index.ts";
import { permissions } from "../access/index.ts";
import { instant, int, manyOf, nullable, text } from "../database/index.ts";

export const tokenColumns = {
  tokenId: int<TokenId>("k.id"),
  tokenName: text("k.name"),
  hint: text("k.hint"),
  scopes: nullable(manyOf(permissions, "k.scopes")),
  created: instant("k.created"),
  expires: nullable(instant("k.expires")),
  lastUsed: nullable(instant("k.last_used")),
  user: text("u.username"),
  project: nullable(text("p.slug")),
} as const;
export type TokenColumn = keyof typeof tokenColumns;
