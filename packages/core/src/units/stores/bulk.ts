/** Units of a whole file at once: read for comparison, inserted, updated and removed in batches. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { bigints, booleans, ints, smallints, texts } from "../../database/index.ts";
import { type Action, actions, formSeparator, unlisted } from "../../changes/index.ts";
import { recordsFrom } from "../../changes/inside.ts";
import { relatedChecks } from "../../checks/index.ts";

/** What a file says of a unit. Hashes are decimal texts of signed 64-bit integers. */
export interface FileUnit {
  readonly idHash: string;
  readonly contentHash: string;
  readonly fileKey: string;
  readonly position: number;
  readonly context: string;
  readonly source: readonly string[];
  readonly target: readonly string[];
  readonly previousSource: string;
  readonly location: string;
  readonly note: string;
  readonly flags: string;
  readonly state: number;
  readonly originalState: number;
  readonly priority: number;
  readonly words: number;
  readonly chars: number;
  /** Ids of the checks it fails. */
  readonly failing: readonly string[];
  readonly pending: boolean;
}

/** What the database has of a unit, to be compared with its file. */
export interface StoredUnit {
  readonly id: number;
  readonly id_hash: string;
  readonly file_key: string;
  readonly position: number;
  readonly source: readonly string[];
  readonly target: readonly string[];
  readonly previous_source: string;
  readonly location: string;
  readonly note: string;
  readonly flags: string;
  readonly extra_flags: string;
  readonly source_flags: string;
  readonly explanation: string;
  readonly state: 0 | 10 | 20 | 30 | 100;
  readonly original_state: 0 | 10 | 20 | 30 | 100;
  readonly pending: boolean;
  /** Ids of the checks that it fails by itself, whatever others say. */
  readonly failing: readonly string[];
  /** When it last changed, as the database writes it: tells whether it changed since it was read. */
  readonly updated: string;
}

/** A unit that is to be added to a translation. */
export interface NewRow {
  readonly translationId: number;
  readonly unit: FileUnit;
}

export interface Owner {
  readonly projectId: number;
  readonly componentId: number;
  readonly translationId: number;
  /** Translation that holds the source units; the same one for the source itself. */
  readonly sourceTranslationId: number;
}

/** What a file says of a unit that is there already. */
export interface UnitUpdate {
  readonly id: number;
  readonly unit: FileUnit;
}

/** Rows of one statement. The embedded database serves nobody else meanwhile. */
export const batchSize = 500;

