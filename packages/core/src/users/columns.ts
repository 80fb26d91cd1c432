/** Columns of a user for shapes, over `users u`. */
import { instant } from "../database/index.ts";

export const userColumns = {
  userId: "u.id",
  user: "u.username",
  fullName: "u.full_name",
  email: "u.email",
  isSuperuser: "u.is_superuser",
  isActive: "u.is_active",
  isBot: "u.is_bot",
  dateJoined: instant("u.date_joined"),
  lastLogin: instant("u.last_login"),
  /** Ids. */
  teams: "array(select team_id from team_members m where m.user_id = u.id order by team_id)",
} as const;
export type UserColumn = keyof typeof userColumns;
