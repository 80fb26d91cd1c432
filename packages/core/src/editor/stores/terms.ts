/** Terms of glossaries that may stand in a text: whether they do as words is asked of the text itself. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { UnitId } from "../../ids/index.ts";
import type { Actor } from "../../access/index.ts";
import { visibleComponent } from "../../access/inside.ts";
import { formSeparator } from "../../changes/index.ts";
import type { UnitFacts } from "../../units/index.ts";

/** A term in the language of the string, with what its flags follow from. */
export interface StoredTerm
  extends Pick<
    UnitFacts,
    "state" | "file_format" | "check_flags" | "translation_flags" | "flags" | "source_flags" | "extra_flags"
  > {
  readonly id: UnitId;
  readonly source: string;
  readonly target: string;
  readonly explanation: string;
  readonly glossary: string;
}

/** Terms of one answer. */
const most = 500;

export const makeTermStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** Those of the glossaries of the string's project, its own and those that are shared with it, longest first. */
  return (actor: Actor, { id, project_id, language_id, component_id, source }: UnitFacts) =>
    sql<StoredTerm>`select u.id::float8 as id, u.source[1] as source, u.target[1] as target, u.state,
        coalesce(nullif(u.explanation, ''), s.explanation, '') as explanation, c.name as glossary,
        c.file_format, c.check_flags, t.check_flags as translation_flags, u.flags,
        coalesce(s.extra_flags, '') as source_flags, u.extra_flags
      from components c join projects p on p.id = c.project_id
        join translations t on t.component_id = c.id and t.language_id = ${language_id}
        join units u on u.translation_id = t.id left join units s on s.id = u.source_unit_id
      where c.is_glossary and not c.deleting and ${visibleComponent(sql, actor)}
        and (c.project_id = ${project_id} or exists (select 1 from component_links k
          where k.component_id = c.id and k.project_id = ${project_id}))
        and c.source_language_id = (select own.source_language_id from components own where own.id = ${component_id})
        and u.id <> ${id} and u.source[1] <> ''
        and strpos(lower(${source.join(formSeparator)}), lower(u.source[1])) > 0
      order by length(u.source[1]) desc, u.id limit ${most}`;
});
