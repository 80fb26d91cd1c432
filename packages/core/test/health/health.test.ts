/** What the service needs from around it: each part that is missing is named, and no other. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databases } from "@dragoman/testing/database";
import { layer } from "@effect/vitest";
import { Effect, Fiber, Layer } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, describe, expect } from "vitest";
import { Health } from "../../src/health/index.ts";
import { Outgoing } from "../../src/outgoing/inside.ts";
import { Git } from "../../src/git/inside.ts";

const folder = mkdtempSync(join(tmpdir(), "dragoman-health-"));
const file = join(folder, "file");
writeFileSync(file, "");
afterAll(() => rmSync(folder, { recursive: true }));

const searchPath = process.env["PATH"] ?? "/usr/bin";
const fine = { database: "ok", migrations: "ok", git: "ok", disk: "ok" };

describe.each(databases)("health on $name", (database) => {
  layer(database.layer, { excludeTestServices: true })((it) => {
    /** Of a process whose git and data folder are these. */
    const look = (path = searchPath, dataDir = join(folder, "data")) =>
      Effect.flatMap(Health, (health) => health.look).pipe(
        Effect.provide(
          Health.layer(dataDir).pipe(Layer.provide(Git.layer({ searchPath: path })), Layer.provide(Outgoing.layer())),
        ),
      );

    it.effect("is well with everything there, and leaves nothing on the disk", () =>
      Effect.gen(function* () {
        expect(yield* look()).toEqual(fine);
        expect(readdirSync(join(folder, "data"))).toEqual([]);
      }),
    );

    it.effect("misses git", () =>
      Effect.gen(function* () {
        expect(yield* look(folder)).toEqual({ ...fine, git: "failed" });
      }),
    );

    it.effect("misses a folder that can be written", () =>
      Effect.gen(function* () {
        expect(yield* look(searchPath, join(file, "data"))).toEqual({ ...fine, disk: "failed" });
      }),
    );

    it.effect("misses a migration that has not run", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const [last] = yield* sql`
          delete from migrations where migration_id = (select max(migration_id) from migrations) returning *`;
        expect(yield* look()).toEqual({ ...fine, migrations: "failed" });
        yield* sql`insert into migrations ${sql.insert(last ?? {})}`;
        expect(yield* look()).toEqual(fine);
      }),
    );

    it.effect("is looked at once for all who ask at once, and who goes away takes nothing from the others", () =>
      Effect.gen(function* () {
        const health = yield* Health;
        const impatient = yield* Effect.forkChild(health.look);
        const others = yield* Effect.forkChild(Effect.all([health.look, health.look], { concurrency: 2 }));
        yield* Fiber.interrupt(impatient);
        const [one, other] = yield* Fiber.join(others);
        expect(one).toEqual(fine);
        expect(other).toBe(one);
      }).pipe(
        Effect.provide(
          Health.layer(folder).pipe(Layer.provide(Git.layer({ searchPath })), Layer.provide(Outgoing.layer())),
        ),
      ),
    );
  });
});
