/**
 * The checks that compare strings, asked of many rows at once: what is found otherwise than it is recorded, and the
 * recording of it.
 */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import type { LanguageId, ProjectId, UnitId } from "../../ids/index.ts";
import { actions, beginningActions, contentActions, formSeparator } from "../../changes/index.ts";
import { bigints, ints, smallints, texts } from "../../database/index.ts";
import { joinForms, splitForms } from "../forms.ts";
import type { Counted, JudgedApart, UnitFacts } from "../model.ts";
import { unitStates } from "../states.ts";
import { failsAny } from "./failures.ts";

/** What a string said in a place: others that say so are judged with it. */
export type Said = Pick<UnitFacts, "project_id" | "language_id" | "plural_id" | "target" | "content_hash">;

export interface Verdict extends JudgedApart, Pick<UnitFacts, "source_flags" | "enforced_checks"> {
  readonly name: string;
  readonly fails: boolean;
  /** Whether it is recorded already. */
  readonly held: boolean;
}

/** A check of a unit. */
type Named = Pick<Verdict, "id" | "name">;

const translated = unitStates.translated;

export const makeRelatedCheckStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** One at a time for a language of a project, so that of two strings that become alike at once one sees the other. */
  const alone = (places: readonly Pick<Said, "project_id" | "language_id">[]) => {
    const keys = [...new Map(places.map((each) => [`${each.project_id} ${each.language_id}`, each])).values()];
    return sql`select pg_advisory_xact_lock(project_id, language_id) from (
      select * from unnest(${ints(keys.map((key) => key.project_id))}, ${ints(keys.map((key) => key.language_id))})
        as k(project_id, language_id) order by project_id, language_id) k`;
  };

  const counted = sql.literal(
    "u.translation_id, u.state, u.num_words, u.num_chars, u.has_failing_check, u.has_suggestion, u.has_comment",
  );

  const blank = (column: string) => sql.literal(`array_to_string(${column}, '') = ''`);

  /** Translations of the projects and languages in `wanted` that may have the same strings. */
  const places = (wanted: Fragment) => sql`
    select t.id, c.project_id, t.language_id, t.plural_id, pl.number, c.source_language_id,
      c.allow_translation_propagation as propagates
    from ${wanted} k join components c on c.project_id = k.project_id and not c.deleting
      join translations t on t.component_id = c.id and t.language_id = k.language_id and not t.is_source
      join plurals pl on pl.id = t.plural_id`;

  /** Two that are both untranslated may differ. */
  const differs = (
    window: Fragment,
  ) => sql`case when o.state >= ${translated} then min(o.target) over ${window} <> max(o.target) over ${window}
    else coalesce(min(o.target) filter (where o.state >= ${translated}) over ${window} <> o.target
      or max(o.target) filter (where o.state >= ${translated}) over ${window} <> o.target, false) end`;

  /** Whether the unit `u`, whose translation does not count, had another one since its history last began `anew`. */
  const hadAnother = (
    anew: readonly UnitId[],
  ) => sql`u.state < ${translated} and u.id <> all(${bigints(anew)}) and exists (select 1 from changes h
    where h.unit_id = u.id
    and h.action = any(${smallints(contentActions)}) and h.target <> ''
    and h.target <> array_to_string(u.target, ${formSeparator}) and h.action <> all(${smallints(beginningActions)})
    and not (h.action = ${actions.automaticallyTranslated}
      and coalesce((h.details->>'state')::int < ${translated}, false))
    and not exists (select 1 from changes s where s.unit_id = u.id and s.id > h.id
      and s.action = any(${smallints(beginningActions)})))`;

  /** What is found otherwise than recorded; of the units `asked`, or all, whatever fails: flags may let it be now. */
  const verdicts = (judged: Fragment, asked: readonly UnitId[] | "all") => sql<Verdict>`
    ${judged}, verdicts as (select id, name, bool_or(fails) as fails from judged group by id, name),
    found as (select v.id, v.name, v.fails and u.state <> ${unitStates.readOnly} as fails, k.unit_id is not null as held
      from verdicts v join units u on u.id = v.id left join checks k on k.unit_id = v.id and k.name = v.name)
    select u.id, ${counted}, u.flags,
      u.extra_flags, coalesce(s.extra_flags, '') as source_flags, t.check_flags as translation_flags, c.check_flags,
      c.file_format, c.is_glossary, c.enforced_checks, f.name, f.fails, f.held
    from found f join units u on u.id = f.id join translations t on t.id = u.translation_id
      join components c on c.id = t.component_id left join units s on s.id = u.source_unit_id
    where f.fails <> f.held or (f.fails and ${asked === "all" ? sql`true` : sql`f.id = any(${bigints(asked)})`})
    order by u.id`;

  /**
   * Without the history: a text that the files have no more was taken away there on purpose, as by a reset. What it
   * told of a string before stays.
   */
  const stillEmptied = (
    units: Fragment,
  ) => sql`select k.unit_id, k.name, k.name = 'translated' and u.state < ${translated}
    from ${units} join checks k on k.unit_id = u.id and k.name in ('reused', 'inconsistent', 'translated')`;

  /** `anew`: units whose history begins anew; "files" where it is files that say something else. */
  const ofStrings = (ids: readonly UnitId[], said: readonly Said[], anew: readonly UnitId[] | "files") => {
    const column = <A>(read: (each: Said) => A) => said.map(read);
    return verdicts(
      sql`with asked as materialized (
        select u.id, u.state, u.target, u.content_hash, c.project_id, t.language_id, t.plural_id from units u
          join translations t on t.id = u.translation_id and not t.is_source join components c on c.id = t.component_id
        where u.id = any(${bigints(ids)})),
      said as materialized (
        select project_id, language_id, plural_id, target, content_hash from asked
        union select x.project_id, x.language_id, x.plural_id, ${sql.literal(splitForms("x.target"))},
          x.content_hash::bigint
        from unnest(${ints(column((s) => s.project_id))}, ${ints(column((s) => s.language_id))},
          ${ints(column((s) => s.plural_id))}, ${texts(column((s) => joinForms(s.target)))},
          ${texts(column((s) => s.content_hash))})
          as x(project_id, language_id, plural_id, target, content_hash)),
      places as materialized (${places(sql`(select distinct project_id, language_id from said)`)}),
      texts as materialized (select row_number() over () as n, k.*
        from (select distinct project_id, language_id, plural_id, target from said where not ${blank("target")}) k),
      contents as materialized (select row_number() over () as n, k.*
        from (select distinct project_id, language_id, plural_id, content_hash from said) k),
      judged as (
        select o.id, 'reused' as name, min(o.source) over same_text <> max(o.source) over same_text as fails
        from texts x
          join places p on p.project_id = x.project_id and p.language_id = x.language_id and p.plural_id = x.plural_id
          join units o on o.translation_id = p.id and o.target = x.target and o.state <> 0
            and hash_array_extended(o.target, 0) = hash_array_extended(x.target, 0)
        where p.number > 1 window same_text as (partition by x.n)
        union all select o.id, 'inconsistent', ${differs(sql`same_string`)}
        from contents x join units o on o.content_hash = x.content_hash
          join places p on p.id = o.translation_id and p.propagates and p.project_id = x.project_id
            and p.language_id = x.language_id and p.plural_id = x.plural_id
        window same_string as (partition by x.n, p.source_language_id, o.context, o.source)
        union all ${anew === "files" ? stillEmptied(sql`asked u`) : sql`select u.id, 'translated', ${hadAnother(anew)} from asked u`}
        union all select id, name, false from asked cross join (values ('reused'), ('inconsistent')) as v(name))`,
      ids,
    );
  };

  const ofLanguage = (projectId: ProjectId, languageId: LanguageId) =>
    verdicts(
      sql`with places as materialized (
        ${places(sql`(select ${projectId}::int as project_id, ${languageId}::int as language_id)`)}),
      reused as (select p.plural_id, o.target from places p join units o on o.translation_id = p.id
        where p.number > 1 and o.state <> 0 and not ${blank("o.target")}
        group by p.plural_id, o.target having min(o.source) <> max(o.source)),
      differing as (select o.content_hash from places p join units o on o.translation_id = p.id
        where p.propagates group by o.content_hash having min(o.target) <> max(o.target)),
      judged as (
        select o.id, 'reused' as name, true as fails
        from reused r join places p on p.plural_id = r.plural_id and p.number > 1
          join units o on o.translation_id = p.id and o.target = r.target and o.state <> 0
        union all select o.id, 'inconsistent', ${differs(sql`same_string`)}
        from differing d join units o on o.content_hash = d.content_hash
          join places p on p.id = o.translation_id and p.propagates
        window same_string as (partition by p.plural_id, p.source_language_id, o.content_hash, o.context, o.source)
        union all ${stillEmptied(sql`places p
          join units u on u.translation_id = p.id and (u.has_failing_check or u.dismissals)`)})`,
      "all",
    );

  /** Units to be marked. Readers of files change units, or take them away, without waiting for those who judge. */
  const held = (ids: readonly UnitId[]) =>
    sql<Counted>`select u.id, ${counted} from units u where u.id = any(${bigints(ids)}) order by u.id for update`;

  const add = (found: readonly Named[]) =>
    sql`insert into checks (unit_id, name) select * from unnest(${bigints(found.map(({ id }) => id))},
      ${texts(found.map(({ name }) => name))}) on conflict do nothing`;

  const drop = (found: readonly Named[]) =>
    sql`delete from checks k using unnest(${bigints(found.map(({ id }) => id))},
        ${texts(found.map(({ name }) => name))}) as x(id, name)
      where k.unit_id = x.id and k.name = x.name`;

  /** Marks units by the checks that are recorded; answers those whose mark is another one now. */
  const mark = (ids: readonly UnitId[]) =>
    sql<Counted>`update units u set has_failing_check = not u.has_failing_check where u.id = any(${bigints(ids)})
      and u.has_failing_check <> ${failsAny(sql)} returning u.id, ${counted}`;

  /** Units wait for another look: in the file too. */
  const lower = (ids: readonly UnitId[]) =>
    Effect.andThen(
      sql`update pending_changes set state = ${unitStates.needsEditing}
        where id in (select max(id) from pending_changes where unit_id = any(${bigints(ids)}) group by unit_id)`,
      sql<Counted>`update units u
        set state = ${unitStates.needsEditing}, original_state = ${unitStates.needsEditing}
        where u.id = any(${bigints(ids)}) returning u.id, ${counted}`,
    );

  /** Languages that a project is translated into. */
  const languagesOf = (projectId: ProjectId) =>
    Effect.map(
      Effect.orDie(sql<{
        id: LanguageId;
      }>`select distinct t.language_id as id from components c join translations t on t.component_id = c.id
        where c.project_id = ${projectId} and not t.is_source and not c.deleting`),
      (rows) => rows.map(({ id }) => id),
    );

  /** What strings say that are about to go. */
  const saidBy = (ids: readonly UnitId[]) =>
    Effect.orDie(sql<Said>`select c.project_id, t.language_id, t.plural_id, u.target,
        u.content_hash::text as content_hash
      from units u join translations t on t.id = u.translation_id and not t.is_source
        join components c on c.id = t.component_id
      where u.id = any(${bigints(ids)})`);

  return { alone, ofStrings, ofLanguage, held, add, drop, mark, lower, languagesOf, saidBy };
});
