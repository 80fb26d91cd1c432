/** What the writing module keeps: units, what they fail, what waits to be written into files, and who took part. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import type { ComponentId, LabelId, ProjectId, TranslationId, UnitId, UserId } from "../../ids/index.ts";
import { relatedChecks } from "../../checks/index.ts";
import { bigints, booleans, ints, smallints, texts } from "../../database/index.ts";
import { joinForms, splitForms } from "../forms.ts";
import type { UnitFacts } from "../model.ts";
import type { Revision } from "../revising.ts";
import { stateBeneath } from "../states.ts";
import { failsAny } from "./failures.ts";

/** A version of a unit that waits to be written into its file. */
export interface Waiting {
  readonly id: UnitId;
  readonly translationId: TranslationId;
  readonly target: readonly string[];
  readonly state: number;
}

export const makeWritingStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const forms = (column: string) => sql.literal(splitForms(column));

  /** What units fail by themselves is what is given; what they fail beside others stays. */
  const setChecks = (failing: ReadonlyMap<UnitId, readonly string[]>) => {
    const pairs = [...failing].flatMap(([id, names]) => names.map((name) => ({ id, name })));
    return sql`with wanted as (select * from unnest(${bigints(pairs.map(({ id }) => id))},
        ${texts(pairs.map(({ name }) => name))}) as w(unit_id, name)),
      gone as (delete from checks k where k.unit_id = any(${bigints([...failing.keys()])})
        and k.name <> all(${texts(relatedChecks)})
        and not exists (select 1 from wanted w where w.unit_id = k.unit_id and w.name = k.name))
      insert into checks (unit_id, name) select unit_id, name from wanted on conflict do nothing`;
  };

  /** What a unit fails, dismissed or not. */
  const checksOf = (id: UnitId) =>
    sql<{ name: string; dismissed: boolean }>`select name, dismissed from checks where unit_id = ${id} order by name`;

  /** `failing`: whether the unit then fails anything that nobody dismissed. */
  const dismiss = (id: UnitId, name: string, dismissed: boolean, failing: boolean) =>
    Effect.andThen(
      sql`update checks set dismissed = ${dismissed} where unit_id = ${id} and name = ${name}`,
      sql`update units set dismissals = dismissals or ${dismissed}, has_failing_check = ${failing} where id = ${id}`,
    );

  /** Stores units behind their checks; answers those that fail any. */
  const update = (revisions: readonly Revision[]) => {
    const column = <A>(read: (unit: Revision["after"]) => A) => revisions.map(({ after }) => read(after));
    return Effect.map(
      sql<{ id: UnitId }>`update units u set source = ${forms("x.source")}, target = ${forms("x.target")},
          content_hash = x.content_hash::bigint, num_words = x.words, num_chars = x.chars,
          previous_source = x.previous_source, extra_flags = x.extra_flags, explanation = x.explanation,
          state = x.state, original_state = x.original_state, priority = coalesce(x.priority, u.priority),
          pending = x.pending, updated = now(),
          has_failing_check = ${failsAny(sql)}
        from unnest(${bigints(column((u) => u.id))}, ${texts(column((u) => joinForms(u.source)))},
          ${texts(column((u) => joinForms(u.target)))}, ${texts(column((u) => u.content_hash))},
          ${ints(column((u) => u.num_words))}, ${ints(column((u) => u.num_chars))},
          ${texts(column((u) => u.previous_source))}, ${texts(column((u) => u.extra_flags))},
          ${texts(column((u) => u.explanation))}, ${smallints(column((u) => u.state))},
          ${smallints(column((u) => u.original_state))}, ${smallints(column((u) => u.priority ?? null))},
          ${booleans(column((u) => u.pending))})
          as x(id, source, target, content_hash, words, chars, previous_source, extra_flags, explanation, state,
            original_state, priority, pending)
        where u.id = x.id returning case when u.has_failing_check then u.id end as id`,
      (rows): ReadonlySet<UnitId> => new Set(rows.map(({ id }) => id)),
    );
  };

  /** Versions of one author to be written: the last one of the same author is replaced, another author's is kept. */
  const addPending = (waiting: readonly Waiting[], authorId: UserId) => {
    const ids = bigints(waiting.map(({ id }) => id));
    return sql`with given as (select x.id, x.translation_id, ${forms("x.target")} as target, x.state
        from unnest(${ids}, ${ints(waiting.map(({ translationId }) => translationId))},
          ${texts(waiting.map(({ target }) => joinForms(target)))}, ${smallints(waiting.map(({ state }) => state))})
          as x(id, translation_id, target, state)),
      last as (select distinct on (unit_id) id, author_id from pending_changes where unit_id = any(${ids})
        order by unit_id, id desc),
      replaced as (update pending_changes k set target = g.target, state = g.state, made = clock_timestamp()
        from last l, given g where k.id = l.id and l.author_id = ${authorId} and g.id = k.unit_id returning k.unit_id)
      insert into pending_changes (unit_id, translation_id, author_id, target, state)
      select id, translation_id, ${authorId}, target, state from given
      where id not in (select unit_id from replaced) order by id`;
  };

  /** Notes that a person works on translations; answers those to which that person is new. */
  const join = (translationIds: readonly TranslationId[], userId: UserId) =>
    Effect.map(
      sql<{ id: TranslationId }>`insert into contributors (translation_id, user_id)
        select x.id, u.id from unnest(${ints(translationIds)}) x (id) join users u on u.id = ${userId} and not u.is_bot
        order by x.id on conflict do nothing returning translation_id as id`,
      (rows): ReadonlySet<TranslationId> => new Set(rows.map(({ id }) => id)),
    );

  /** Units with their labels, until the transaction ends. */
  const labelled = (unitIds: readonly UnitId[]) =>
    Effect.andThen(
      // In a statement of its own: one that waits for another's labels would not see what that one gave.
      sql`select 1 from units where id = any(${bigints(unitIds)}) order by id for update`,
      sql<{
        readonly id: UnitId;
        readonly projectId: ProjectId;
        readonly componentId: ComponentId;
        readonly translationId: TranslationId;
        readonly labels: readonly LabelId[];
      }>`select u.id, c.project_id as "projectId", c.id as "componentId", t.id as "translationId",
        array(select label_id from unit_labels k where k.unit_id = u.id order by label_id) as labels
      from units u join translations t on t.id = u.translation_id join components c on c.id = t.component_id
      where u.id = any(${bigints(unitIds)}) order by t.is_source, u.id`,
    );

  /** Gives units exactly these labels, of those that their projects have; answers what came and went. */
  const relabel = (wanted: readonly { readonly id: UnitId; readonly labels: readonly LabelId[] }[]) => {
    const pairs = wanted.flatMap(({ id, labels }) => labels.map((label) => ({ id, label })));
    return sql<{ id: UnitId; label: LabelId; came: boolean }>`with wanted as (
        select * from unnest(${bigints(pairs.map(({ id }) => id))}, ${ints(pairs.map(({ label }) => label))})
          as w(unit_id, label_id)),
      gone as (delete from unit_labels k where k.unit_id = any(${bigints(wanted.map(({ id }) => id))})
        and not exists (select 1 from wanted w where w.unit_id = k.unit_id and w.label_id = k.label_id)
        returning k.unit_id, k.label_id),
      come as (insert into unit_labels (unit_id, label_id) select w.unit_id, w.label_id from wanted w
          join units u on u.id = w.unit_id join translations t on t.id = u.translation_id
          join components c on c.id = t.component_id
          join labels b on b.id = w.label_id and b.project_id = c.project_id
        on conflict do nothing returning unit_id, label_id)
      select unit_id as id, label_id as label, false as came from gone
      union all select unit_id, label_id, true from come`;
  };

  return { setChecks, checksOf, dismiss, update, addPending, join, labelled, relabel };
});

/** A unit as its file is to have it: files know nothing of the flags that make a string read-only here. */
export const asWaiting = (unit: UnitFacts): Waiting => ({
  id: unit.id,
  translationId: unit.translation_id,
  target: unit.target,
  state: stateBeneath(unit),
});
