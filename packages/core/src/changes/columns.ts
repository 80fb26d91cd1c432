/** Columns of a change for shapes, over `changes h` and what it hangs on. */
import type { ChangeId } from "../ids/index.ts";
import { instant, int, nullable, oneOf, text, textList } from "../database/index.ts";
import { actionFacts, actions } from "./actions.ts";

const names = Object.entries(actionFacts)
  .map(([action, { name }]) => `when ${action} then '${name}'`)
  .join(" ");

export const changeColumns = {
  id: int<ChangeId>("h.id"),
  action: oneOf(Object.values(actions), "h.action"),
  actionName: oneOf(
    Object.values(actionFacts).map(({ name }) => name),
    `case h.action ${names} end`,
  ),
  timestamp: instant("h.timestamp"),
  target: text("h.target"),
  /** What was there before. */
  old: text("h.old"),
  /** Of a text that gave way to another in the same place: whose stands there now, and what it says. */
  gaveWayTo: nullable(oneOf(["upstream", "ours"], "h.details->'gaveWay'->>'to'")),
  gaveWayKept: nullable(text("h.details->'gaveWay'->>'kept'")),
  /** The forms of the string's source. */
  source: nullable(textList("case when u.id is not null then to_json(u.source) end")),
  context: nullable(text("u.context")),
  unit: nullable(int("u.id")),
  project: nullable(text("p.slug")),
  projectName: nullable(text("p.name")),
  component: nullable(text("c.slug")),
  componentName: nullable(text("c.name")),
  componentPath: nullable(text("c.path")),
  componentUrl: nullable(text("replace(c.path, '/', '%252F')")),
  language: nullable(text("l.code")),
  languageName: nullable(text("l.name")),
  direction: nullable(oneOf(["ltr", "rtl"], "l.direction")),
  /** As the addresses of strings have it. */
  checksum: nullable(text("lpad(to_hex(u.id_hash), 16, '0')")),
  user: nullable(text("who.username")),
  userName: nullable(text("who.full_name")),
  author: nullable(text("author.username")),
} as const;
export type ChangeColumn = keyof typeof changeColumns;
