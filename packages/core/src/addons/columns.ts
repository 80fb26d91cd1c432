/** Columns of add-ons for shapes, over `addons a` with its component `c` and project `p`, and of their runs. */
import type { AddonId } from "../ids/index.ts";
import { flag, instant, int, json, nullable, text } from "../database/index.ts";

export const addonColumns = {
  id: int<AddonId>("a.id"),
  name: text("a.name"),
  configuration: json({ type: "object", additionalProperties: true }, "a.configuration"),
  componentProject: nullable(text("case when a.component_id is not null then p.slug end")),
  componentUrl: nullable(text("replace(c.path, '/', '%252F')")),
  /** Whatever it is on. */
  addonProject: nullable(text("p.slug")),
  addonComponent: nullable(text("c.path")),
  project: nullable(text("case when a.component_id is null then p.slug end")),
} as const;
export type AddonColumn = keyof typeof addonColumns;

/** Over `addon_runs r` with its component `c` and project `p`. */
export const addonRunColumns = {
  runId: int("r.id"),
  event: text("r.event"),
  started: instant("r.started"),
  ended: instant("r.ended"),
  failed: flag("r.failed"),
  log: text("r.log"),
  runProject: text("p.slug"),
  runComponent: text("replace(c.path, '/', '%252F')"),
} as const;
export type AddonRunColumn = keyof typeof addonRunColumns;
