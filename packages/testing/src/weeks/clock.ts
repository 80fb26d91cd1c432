/** Nights: hours go by for what waits, and what a server does by itself is due. */
import { setTimeout as rest } from "node:timers/promises";
import { PgClient } from "@effect/sql-pg";
import { Effect, Redacted } from "effect";
import { Reactivity } from "effect/reactivity";
import { SqlClient } from "effect/sql";
import { Layer } from "effect";

type Sql = SqlClient.SqlClient;

export const openDatabase = (url: string) => {
  const layer = PgClient.layerFrom(PgClient.make({ url: Redacted.make(url), maxConnections: 2 }));
  return <A>(run: (sql: Sql) => Effect.Effect<A, unknown>): Promise<A> =>
    Effect.runPromise(
      Effect.scoped(
        Effect.provide(
          Effect.flatMap(SqlClient.SqlClient, (sql) => run(sql)),
          Layer.provide(layer, Reactivity.layer),
        ),
      ) as Effect.Effect<A>,
    );
};

export type Database = ReturnType<typeof openDatabase>;

const pass = (hours: number) => (sql: Sql) => {
  const ago = `${hours} hours`;
  return Effect.gen(function* () {
    yield* sql`update pending_changes set made = made - ${ago}::interval`;
    yield* sql`update units set updated = updated - ${ago}::interval where pending`;
    yield* sql`update changes set "timestamp" = "timestamp" - ${ago}::interval`;
    yield* sql`update repository_care set commit_tried = commit_tried - ${ago}::interval,
      push_tried = push_tried - ${ago}::interval, fetched = fetched - ${ago}::interval,
      fetch_tried = fetch_tried - ${ago}::interval`;
  });
};

/** What falls due every ten minutes. */
const due = ["repository.commit-due", "repository.push-due", "repository.fetch-due"];

const begin = (sql: Sql) =>
  Effect.forEach(due, (kind) => sql`insert into tasks (id, kind, key) values (gen_random_uuid(), ${kind}, ${kind})`, {
    discard: true,
  });

/** Until no work is under way; fails where it does not end. */
export const quiet = async (database: Database, patience = 120): Promise<void> => {
  for (let turn = 0; turn < patience * 10; turn++) {
    const [open] = await database(
      (sql) => sql<{ n: number }>`select count(*)::int as n from tasks where state in ('queued', 'running')`,
    );
    if (open?.n === 0) return;
    await rest(100);
  }
  const open = await database(
    (sql) => sql`select kind, state, attempts, payload from tasks where state in ('queued', 'running')`,
  );
  throw new Error(`Work does not end: ${JSON.stringify(open)}`);
};

export const night = async (database: Database): Promise<void> => {
  await database(pass(26));
  await database(begin);
  await quiet(database);
};
