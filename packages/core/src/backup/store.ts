/** Our tables as they are, whatever rooms they belong to: their columns, their rows as JSON, their keys and indexes. */
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { ownTables } from "./tables.ts";

export interface Column {
  readonly name: string;
  readonly type: string;
}

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
}

/** Where a row is, and about how many characters it has. */
interface Place {
  readonly place: string;
  readonly size: number;
}

/** Something that stands in the way of filling tables, and is made again after it. */
interface Obstacle {
  readonly remove: string;
  readonly make: string;
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
const isBytes = ({ type }: Column) => type === "bytea";
const isShort = ({ type }: Column) =>
  /^(small|big)?int|^(boolean|date|double|real|time|uuid)/.test(type) && !type.endsWith("[]");
const isJson = ({ type }: Column) => type === "json" || type === "jsonb";

export const makeBackupStore = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const here = sql`current_schema()::regnamespace`;

  /** One state of the database for all that follows, whatever others do. First in its transaction. */
  const snapshot = sql`set transaction isolation level repeatable read, read only`;

  /** How many tables of any kind there are, ours or not. */
  const tableCount = Effect.map(
    sql<{
      count: number;
    }>`select count(*)::int as count from pg_class where relkind in ('r', 'p') and relnamespace = ${here}`,
    ([row]) => row?.count ?? 0,
  );

  /** Names of the migrations that have run, as `0001_initial`; undefined where there is no such table. */
  const migrations = Effect.gen(function* () {
    const [table] = yield* sql<{ there: boolean }>`select to_regclass('migrations') is not null as there`;
    if (table?.there !== true) return undefined;
    const rows = yield* sql<{ id: number; name: string }>`
      select migration_id as id, name from migrations order by migration_id`;
    return rows.map(({ id, name }) => `${String(id).padStart(4, "0")}_${name}`);
  });

  /** Nobody else begins to use the database until the transaction ends. */
  const lock = sql`lock table projects, users, changes, tokens in access exclusive mode`;

  /** Whether nobody has made anything since the migrations. */
  const isUntouched = Effect.map(
    sql<{ untouched: boolean }>`select not exists (select from projects) and not exists (select from changes)
      and not exists (select from tokens) and (select count(*) from users) <= 1 as untouched`,
    ([row]) => row?.untouched === true,
  );

  /** Secrets come first, because their key decides whether the rest is worth the while. */
  const tables = Effect.map(
    sql<{ table: string; column: string; type: string }>`
      select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = ${here} and a.attgenerated = '' and c.relname = any(${ownTables}::text[])
      order by c.relname <> 'secret_check', c.relname, a.attnum`,
    (rows): readonly Table[] =>
      [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => ({
        name,
        columns: columns.map(({ column, type }) => ({ name: column, type })),
      })),
  );

  const count = ({ name }: Table) =>
    Effect.map(sql<{ count: number }>`select count(*) as count from ${sql(name)}`, ([row]) => row?.count ?? 0);

  /** What each identity column counts next. */
  const sequences = Effect.gen(function* () {
    const columns = yield* sql<{ table: string; column: string; sequence: string }>`
      select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and c.relnamespace = ${here} and a.attidentity <> '' and c.relname = any(${ownTables}::text[])
      order by c.relname`;
    return yield* Effect.forEach(columns, ({ table, column, sequence }) =>
      Effect.map(
        sql<{ next: string }>`
          select (last_value + is_called::int)::text as next from ${sql.literal(sequence)}`,
        ([row]) => [table, { column, next: row?.next ?? "1" }] as const,
      ),
    );
  });

  const setSequence = (table: string, column: string, next: string) =>
    sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), ${next}::bigint, false)`;

  /** Texts of JSON survive as they are, and bytes in the least room, when both travel as texts. */
  const asText = (column: Column) =>
    isBytes(column)
      ? `encode(${quote(column.name)}, 'base64') as ${quote(column.name)}`
      : isJson(column)
        ? `${quote(column.name)}::text as ${quote(column.name)}`
        : quote(column.name);
  const fromText = (column: Column) =>
    isBytes(column)
      ? `decode(x.${quote(column.name)}, 'base64')`
      : isJson(column)
        ? `x.${quote(column.name)}::${column.type}`
        : `x.${quote(column.name)}`;
  const typeAsText = (column: Column) => (isBytes(column) || isJson(column) ? "text" : column.type);

  /** About the characters that a value has as JSON. The length of a long one is known without reading it. */
  const sizeOf = (column: Column) =>
    isBytes(column)
      ? `coalesce(octet_length(${quote(column.name)})::bigint * 4 / 3, 0)`
      : isShort(column)
        ? "0"
        : `coalesce(octet_length(${quote(column.name)}::text), 0)`;

  /** Where rows are, and how large; they stay there for the snapshot. */
  const open = ({ name, columns }: Table) =>
    sql.unsafe(
      `declare saved no scroll cursor for
      select ctid::text as place, (${columns.map((column) => `${sizeOf(column)}::bigint + 40`).join(" + ")})::float8 as size
      from ${quote(name)}`,
    );
  const fetch = (rows: number) => sql.unsafe<Place>(`fetch forward ${rows} from saved`);
  const read = ({ name, columns }: Table, places: readonly string[]) =>
    Effect.map(
      sql.unsafe<{ row: string }>(
        `select row_to_json(r)::text as row from (
          select ${columns.map(asText).join(", ")} from ${quote(name)} where ctid = any($1::text[]::tid[])) r`,
        [places],
      ),
      (found) => found.map(({ row }) => row),
    );
  const close = sql.unsafe("close saved");

  /** `rows` is the text of a JSON array. */
  const insert = ({ name, columns }: Table, rows: string) => {
    const names = columns.map((column) => quote(column.name)).join(", ");
    const types = columns.map((column) => `${quote(column.name)} ${typeAsText(column)}`).join(", ");
    return sql.unsafe(
      `insert into ${quote(name)} (${names}) select ${columns.map(fromText).join(", ")}
      from json_to_recordset($1::text::json) x (${types})`,
      [rows],
    );
  };

  const empty = (all: readonly Table[]) => sql.unsafe(`truncate ${all.map(({ name }) => quote(name)).join(", ")}`);

  const ours = sql`(select array_agg(oid) from pg_class
    where relkind = 'r' and relnamespace = ${here} and relname = any(${ownTables}::text[]))`;

  /**
   * Foreign keys, those of others' tables to ours too, and indexes that are nobody's keys: filling tables is faster, and
   * in any order, without them.
   */
  const obstacles = sql<Obstacle>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
    from pg_constraint
    where contype = 'f' and conparentid = 0 and (conrelid = any(${ours}::oid[]) or confrelid = any(${ours}::oid[]))
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index where indrelid = any(${ours}::oid[])
      and not exists (select from pg_constraint k where k.conindid = indexrelid and k.contype <> 'f')`;

  const each = (statements: readonly string[]) =>
    Effect.forEach(statements, (statement) => sql.unsafe(statement), { discard: true });

  /** Plans of a filled database want to know what is in it. */
  const analyze = sql`analyze`;

  return {
    analyze,
    snapshot,
    tableCount,
    migrations,
    lock,
    isUntouched,
    tables,
    count,
    sequences,
    setSequence,
    open,
    fetch,
    read,
    close,
    insert,
    empty,
    obstacles,
    each,
  };
});
