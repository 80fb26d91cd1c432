/** Nights: hours go by for what waits, and what a server does by itself is due. */
import { setTimeout as rest } from "node:timers/promises";
import { PgClient } from "@effect/sql-pg";
import { type Context, Effect, Layer, Redacted, Scope } from "effect";
import { Reactivity } from "effect/reactivity";
import { SqlClient } from "effect/sql";
import { letPass } from "../letPass.ts";

type Sql = SqlClient.SqlClient;

/** Statements over one pool of connections, which goes with the scope. */
export const openDatabase = async (url: string, scope: Scope.Scope) => {
  const client = PgClient.layerFrom(PgClient.make({ url: Redacted.make(url), maxConnections: 2 }));
  const services = await Effect.runPromise(
    Scope.provide(Layer.build(Layer.provide(client, Reactivity.layer)), scope) as Effect.Effect<
      Context.Context<SqlClient.SqlClient>
    >,
  );
  return <A>(run: (sql: Sql) => Effect.Effect<A, unknown>): Promise<A> =>
    Effect.runPromiseWith(services)(Effect.flatMap(SqlClient.SqlClient, run));
};

export type Database = Awaited<ReturnType<typeof openDatabase>>;

const pass = (hours: number) => (sql: Sql) =>
  Effect.andThen(
    letPass(sql, hours),
    sql`update changes set "timestamp" = "timestamp" - ${`${hours} hours`}::interval`,
  );

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
