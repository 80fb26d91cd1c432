/** Columns of a change for shapes, over `changes h` and what it hangs on. */
import { instant } from "../database/index.ts";
import { actionFacts } from "./actions.ts";

const names = Object.entries(actionFacts)
  .map(([action, { name }]) => `when ${action} then '${name}'`)
  .join(" ");

export const changeColumns = {
  id: "h.id",
  action: "h.action",
  actionName: `case h.action ${names} end`,
  timestamp: instant("h.timestamp"),
  target: "h.target",
  unit: "u.id",
  project: "p.slug",
  projectName: "p.name",
  component: "c.slug",
  componentName: "c.name",
  componentPath: "c.path",
  componentUrl: "replace(c.path, '/', '%252F')",
  language: "l.code",
  languageName: "l.name",
  /** As the addresses of strings have it. */
  checksum: "lpad(to_hex(u.id_hash), 16, '0')",
  user: "who.username",
  userName: "who.full_name",
  author: "author.username",
} as const;
export type ChangeColumn = keyof typeof changeColumns;
