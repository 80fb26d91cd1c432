/** Columns of a user for shapes, over `users u`. */
import type { UserId } from "../ids/index.ts";
import { flag, instant, int, intList, nullable, text } from "../database/index.ts";

export const userColumns = {
  userId: int<UserId>("u.id"),
  user: text("u.username"),
  fullName: text("u.full_name"),
  email: nullable(text("u.email")),
  isSuperuser: flag("u.is_superuser"),
  isActive: flag("u.is_active"),
  isBot: flag("u.is_bot"),
  dateJoined: instant("u.date_joined"),
  lastLogin: nullable(instant("u.last_login")),
  /** Ids. */
  teams: intList("array(select team_id from team_members m where m.user_id = u.id order by team_id)"),
} as const;
export type UserColumn = keyof typeof userColumns;
