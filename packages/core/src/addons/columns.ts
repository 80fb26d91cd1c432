/** Columns of an add-on for shapes, over `addons a` with its component `c` and project `p`. */
export const addonColumns = {
  id: "a.id",
  name: "a.name",
  configuration: "a.configuration",
  componentProject: "case when a.component_id is not null then p.slug end",
  componentUrl: "replace(c.path, '/', '%252F')",
  project: "case when a.component_id is null then p.slug end",
} as const;
export type AddonColumn = keyof typeof addonColumns;