export const makeBulkStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  /** Forms that were joined to one text; an empty text is one empty form. */
  const forms = (column: string) =>
    sql.literal(`coalesce(nullif(string_to_array(${column}, E'\\x1e\\x1e'), '{}'), array[''])`);

  const compared =
    sql.literal(`u.id, u.id_hash::text as id_hash, u.file_key, u.position, u.source, u.target, u.previous_source, u.location, u.note,
      u.flags, u.extra_flags, coalesce(s.extra_flags, '') as source_flags, u.explanation, u.state, u.original_state, u.pending,
      u.updated::text as updated`);
  const failing = sql`array(select k.name from checks k where u.has_failing_check and k.unit_id = u.id
    and k.name <> all(${texts(relatedChecks)})) as failing`;

  const stored = (translationId: number) =>
    sql<StoredUnit>`select ${compared}, ${failing} from units u left join units s on s.id = u.source_unit_id where u.translation_id = ${translationId}`;

  /** Locks units until the transaction ends, and answers those that somebody changed since they were read. */
  const overtaken = (read: readonly Pick<StoredUnit, "id" | "updated">[]) =>
    Effect.andThen(
      sql`select u.id from units u where u.id = any(${bigints(read.map(({ id }) => id))}) order by u.id for update`,
      sql<StoredUnit>`select ${compared}, ${failing} from unnest(${bigints(read.map(({ id }) => id))}, ${texts(read.map(({ updated }) => updated))}) as x(id, updated)
        join units u on u.id = x.id left join units s on s.id = u.source_unit_id where u.updated <> x.updated::timestamptz`,
    );

  /** Texts that wait to be written into the file, by hash. */
  const waiting = (translationId: number) =>
    Effect.map(
      sql<{
        hash: string;
        target: readonly string[];
      }>`select id_hash::text as hash, target from units where translation_id = ${translationId} and pending`,
      (rows): ReadonlyMap<string, readonly string[]> => new Map(rows.map(({ hash, target }) => [hash, target])),
    );

  const hashes = (translationId: number) =>
    Effect.map(
      sql<{ hash: string }>`select id_hash::text as hash from units where translation_id = ${translationId}`,
      (rows) => rows.map(({ hash }) => hash),
    );

  /** Flags that people set on source strings, by hash. */
  const flagged = (sourceTranslationId: number) =>
    Effect.map(
      sql<{ hash: string; flags: string }>`select id_hash::text as hash, extra_flags as flags from units
        where translation_id = ${sourceTranslationId} and extra_flags <> ''`,
      (rows): ReadonlyMap<string, string> => new Map(rows.map(({ hash, flags }) => [hash, flags])),
    );

  /**
   * The id of a translation that the planner is not to know. Of one that statistics have not seen it believes that there
   * are no units, and that looking through all of them for each hash is as good as the index of hashes.
   */
  const hidden = (translationId: number) => sql`(select ${translationId}::int)`;

  const flat = (units: readonly FileUnit[], read: (unit: FileUnit) => readonly string[]) =>
    units.map((unit) => read(unit).join(formSeparator));

  const failures = (rows: readonly NewRow[]) =>
    rows.flatMap(({ translationId, unit }) => unit.failing.map((name) => ({ translationId, hash: unit.idHash, name })));

  const insertChecks = (rows: readonly NewRow[]) => {
    const pairs = failures(rows);
    return pairs.length === 0
      ? Effect.void
      : sql`insert into checks (unit_id, name) select u.id, x.name
          from unnest(${texts(pairs.map(({ hash }) => hash))}, ${texts(pairs.map(({ name }) => name))}) as x(hash, name)
          join units u on u.translation_id = ${hidden(pairs[0]?.translationId ?? 0)} and u.id_hash = x.hash::bigint
          on conflict do nothing`;
  };

  /** The beginning of a statement: new units of a component as `made`, with their checks. */
  const adding = (sourceTranslationId: number, rows: readonly NewRow[]) => {
    const units = rows.map(({ unit }) => unit);
    const column = <A>(read: (unit: FileUnit) => A) => units.map(read);
    const pairs = failures(rows);
    // "limit" keeps the planner from reading all source strings for each batch.
    return sql`with made as (
        insert into units (translation_id, source_unit_id, id_hash, content_hash, file_key, position, context, source,
          target, previous_source, location, note, flags, state, original_state, pending, priority, num_words,
          num_chars, has_failing_check)
        select x.translation_id, s.id, x.id_hash::bigint, x.content_hash::bigint, x.file_key, x.position, x.context,
          ${forms("x.source")}, ${forms("x.target")}, x.previous_source, x.location, x.note, x.flags, x.state,
          x.original_state, x.pending, x.priority, x.words, x.chars, x.failing
        from unnest(${ints(rows.map((row) => row.translationId))}, ${texts(column((u) => u.idHash))},
          ${texts(column((u) => u.contentHash))}, ${texts(column((u) => u.fileKey))},
          ${ints(column((u) => u.position))}, ${texts(column((u) => u.context))},
          ${texts(flat(units, (u) => u.source))}, ${texts(flat(units, (u) => u.target))},
          ${texts(column((u) => u.previousSource))}, ${texts(column((u) => u.location))},
          ${texts(column((u) => u.note))}, ${texts(column((u) => u.flags))}, ${smallints(column((u) => u.state))},
          ${smallints(column((u) => u.originalState))}, ${booleans(column((u) => u.pending))},
          ${smallints(column((u) => u.priority))}, ${ints(column((u) => u.words))},
          ${ints(column((u) => u.chars))}, ${booleans(column((u) => u.failing.length > 0))})
          as x(translation_id, id_hash, content_hash, file_key, position, context, source, target, previous_source,
            location, note, flags, state, original_state, pending, priority, words, chars, failing)
        ${
          rows.every(({ translationId }) => translationId === sourceTranslationId)
            ? sql`cross join (values (null::bigint)) s(id)`
            : sql`left join lateral (select id from units where translation_id = ${hidden(sourceTranslationId)}
                and id_hash = x.id_hash::bigint limit 1) s on true`
        }
        on conflict (translation_id, id_hash) do nothing
        returning id, translation_id, id_hash, source, target, previous_source, state, original_state, pending),
      failing as (insert into checks (unit_id, name) select made.id, k.name
        from unnest(${ints(pairs.map((pair) => pair.translationId))}, ${texts(pairs.map(({ hash }) => hash))},
          ${texts(pairs.map(({ name }) => name))}) as k(translation_id, hash, name)
        join made on made.translation_id = k.translation_id and made.id_hash = k.hash::bigint)`;
  };

  /** Adds what a file holds, with a record of each, in one statement; `action` is how a found string is recorded. */
  const insert = (owner: Owner, units: readonly FileUnit[], action: Action, userId: number | null) => {
    const { projectId, componentId, translationId } = owner;
    const rows = units.map((unit) => ({ translationId, unit }));
    const place = sql`${projectId}::int, ${componentId}::int, ${translationId}::int`;
    return sql`${adding(owner.sourceTranslationId, rows)} ${recordsFrom(
      sql,
      sql`select ${action}::smallint, ${userId}::int, ${userId}::int, ${place}, made.id,
          array_to_string(made.target, ${formSeparator}), '', jsonb_build_object('state', made.state)
          || case made.original_state when made.state then '{}'
            else jsonb_build_object('after', jsonb_build_object('original_state', made.original_state)) end
        from made union all select ${actions.sourceStringChanged}::smallint, null, null, ${place}, made.id,
          array_to_string(made.source, ${formSeparator}), '',
          jsonb_build_object('after', jsonb_build_object('previous_source', made.previous_source))
        from made where made.previous_source <> ''`,
    )}`;
  };

  /** Adds units, of which those that are pending wait to be written for their author; answers what was added. */
  const add = (sourceTranslationId: number, rows: readonly NewRow[], authorId: number) =>
    sql<{ id: number; translation_id: number; hash: string }>`${adding(sourceTranslationId, rows)},
      waiting as (insert into pending_changes (unit_id, translation_id, author_id, target, state)
        select id, translation_id, ${authorId}, target, original_state from made where pending)
      select id, translation_id, id_hash::text as hash from made`;

  /** Which translations have which strings already, as "translation hash". */
  const present = (translationIds: readonly number[], hashes: readonly string[]) =>
    Effect.map(
      sql<{ name: string }>`select u.translation_id || ' ' || u.id_hash as name
        from unnest(${ints(translationIds)}) t(id) join units u on u.translation_id = t.id
          and u.id_hash = any(array(select distinct h::bigint from unnest(${texts(hashes)}) h))`,
      (rows): ReadonlySet<string> => new Set(rows.map(({ name }) => name)),
    );

  /** How many units translations have. */
  const lengths = (translationIds: readonly number[]) =>
    Effect.map(
      sql<{ id: number; total: number }>`select translation_id as id, total from translation_statistics
        where translation_id = any(${ints(translationIds)})`,
      (rows) => rows.map(({ id, total }) => [id, total] as const),
    );

  /**
   * Puts what files say over units. The caller has locked them (see `overtaken`), and judges them with others afterwards:
   * until then what these found stays with strings that say the same as before.
   */
  const update = (translationId: number, updates: readonly UnitUpdate[]) =>
    Effect.gen(function* () {
      const units = updates.map(({ unit }) => unit);
      const column = <A>(read: (unit: FileUnit) => A) => units.map(read);
      yield* sql`delete from checks k using units u, unnest(${bigints(updates.map(({ id }) => id))}, ${texts(flat(units, (u) => u.source))},
          ${texts(flat(units, (u) => u.target))}, ${smallints(column((u) => u.state))}) as x(id, source, target, state)
        where k.unit_id = x.id and u.id = x.id and not k.dismissed and (k.name <> all(${texts(relatedChecks)})
          or u.source <> ${forms("x.source")} or u.target <> ${forms("x.target")} or u.state <> x.state)`;
      yield* sql`update units u set content_hash = x.content_hash::bigint, file_key = x.file_key, position = x.position, source = ${forms("x.source")},
          target = ${forms("x.target")}, previous_source = x.previous_source, location = x.location, note = x.note, flags = x.flags,
          state = x.state, original_state = x.original_state, priority = x.priority, num_words = x.words, num_chars = x.chars,
          has_failing_check = x.failing or exists (select 1 from checks k where k.unit_id = u.id), pending = x.pending, updated = now()
        from unnest(${bigints(updates.map(({ id }) => id))}, ${texts(column((u) => u.contentHash))}, ${texts(column((u) => u.fileKey))}, ${ints(column((u) => u.position))},
          ${texts(flat(units, (u) => u.source))}, ${texts(flat(units, (u) => u.target))}, ${texts(column((u) => u.previousSource))},
          ${texts(column((u) => u.location))}, ${texts(column((u) => u.note))}, ${texts(column((u) => u.flags))}, ${smallints(column((u) => u.state))},
          ${smallints(column((u) => u.originalState))}, ${smallints(column((u) => u.priority))}, ${ints(column((u) => u.words))},
          ${ints(column((u) => u.chars))}, ${booleans(column((u) => u.failing.length > 0))}, ${booleans(column((u) => u.pending))})
          as x(id, content_hash, file_key, position, source, target, previous_source, location, note, flags, state, original_state, priority, words, chars, failing, pending)
        where u.id = x.id`;
      yield* insertChecks(units.map((unit) => ({ translationId, unit })));
    });

  /** All that is to be known of a unit to bring it back. */
  const whole = sql`jsonb_build_object('context', u.context, 'source', u.source, 'target', u.target,
    'state', u.state, 'original_state', u.original_state, 'previous_source', u.previous_source,
    'explanation', u.explanation, 'extra_flags', u.extra_flags, 'location', u.location, 'note', u.note,
    'flags', u.flags, 'labels', array(select k.label_id from unit_labels k where k.unit_id = u.id order by 1))
    || jsonb_strip_nulls(jsonb_build_object(
      'suggestions', (select jsonb_agg(to_jsonb(k) - array['unit_id'] order by k.id) from suggestions k where k.unit_id = u.id),
      'comments', (select jsonb_agg(to_jsonb(k) - array['unit_id'] order by k.id) from comments k where k.unit_id = u.id),
      'dismissed', (select jsonb_agg(k.name order by k.name) from checks k where k.unit_id = u.id and k.dismissed),
      'screenshots', (select jsonb_agg(k.screenshot_id order by 1) from screenshot_units k where k.unit_id = u.id)))`;

  const remove = (ids: readonly number[]) =>
    Effect.andThen(
      sql`delete from changes where unit_id = any(${bigints(ids)})`,
      sql`delete from units where id = any(${bigints(ids)})`,
    );

  /** Removes what the files hold no more, with a record of each. */
  const lose = ({ projectId, componentId, translationId }: Owner, ids: readonly number[], userId: number | null) =>
    Effect.gen(function* () {
      const lost = sql`select ${unlisted.stringGone}::smallint, ${userId}::int, ${userId}::int, ${projectId}::int,
        ${componentId}::int, ${translationId}::int, u.id, '', array_to_string(u.target, ${formSeparator}),
        jsonb_build_object('before', ${whole}) from units u where u.id = any(${bigints(ids)}) order by u.id`;
      yield* sql`delete from changes where unit_id = any(${bigints(ids)})`;
      yield* recordsFrom(sql, lost);
      yield* sql`delete from units where id = any(${bigints(ids)})`;
    });

  /** Source units that no translation has any more. */
  const orphans = (sourceTranslationId: number) =>
    sql<{
      id: number;
      hash: string;
    }>`select u.id, u.id_hash::text as hash from units u where u.translation_id = ${sourceTranslationId}
      and not exists (select 1 from units x where x.source_unit_id = u.id and x.id <> u.id)`;

  const located = (ids: readonly number[]) =>
    sql<{
      id: number;
      translation_id: number;
      file_key: string;
      position: number;
      source: readonly string[];
      target: readonly string[];
      whole: Readonly<Record<string, unknown>>;
    }>`
      select u.id, u.translation_id, u.file_key, u.position, u.source, u.target, ${whole} as whole from units u join translations t on t.id = u.translation_id
      where u.id = any(${bigints(ids)}) order by t.is_source, u.translation_id`;

  /** The string in all translations where it is a source string; where it is the last translation of a source that no file lists, its source too. */
  const sameString = (id: number) =>
    Effect.map(
      sql<{ id: number }>`select x.id from units u join translations t on t.id = u.translation_id
          join units x on x.id = u.id or (t.is_source and x.source_unit_id = u.id) where u.id = ${id}
        union select s.id from units u join translations t on t.id = u.translation_id join units s on s.id = u.source_unit_id
          join translations st on st.id = s.translation_id where u.id = ${id} and not t.is_source and st.filename = ''
            and not exists (select 1 from units o where o.source_unit_id = s.id and o.id <> u.id)`,
      (rows) => rows.map((row) => row.id),
    );

  /** Positions behind removed units move up by one. */
  const closeGaps = (gaps: readonly { readonly translationId: number; readonly position: number }[]) =>
    Effect.forEach(
      gaps,
      ({ translationId, position }) =>
        sql`update units set position = position - 1 where translation_id = ${translationId} and position > ${position}`,
      {
        discard: true,
      },
    );

  /** Marks that units came or went, so that kept places in their list are looked up anew. */
  const renumbered = (translationIds: readonly number[]) =>
    sql`update translations set units_version = units_version + 1 where id = any(${ints(translationIds)})`;

  return {
    stored,
    waiting,
    hashes,
    flagged,
    overtaken,
    insert,
    add,
    present,
    lengths,
    update,
    remove,
    lose,
    orphans,
    located,
    sameString,
    closeGaps,
    renumbered,
  };
});
