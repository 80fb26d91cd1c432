/**
 * Columns of background work for shapes, over `tasks k` with who asked, `who`, and the component `c` and the project `p`
 * that it is about.
 */
import { instant, int, json, nullable, oneOf, text } from "../database/index.ts";
import { taskStates } from "../tasks/index.ts";

/** What kinds are called where the name of a place is a part of them. */
const kind = "split_part(k.kind, '@', 1)";

export const taskListColumns = {
  id: text("k.id::text"),
  kind: text(kind),
  operation: nullable(text("k.payload->>'operation'")),
  state: oneOf(taskStates, "k.state"),
  progress: int("case when k.state = 'done' then 100 else least(k.progress, 99) end"),
  /** The last line of the log. */
  step: text("substring(rtrim(k.log, E'\\n') from '[^\\n]*$')"),
  error: nullable(text("k.error")),
  result: nullable(json({ type: "object", additionalProperties: true }, "k.result")),
  attempts: int("k.attempts"),
  created: instant("k.created"),
  started: nullable(instant("k.started")),
  finished: nullable(instant("k.finished")),
  user: nullable(text("who.username")),
  project: nullable(text("p.slug")),
  component: nullable(text("c.path")),
  componentUrl: nullable(text("replace(c.path, '/', '%252F')")),
} as const;
export type TaskListColumn = keyof typeof taskListColumns;
