import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databases } from "@dragoman/testing/database";
import { layer } from "@effect/vitest";
import { Effect, Layer, Result } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { type SecretOptions, Secrets } from "../../src/secrets/index.ts";
import { SecretKeeping } from "../../src/secrets/inside.ts";

const place = { table: "components", column: "repo_credentials", row: 7 };

describe.each(databases)("secrets on $name", (database) => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "dragoman-secrets-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** As a process that starts with these options has it. */
  const start = (options: Partial<SecretOptions> = {}) =>
    Effect.map(Layer.build(Layer.fresh(Secrets.layer({ file: join(folder, "secret.key"), ...options }))), (context) =>
      Effect.provide(
        Effect.zipWith(Secrets, SecretKeeping, (open, keeping) => ({ ...open, ...keeping })),
        context,
      ),
    ).pipe(Effect.flatten);
  const anew = Effect.flatMap(SqlClient.SqlClient, (sql) => sql`delete from secret_check`);

  layer(database.layer, { excludeTestServices: true })((it) => {
    it.effect("open with the key of a file that only its owner reads, which many starts at once make once", () =>
      Effect.gen(function* () {
        const [one, ...others] = yield* Effect.all([start(), start(), start(), start()], { concurrency: "unbounded" });
        const sealed = one.seal("s3cret", place);
        for (const other of others) expect(other.open(sealed, place)).toEqual(Result.succeed("s3cret"));
        expect((yield* Effect.promise(() => stat(join(folder, "secret.key")))).mode & 0o777).toBe(0o600);
        expect(yield* Effect.promise(() => readdir(folder))).toEqual(["secret.key"]);
      }),
    );

    it.effect("open nowhere but at their place, and not when a bit has changed", () =>
      Effect.gen(function* () {
        const secrets = yield* start();
        const sealed = secrets.seal("s3cret", place);
        expect(Buffer.from(sealed).toString("latin1")).not.toContain("s3cret");
        expect(secrets.seal("s3cret", place)).not.toEqual(sealed);
        for (const other of [
          { ...place, row: 8 },
          { ...place, column: "push_credentials" },
          { ...place, table: "ssh_keys" },
        ])
          expect(Result.isFailure(secrets.open(sealed, other))).toBe(true);
        for (let index = 0; index < sealed.length; index++) {
          const changed = Buffer.from(sealed);
          changed[index] = (changed[index] ?? 0) ^ 1;
          expect(Result.isFailure(secrets.open(changed, place)), `byte ${index}`).toBe(true);
        }
        expect(Result.isFailure(secrets.open(sealed.subarray(0, 20), place))).toBe(true);
      }),
    );

    it.effect("stop the start of a process that has another key, or none, and say what to do", () =>
      Effect.gen(function* () {
        const other = join(folder, "other");
        const keys = [randomBytes(32).toString("base64")];
        for (const options of [{ keys }, { file: join(other, "secret.key") }]) {
          const refused = yield* Effect.flip(start(options));
          expect(refused).toMatchObject({ _tag: "SecretKeyUnusable" });
          expect(refused.message).toContain("Set DRAGOMAN_SECRET_KEY");
          for (const key of keys) expect(refused.message).not.toContain(key);
        }
        expect(yield* Effect.promise(() => readdir(folder))).toEqual(["secret.key"]);
      }),
    );

    it.effect("are sealed with the first of several keys, and move to it", () =>
      Effect.gen(function* () {
        const [old, young] = [randomBytes(32).toString("base64"), randomBytes(32).toString("base64")];
        const sql = yield* SqlClient.SqlClient;
        yield* anew;
        const before = yield* start({ keys: [old] });
        yield* sql`insert into ssh_keys (public_key, private_key)
          values ('ssh-ed25519 AAAA', ${before.seal("private", { table: "ssh_keys", column: "private_key", row: 0 })})`;
        expect(yield* (yield* start({ keys: [young, old] })).rotate).toBe(1);
        const after = yield* start({ keys: [young] });
        const [row] = yield* sql<{ sealed: Uint8Array }>`select private_key as sealed from ssh_keys`;
        const opened = after.open(row?.sealed ?? new Uint8Array(), {
          table: "ssh_keys",
          column: "private_key",
          row: 0,
        });
        expect(opened).toEqual(Result.succeed("private"));
        expect(yield* Effect.flip(start({ keys: [old] }))).toMatchObject({ _tag: "SecretKeyUnusable" });
      }),
    );
  });
});
