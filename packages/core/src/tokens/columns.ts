/** Columns of a token for shapes, over `tokens k`, its user `u`, and the project `p` that it is confined to. */
import { instant } from "../database/index.ts";

export const tokenColumns = {
  tokenId: "k.id",
  tokenName: "k.name",
  hint: "k.hint",
  scopes: "k.scopes",
  created: instant("k.created"),
  expires: instant("k.expires"),
  lastUsed: instant("k.last_used"),
  user: "u.username",
  project: "p.slug",
} as const;
export type TokenColumn = keyof typeof tokenColumns;
