/** Columns of a unit for shapes, over `units u`, its translation `t`, language `l`, component `c` and project `p`. */
import type { UnitId } from "../ids/index.ts";
import { describeShape, flag, instant, int, intList, json, oneOf, text, textList } from "../database/index.ts";
import { labelColumns } from "../labels/index.ts";

const hex = (column: string) => json({ type: "string", pattern: "^[0-9a-f]{16}$" }, `lpad(to_hex(${column}), 16, '0')`);

export const unitColumns = {
  id: int<UnitId>("u.id"),
  project: text("p.slug"),
  componentPath: text("c.path"),
  componentUrl: text("replace(c.path, '/', '%252F')"),
  language: text("l.code"),
  source: textList("to_json(u.source)"),
  previousSource: text("u.previous_source"),
  target: textList("to_json(u.target)"),
  idHash: hex("u.id_hash"),
  contentHash: hex("u.content_hash"),
  location: text("u.location"),
  context: text("u.context"),
  note: text("u.note"),
  flags: text("u.flags"),
  labels: json(
    { type: "array", items: describeShape(labelColumns, { id: "id", name: "name", color: "color" }) },
    `(select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'color', b.color) order by b.id), '[]')
    from unit_labels ub join labels b on b.id = ub.label_id where ub.unit_id = u.id)`,
  ),
  labelIds: intList(
    "(select coalesce(json_agg(ub.label_id order by ub.label_id), '[]') from unit_labels ub where ub.unit_id = u.id)",
  ),
  state: oneOf([0, 10, 20, 30, 100], "u.state"),
  fuzzy: flag("u.state = 10"),
  translated: flag("u.state >= 20"),
  approved: flag("u.state = 30"),
  position: int("u.position"),
  hasSuggestion: flag("u.has_suggestion"),
  hasComment: flag("u.has_comment"),
  hasFailingCheck: flag("u.has_failing_check"),
  numWords: int("u.num_words"),
  sourceUnit: int<UnitId>("coalesce(u.source_unit_id, u.id)"),
  priority: int("u.priority"),
  explanation: text("u.explanation"),
  extraFlags: text("u.extra_flags"),
  // Sources of two languages are nobody's translation: what waits there is for the template alone.
  pending: flag("(u.pending and (t.is_template or not t.is_source))"),
  timestamp: instant("u.created"),
  lastUpdated: instant("u.updated"),
} as const;
export type UnitColumn = keyof typeof unitColumns;

export const unitJoins = `join translations t on t.id = u.translation_id join languages l on l.id = t.language_id
  join components c on c.id = t.component_id join projects p on p.id = c.project_id`;
