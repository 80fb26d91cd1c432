/** Columns of a block for shapes, over `user_blocks b`, its user `u` and its project `p`. */
import { instant } from "../database/index.ts";

export const blockColumns = {
  user: "u.username",
  fullName: "u.full_name",
  expires: instant("b.expires"),
  project: "p.slug",
} as const;
export type BlockColumn = keyof typeof blockColumns;
