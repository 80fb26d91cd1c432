/**
 * Columns of what waits for a commit, for shapes: of a translation `t` in the language `l` of the component `c` of the
 * project `p`, added up in `s`.
 */
import { instant, int, json, nullable, text } from "../database/index.ts";

const author = {
  type: "object",
  properties: {
    username: { type: ["string", "null"] },
    full_name: { type: ["string", "null"] },
    strings: { type: "integer", minimum: 0 },
  },
  required: ["username", "full_name", "strings"],
};

export const waitingColumns = {
  project: text("p.slug"),
  componentPath: text("c.path"),
  componentUrl: text("replace(c.path, '/', '%252F')"),
  language: text("l.code"),
  languageName: text("l.name"),
  direction: text("l.direction"),
  strings: int("s.strings"),
  since: nullable(instant("s.since")),
  authors: json(
    { type: "array", items: author },
    `(select coalesce(json_agg(json_build_object('username', a.username, 'full_name', a.full_name, 'strings', a.strings)
        order by a.strings desc, a.username), '[]')
      from (select who.username, who.full_name, count(distinct k.unit_id)::int as strings from pending_changes k
        left join users who on who.id = k.author_id where k.translation_id = t.id group by who.username, who.full_name) a)`,
  ),
} as const;
export type WaitingColumn = keyof typeof waitingColumns;
