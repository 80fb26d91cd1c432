/** Columns of a block for shapes, over `user_blocks b`, its user `u` and its project `p`. */
import { instant, nullable, text } from "../database/index.ts";

export const blockColumns = {
  user: text("u.username"),
  fullName: text("u.full_name"),
  expires: nullable(instant("b.expires")),
  project: text("p.slug"),
} as const;
export type BlockColumn = keyof typeof blockColumns;
