/** Inserts 1, 2, 3… into `numbers`, each in a transaction of its own, and prints each once it is committed. */
import { writeSync } from "node:fs";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { clientLayer } from "../../../src/database/database.ts";

const insert = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`create table if not exists numbers (n int not null, filling text not null)`;
  const [row] = yield* sql<{ last: number }>`select coalesce(max(n), 0) as last from numbers`;
  for (let n = (row?.last ?? 0) + 1; ; n++) {
    yield* sql.withTransaction(sql`insert into numbers values (${n}, ${"x".repeat(2000)})`);
    writeSync(1, `${n}\n`);
  }
});
await Effect.runPromise(
  insert.pipe(Effect.provide(clientLayer({ kind: "embedded", dataDir: process.argv[2] ?? "", fsync: false }))),
);
