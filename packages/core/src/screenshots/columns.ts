/** Columns of a screenshot for shapes, over `screenshots s` and its translation `t`, component `c`, project `p` and language `l`. */
export const screenshotColumns = {
  id: "s.id",
  name: "s.name",
  repositoryFilename: "s.repository_filename",
  filename: "s.filename",
  project: "p.slug",
  componentUrl: "replace(c.path, '/', '%252F')",
  language: "l.code",
  units: "array(select x.unit_id from screenshot_units x where x.screenshot_id = s.id order by 1)",
} as const;
export type ScreenshotColumn = keyof typeof screenshotColumns;
