/**
 * The checks of translations that compare them with others of the project, and with what they said before. Judged in the
 * transaction that changed strings, for these and for those that say or said the same; after files were read, for whole
 * languages. `checks/related` says what each check means; here the same is asked of many rows at once.
 */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { Fragment } from "effect/sql/Statement";
import { bigints, ints, smallints, texts, type Transaction } from "../database/index.ts";
import { actions, Changes, contentActions, formSeparator, unlisted } from "../changes/index.ts";
import { checks, runsWith } from "../checks/index.ts";
import { effectiveFlags } from "./editing.ts";
import { type Counted, countsOf, type JudgedApart, type UnitFacts } from "./model.ts";
import { unitStates } from "./states.ts";

/** What a string said in a place: others that say so are judged with it. */
export type Said = Pick<UnitFacts, "project_id" | "language_id" | "plural_id" | "target" | "content_hash">;

interface Verdict extends JudgedApart, Pick<UnitFacts, "source_flags" | "enforced_checks"> {
  readonly name: string;
  readonly fails: boolean;
  /** Whether it is recorded already. */
  readonly held: boolean;
}

type Lowered = Counted & Pick<UnitFacts, "project_id" | "component_id">;

const translated = unitStates.translated;
const allowing = (verdict: Verdict) => {
  const check = checks.find(({ id }) => id === verdict.name);
  return check !== undefined && !verdict.is_glossary && runsWith(check, effectiveFlags(verdict));
};

