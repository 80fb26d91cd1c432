/** Columns of a change for shapes, over `changes h` and what it hangs on. */
import { instant } from "../database/shape.ts";
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
  component: "c.slug",
  componentUrl: "replace(c.path, '/', '%252F')",
  language: "l.code",
  user: "who.username",
  author: "author.username",
} as const;
export type ChangeColumn = keyof typeof changeColumns;
