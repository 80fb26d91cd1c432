/** Columns of a screenshot for shapes, over `screenshots s` and its translation `t`, component `c`, project `p` and language `l`. */
import type { ScreenshotId } from "../ids/index.ts";
import { int, intList, text } from "../database/index.ts";

export const screenshotColumns = {
  id: int<ScreenshotId>("s.id"),
  name: text("s.name"),
  repositoryFilename: text("s.repository_filename"),
  filename: text("s.filename"),
  project: text("p.slug"),
  componentUrl: text("replace(c.path, '/', '%252F')"),
  language: text("l.code"),
  units: intList("array(select x.unit_id from screenshot_units x where x.screenshot_id = s.id order by 1)"),
} as const;
export type ScreenshotColumn = keyof typeof screenshotColumns;