export const makeRelatedChecks = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const changes = yield* Changes;

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
    select t.id, c.project_id, t.language_id, t.plural_id, pl.number, c.source_language_id, c.allow_translation_propagation as propagates
    from ${wanted} k join components c on c.project_id = k.project_id and not c.deleting
      join translations t on t.component_id = c.id and t.language_id = k.language_id and not t.is_source
      join plurals pl on pl.id = t.plural_id`;

  /** Two that are both untranslated may differ. */
  const differs = (
    window: Fragment,
  ) => sql`case when o.state >= ${translated} then min(o.target) over ${window} <> max(o.target) over ${window}
    else coalesce(min(o.target) filter (where o.state >= ${translated}) over ${window} <> o.target
      or max(o.target) filter (where o.state >= ${translated}) over ${window} <> o.target, false) end`;

  /** Whether the unit `u`, which has no translation that counts, had another one since its source last changed. */
  const hadAnother = sql`u.state < ${translated} and exists (select 1 from changes h where h.unit_id = u.id
    and h.action = any(${smallints(contentActions)}) and h.target <> '' and h.target <> array_to_string(u.target, ${formSeparator})
    and h.action not in (${actions.sourceStringChanged}, ${actions.markedForEdit})
    and not (h.action = ${actions.automaticallyTranslated} and coalesce((h.details->>'state')::int < ${translated}, false))
    and not exists (select 1 from changes s where s.unit_id = u.id and s.id > h.id
      and s.action in (${actions.sourceStringChanged}, ${actions.markedForEdit})))`;

  /** What is found otherwise than it is recorded, and of the units `asked`, or all, whatever fails: flags may let it be now. */
  const verdicts = (judged: Fragment, asked: readonly number[] | "all") => sql<Verdict>`
    ${judged}, verdicts as (select id, name, bool_or(fails) as fails from judged group by id, name),
    found as (select v.id, v.name, v.fails and u.state <> ${unitStates.readOnly} as fails, k.unit_id is not null as held
      from verdicts v join units u on u.id = v.id left join checks k on k.unit_id = v.id and k.name = v.name)
    select u.id, ${counted}, u.flags,
      u.extra_flags, coalesce(s.extra_flags, '') as source_flags, t.check_flags as translation_flags, c.check_flags, c.file_format,
      c.is_glossary, c.enforced_checks, f.name, f.fails, f.held
    from found f join units u on u.id = f.id join translations t on t.id = u.translation_id
      join components c on c.id = t.component_id left join units s on s.id = u.source_unit_id
    where f.fails <> f.held or (f.fails and ${asked === "all" ? sql`true` : sql`f.id = any(${bigints(asked)})`}) order by u.id`;

  const ofStrings = (ids: readonly number[], said: readonly Said[]) => {
    const column = <A>(read: (each: Said) => A) => said.map(read);
    return verdicts(
      sql`with asked as materialized (
        select u.id, u.state, u.target, u.content_hash, c.project_id, t.language_id, t.plural_id from units u
          join translations t on t.id = u.translation_id and not t.is_source join components c on c.id = t.component_id
        where u.id = any(${bigints(ids)})),
      said as materialized (
        select project_id, language_id, plural_id, target, content_hash from asked
        union select x.project_id, x.language_id, x.plural_id, coalesce(nullif(string_to_array(x.target, ${formSeparator}), '{}'), array['']),
          x.content_hash::bigint
        from unnest(${ints(column((s) => s.project_id))}, ${ints(column((s) => s.language_id))}, ${ints(column((s) => s.plural_id))},
          ${texts(column((s) => s.target.join(formSeparator)))}, ${texts(column((s) => s.content_hash))})
          as x(project_id, language_id, plural_id, target, content_hash)),
      places as materialized (${places(sql`(select distinct project_id, language_id from said)`)}),
      texts as materialized (select row_number() over () as n, k.* from (select distinct project_id, language_id, plural_id, target
        from said where not ${blank("target")}) k),
      contents as materialized (select row_number() over () as n, k.* from (select distinct project_id, language_id, plural_id, content_hash
        from said) k),
      judged as (
        select o.id, 'reused' as name, min(o.source) over same_text <> max(o.source) over same_text as fails
        from texts x join places p on p.project_id = x.project_id and p.language_id = x.language_id and p.plural_id = x.plural_id
          join units o on o.translation_id = p.id and hash_array_extended(o.target, 0) = hash_array_extended(x.target, 0)
            and o.target = x.target and o.state <> 0
        where p.number > 1 window same_text as (partition by x.n)
        union all select o.id, 'inconsistent', ${differs(sql`same_string`)}
        from contents x join units o on o.content_hash = x.content_hash join places p on p.id = o.translation_id and p.propagates
          and p.project_id = x.project_id and p.language_id = x.language_id and p.plural_id = x.plural_id
        window same_string as (partition by x.n, p.source_language_id, o.context, o.source)
        union all select u.id, 'translated', ${hadAnother} from asked u
        union all select id, name, false from asked cross join (values ('reused'), ('inconsistent')) as v(name))`,
      ids,
    );
  };

  /** Without the history: a text that the files have no more was taken away there on purpose, as by a reset. What it told of a string before stays. */
  const ofLanguage = (projectId: number, languageId: number) =>
    verdicts(
      sql`with places as materialized (${places(sql`(select ${projectId}::int as project_id, ${languageId}::int as language_id)`)}),
      reused as (select p.plural_id, o.target from places p join units o on o.translation_id = p.id
        where p.number > 1 and o.state <> 0 and not ${blank("o.target")}
        group by p.plural_id, o.target having min(o.source) <> max(o.source)),
      differing as (select o.content_hash from places p join units o on o.translation_id = p.id
        where p.propagates group by o.content_hash having min(o.target) <> max(o.target)),
      judged as (
        select o.id, 'reused' as name, true as fails from reused r join places p on p.plural_id = r.plural_id and p.number > 1
          join units o on o.translation_id = p.id and o.target = r.target and o.state <> 0
        union all select o.id, 'inconsistent', ${differs(sql`same_string`)}
        from differing d join units o on o.content_hash = d.content_hash join places p on p.id = o.translation_id and p.propagates
        window same_string as (partition by p.plural_id, p.source_language_id, o.content_hash, o.context, o.source)
        union all select k.unit_id, k.name, k.name = 'translated' and u.state < ${translated} from places p
          join units u on u.translation_id = p.id and u.has_failing_check
          join checks k on k.unit_id = u.id and k.name in ('reused', 'inconsistent', 'translated'))`,
      "all",
    );

  /** Records what was found; answers the units whose recorded checks are others now, and what each asked one fails. */
  const settle = (found: readonly Verdict[]) =>
    Effect.gen(function* () {
      const judged = found.map((verdict) => ({ ...verdict, wanted: verdict.fails && allowing(verdict) }));
      const touched = judged.filter(
        ({ wanted, held, has_failing_check }) => wanted !== held || (wanted && !has_failing_check),
      );
      if (touched.length === 0) return { changed: [], failing: judged.filter(({ wanted }) => wanted) };
      const ids = bigints(touched.map(({ id }) => id));
      // Readers of files change units, or take them away, without waiting for those who judge.
      const before = new Map(
        (yield* sql<Counted>`select u.id, ${counted} from units u where u.id = any(${ids}) order by u.id for update`).map(
          (unit) => [unit.id, unit],
        ),
      );
      const here = touched.filter(({ id }) => before.has(id));
      const appearing = here.filter(({ wanted, held }) => wanted && !held);
      const gone = here.filter(({ wanted, held }) => !wanted && held);
      if (appearing.length > 0)
        yield* sql`insert into checks (unit_id, name) select * from unnest(${bigints(appearing.map(({ id }) => id))},
          ${texts(appearing.map(({ name }) => name))}) on conflict do nothing`;
      if (gone.length > 0)
        yield* sql`delete from checks k using unnest(${bigints(gone.map(({ id }) => id))}, ${texts(gone.map(({ name }) => name))}) as x(id, name)
          where k.unit_id = x.id and k.name = x.name`;
      const turned =
        yield* sql<Counted>`update units u set has_failing_check = not u.has_failing_check where u.id = any(${ids})
        and u.has_failing_check <> exists (select 1 from checks k where k.unit_id = u.id) returning u.id, ${counted}`;
      yield* changes.follow(
        turned.map((unit) => ({
          translationId: unit.translation_id,
          counts: { before: countsOf(before.get(unit.id) ?? unit), after: countsOf(unit) },
        })),
      );
      return {
        changed: [...new Set([...appearing, ...gone].map(({ id }) => id))],
        failing: judged.filter(({ wanted }) => wanted),
      };
    });

  /** An enforced check that fails makes a string wait for another look: in the file too. */
  const enforce = (lowered: readonly Verdict[]) =>
    Effect.gen(function* () {
      const units = new Map(lowered.map((unit) => [unit.id, unit]));
      const ids = bigints([...units.keys()]);
      yield* sql`update pending_changes set state = ${unitStates.needsEditing}
        where id in (select max(id) from pending_changes where unit_id = any(${ids}) group by unit_id)`;
      const now = yield* sql<Lowered>`update units u
        set state = ${unitStates.needsEditing}, original_state = ${unitStates.needsEditing}
        from translations t join components c on c.id = t.component_id
        where u.id = any(${ids}) and t.id = u.translation_id
        returning u.id, ${counted}, c.project_id, c.id as component_id`;
      yield* changes.record(
        now.map((unit) => {
          const before = { ...unit, state: units.get(unit.id)?.state ?? unit.state };
          return {
            action: unlisted.stateFollowed,
            projectId: unit.project_id,
            componentId: unit.component_id,
            translationId: unit.translation_id,
            unitId: unit.id,
            details: { state: unit.state, old_state: before.state },
            counts: { before: countsOf(before), after: countsOf(unit) },
          };
        }),
      );
      return [...units.keys()];
    });

  /**
   * Judges these units, and those that say what they say or `said`. Where `enforcing`, those of them that fail what their
   * component enforces need editing. Answers the units whose checks are others now. Wants the transaction of the change,
   * behind its records.
   */
  const refresh = (ids: readonly number[], said: readonly Said[], { enforcing }: { readonly enforcing: boolean }) =>
    Effect.gen(function* () {
      if (ids.length === 0 && said.length === 0) return [];
      yield* alone(said);
      const { changed, failing } = yield* settle(yield* ofStrings(ids, said));
      const asked = new Set(ids);
      const lowered = enforcing
        ? failing.filter(
            ({ id, name, state, enforced_checks }) =>
              asked.has(id) && state >= translated && enforced_checks.includes(name),
          )
        : [];
      if (lowered.length === 0) return changed;
      const again = yield* settle(yield* ofStrings(yield* enforce(lowered), []));
      return [...new Set([...changed, ...again.changed])];
    }).pipe(Effect.orDie);

  /** Judges whole languages of a project; each is one transaction of `transaction`. */
  const refreshLanguages = (projectId: number, languageIds: Iterable<number>, transaction: Transaction) =>
    Effect.forEach(
      [...languageIds].sort((a, b) => a - b),
      (languageId) =>
        transaction(
          Effect.gen(function* () {
            yield* alone([{ project_id: projectId, language_id: languageId }]);
            return (yield* settle(yield* ofLanguage(projectId, languageId))).changed;
          }),
        ),
    ).pipe(Effect.orDie);

  /** Languages that a project is translated into. */
  const languagesOf = (projectId: number) =>
    Effect.map(
      Effect.orDie(sql<{
        id: number;
      }>`select distinct t.language_id as id from components c join translations t on t.component_id = c.id
        where c.project_id = ${projectId} and not t.is_source and not c.deleting`),
      (rows) => rows.map(({ id }) => id),
    );

  /** What strings say that are about to go. */
  const saidBy = (ids: readonly number[]) =>
    Effect.orDie(sql<Said>`select c.project_id, t.language_id, t.plural_id, u.target, u.content_hash::text as content_hash from units u
      join translations t on t.id = u.translation_id and not t.is_source join components c on c.id = t.component_id
      where u.id = any(${bigints(ids)})`);

  return { refresh, refreshLanguages, languagesOf, saidBy };
});
