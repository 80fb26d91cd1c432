import { databases } from "@dragoman/testing/database";
import { layer } from "@effect/vitest";
import { PgTypes } from "@effect/sql-pg";
import { Effect, Result } from "effect";
import { SqlClient } from "effect/sql";
import { describe, expect } from "vitest";

const exact = 2n ** 53n;

describe.each(databases)("types on $name", (database) => {
  layer(database.layer, { excludeTestServices: true })((it) => {
    it.effect("counts are numbers", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        expect(yield* sql`select count(*) from generate_series(1, 3)`).toEqual([{ count: 3 }]);
      }),
    );

    it.effect.each([0n, -1n, exact - 1n, 1n - exact, 2n ** 32n + 5n, -(2n ** 40n)])(
      "a bigint that a number holds exactly is a number: %s",
      (value) =>
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient;
          expect(yield* sql`select ${String(value)}::bigint as value`).toEqual([{ value: Number(value) }]);
        }),
    );

    it.effect.each([exact + 1n, -exact - 1n, 2n ** 63n - 1n, -(2n ** 63n)])(
      "a larger one stays a bigint: %s",
      (value) =>
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient;
          expect(yield* sql`select ${String(value)}::bigint as value`).toEqual([{ value }]);
        }),
    );

    it.effect("arrays of them go both ways, as numbers or bigints", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const values = Result.getOrThrow(PgTypes.array([1, 2n, exact + 1n], PgTypes.OID.int8));
        expect(yield* sql`select ${values} as values`).toEqual([{ values: [1, 2, exact + 1n] }]);
      }),
    );
  });
});
