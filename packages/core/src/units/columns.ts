/** Columns of a unit for shapes, over `units u`, its translation `t`, language `l`, component `c` and project `p`. */
import { instant } from "../database/index.ts";

const hex = (column: string) => `lpad(to_hex(${column}), 16, '0')`;

export const unitColumns = {
  id: "u.id",
  project: "p.slug",
  componentPath: "c.path",
  componentUrl: "replace(c.path, '/', '%252F')",
  language: "l.code",
  source: "to_json(u.source)",
  previousSource: "u.previous_source",
  target: "to_json(u.target)",
  idHash: hex("u.id_hash"),
  contentHash: hex("u.content_hash"),
  location: "u.location",
  context: "u.context",
  note: "u.note",
  flags: "u.flags",
  labels: `(select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'color', b.color) order by b.id), '[]')
    from unit_labels ub join labels b on b.id = ub.label_id where ub.unit_id = u.id)`,
  labelIds:
    "(select coalesce(json_agg(ub.label_id order by ub.label_id), '[]') from unit_labels ub where ub.unit_id = u.id)",
  state: "u.state",
  fuzzy: "u.state = 10",
  translated: "u.state >= 20",
  approved: "u.state = 30",
  position: "u.position",
  hasSuggestion: "u.has_suggestion",
  hasComment: "u.has_comment",
  hasFailingCheck: "u.has_failing_check",
  numWords: "u.num_words",
  sourceUnit: "coalesce(u.source_unit_id, u.id)",
  priority: "u.priority",
  explanation: "u.explanation",
  extraFlags: "u.extra_flags",
  pending: "u.pending",
  timestamp: instant("u.created"),
  lastUpdated: instant("u.updated"),
} as const;
export type UnitColumn = keyof typeof unitColumns;

export const unitJoins = `join translations t on t.id = u.translation_id join languages l on l.id = t.language_id
  join components c on c.id = t.component_id join projects p on p.id = c.project_id`;
