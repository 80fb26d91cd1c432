/** Columns of an add-on for shapes, over `addons a` with its component `c` and project `p`. */
import type { AddonId } from "../ids/index.ts";
import { int, json, nullable, text } from "../database/index.ts";

export const addonColumns = {
  id: int<AddonId>("a.id"),
  name: text("a.name"),
  configuration: json({ type: "object", additionalProperties: true }, "a.configuration"),
  componentProject: nullable(text("case when a.component_id is not null then p.slug end")),
  componentUrl: nullable(text("replace(c.path, '/', '%252F')")),
  project: nullable(text("case when a.component_id is null then p.slug end")),
} as const;
export type AddonColumn = keyof typeof addonColumns;
