/** What the doctor asks of the rows of all rooms, and the marks that it sets right. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { ComponentId, TranslationId, UnitId } from "../ids/index.ts";
import { actions, contentActions, formSeparator } from "../changes/index.ts";
import { bigints, smallints } from "../database/index.ts";
import { failsAny } from "../units/inside.ts";

export interface WrongMark {
  readonly translationId: TranslationId;
  readonly language: string;
  readonly units: number;
}

export const makeDoctorStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const components = sql<{ id: ComponentId }>`
    select id from components where not deleting order by project_id, linked_component_id nulls first, id`;

  /** What units say of rows beside them, and what these are. */
  const truths = {
    has_failing_check: failsAny(sql),
    has_suggestion: sql`exists (select from suggestions k where k.unit_id = u.id)`,
    has_comment: sql`exists (select from comments k where k.unit_id = u.id)`,
    pending: sql`(u.pending or exists (select from pending_changes k where k.unit_id = u.id))`,
  };
  const wrong = sql.or(Object.entries(truths).map(([name, truth]) => sql`u.${sql(name)} <> ${truth}`));

  const wrongMarks = (componentId: ComponentId) =>
    sql<WrongMark>`select t.id as "translationId", l.code as language, count(*)::int as units
      from translations t join languages l on l.id = t.language_id join units u on u.translation_id = t.id
      where t.component_id = ${componentId} and ${wrong} group by t.id, l.code order by t.id`;

  /** Answers the translations whose marks were wrong. Wants a transaction. */
  const setMarks = (componentId: ComponentId) =>
    Effect.map(
      sql<{
        id: TranslationId;
      }>`update units u set ${sql.csv(Object.entries(truths).map(([name, truth]) => sql`${sql(name)} = ${truth}`))}
        from translations t where t.id = u.translation_id and t.component_id = ${componentId} and ${wrong}
        returning u.translation_id as id`,
      (rows) => [...new Set(rows.map(({ id }) => id))],
    );

  const lastContent = sql`(select h.action, h.target, h.author_id from changes h
    where h.unit_id = u.id and h.action = any(${smallints(contentActions)}) order by h.id desc limit 1)`;

  /** Of these units those whose text is what somebody last gave them here, and did not come from a file. */
  const accepted = (unitIds: readonly UnitId[]) =>
    Effect.map(
      sql<{ id: UnitId }>`select u.id from units u cross join lateral ${lastContent} h
        where u.id = any(${bigints(unitIds)}) and h.target = array_to_string(u.target, ${formSeparator})
          and h.action not in (${actions.stringUpdatedInTheRepository}, ${actions.stringAddedInTheRepository})`,
      (rows) => rows.map(({ id }) => id),
    );

  /** Lets the texts of units be written into their files, as their authors'. Wants a transaction. */
  const markPending = (unitIds: readonly UnitId[]) =>
    Effect.andThen(
      sql`update units set pending = true, updated = now() where id = any(${bigints(unitIds)})`,
      sql`insert into pending_changes (unit_id, translation_id, author_id, target, state)
        select u.id, u.translation_id, a.id, u.target, u.state from units u cross join lateral ${lastContent} h
          join users a on a.id = h.author_id where u.id = any(${bigints(unitIds)})`,
    );

  /** Checks of source strings that their translations decide. */
  const sourceFailures = (sourceTranslationId: TranslationId) =>
    Effect.map(
      sql<{ id: UnitId }>`select k.unit_id as id from units u join checks k on k.unit_id = u.id
        where u.translation_id = ${sourceTranslationId} and k.name = 'multiple_failures' order by k.unit_id`,
      (rows) => rows.map(({ id }) => id),
    );

  /** Each starts with no counters. */
  const ensureCounters = (translationId: TranslationId) =>
    sql`insert into translation_statistics (translation_id) values (${translationId}) on conflict do nothing`;

  /** Whether work is done on a repository now, or was cut off. */
  const isWorkedOn = (key: string) =>
    Effect.map(
      sql<{ busy: boolean }>`select exists (select from tasks where key = ${key} and state = 'running') as busy`,
      ([row]) => row?.busy === true,
    );

  /** Where the branch of a repository stands. */
  const head = (ownerId: ComponentId) =>
    Effect.map(
      sql<{ head: string | null }>`select head_revision as head from components where id = ${ownerId}`,
      ([row]) => row?.head ?? null,
    );

  return {
    components,
    wrongMarks,
    setMarks,
    accepted,
    markPending,
    sourceFailures,
    ensureCounters,
    isWorkedOn,
    head,
  };
});
