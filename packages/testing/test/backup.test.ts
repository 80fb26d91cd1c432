/** A backup is the whole database: restored into either kind of database it answers as the first one did. */
import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  watch,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { ArchiveUnusable, backUp, DatabaseUnsuitable, restore } from "@dragoman/core/backup";
import { clientLayer, type DatabaseOptions, migrateTo } from "@dragoman/core/database";
import { systemActor } from "@dragoman/core/access";
import { examine } from "@dragoman/core/doctor";
import { SecretKeyUnusable } from "@dragoman/core/secrets";
import { Ssh } from "@dragoman/core/ssh";
import {
  databaseOn,
  databases,
  gettextFiles,
  type GitRemote,
  joinSite,
  liveIn,
  makeRemote,
  openSite,
  postgresServer,
  type Site,
} from "@dragoman/testing";
import { Effect, Exit, Fiber, Scope } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrations } from "../../core/src/database/migrations/index.ts";

const scope = Scope.makeUnsafe();
const folder = mkdtempSync(join(tmpdir(), "dragoman-backup-"));
afterAll(async () => {
  await Effect.runPromise(Scope.close(scope, Exit.void));
  rmSync(folder, { recursive: true, force: true });
});

const inScope = <A, E>(effect: Effect.Effect<A, E, Scope.Scope>) => Effect.runPromise(Scope.provide(effect, scope));
let count = 0;
const newPath = () => join(folder, String(++count));
/** A database without anything, not even a schema. */
const newDatabase = async (kind: string): Promise<DatabaseOptions> =>
  kind === "PostgreSQL"
    ? { kind: "server", url: await inScope(Effect.orDie(Effect.flatMap(postgresServer, (url) => databaseOn(url)))) }
    : { kind: "embedded", dataDir: newPath(), fsync: false };

const secrets = { file: join(folder, "secret.key"), keys: ["the key of all processes of a test site"] };
const on = <A, E>(options: DatabaseOptions, effect: Effect.Effect<A, E, SqlClient.SqlClient>) =>
  Effect.runPromise(Effect.provide(effect, clientLayer(options)));
const save = (options: DatabaseOptions) => {
  const file = newPath();
  return on(options, Effect.as(backUp({ file }), file));
};
const tablesOf = (options: DatabaseOptions) =>
  on(
    options,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      return yield* sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`;
    }),
  );

const lists = [
  "projects",
  "components",
  "translations",
  "units",
  "changes",
  "users",
  "groups",
  "roles",
  "screenshots",
  "component-lists",
  "categories",
  "memory",
  "languages",
  "addons",
].map((name) => `GET /api/${name}/?page_size=1000`);
const asked = [
  ...lists,
  "GET /api/projects/tea/labels/",
  "GET /api/users/ada/tokens/",
  "GET /api/projects/tea/statistics/",
  "GET /api/components/tea/app/repository/",
  "GET /api/screenshots/1/file/",
];
const answers = async (site: Site) => {
  const told: Record<string, { readonly status: number; readonly answer: unknown }> = {};
  for (const line of asked) {
    const { status, json, bytes } = await site.ask("admin", line);
    told[line] = { status, answer: json ?? Buffer.from(bytes).toString("base64") };
  }
  return told;
};
/** The highest number that a change has. */
const lastChange = async (site: Site): Promise<number> =>
  Math.max(...(await site.ask("admin", "GET /api/changes/")).json.results.map(({ id }: { id: number }) => id));

const names = databases.map(({ name }) => name);
const all = Object.keys(migrations);

/** Making embedded databases and filling them takes long on slow machines. */
const long = 240_000;

describe.each(databases)("a backup of $name", { timeout: long }, (database) => {
  let remote: GitRemote;
  let options: DatabaseOptions;
  let before: Awaited<ReturnType<typeof answers>>;
  let last: number;
  let file: string;

  beforeAll(async () => {
    remote = makeRemote(gettextFiles);
    options = await inScope(database.options);
    const site = await openSite({ ...database, options: Effect.succeed(options) });
    await liveIn(site, remote.url);
    before = await answers(site);
    last = await lastChange(site);
    await site.close();
    file = await save(options);
  }, long);
  afterAll(() => remote.remove());

  it.each(databases)("restored into $name answers as before, and counts on from there", async ({ options: empty }) => {
    const target = await inScope(empty);
    await on(target, restore({ file, secrets }));
    const site = await joinSite({ ...database, options: Effect.succeed(target) });
    try {
      expect(await answers(site)).toEqual(before);
      expect(await site.run(examine({ dataDir: site.dataDir }))).toEqual([]);
      await site.project("new", { web: "https://new.example.org/" });
      expect(await lastChange(site)).toBeGreaterThan(last);
    } finally {
      await site.close();
    }
  });

  it("has every table but those of running processes", async () => {
    const head = JSON.parse(lines(file)[0] ?? "") as { tables: Record<string, number> };
    const tables = (await tablesOf(options)).map(({ name }) => name);
    const passing = ["hook_deliveries", "migrations", "owners", "passkey_challenges", "rate_limits", "sign_in_flows"];
    expect(Object.keys(head.tables).sort()).toEqual(tables.filter((name) => !passing.includes(name)).sort());
    // The site was lived in: these would be empty otherwise, and nothing shown of them.
    for (const name of ["units", "changes", "checks", "pending_changes", "kept_commits", "ssh_keys", "memory_entries"])
      expect([name, (head.tables[name] ?? 0) > 0]).toEqual([name, true]);
  });

  it("can be read by its owner only", () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("leaves an empty database when its restore is killed, which then can be restored into", async () => {
    const target = await newDatabase(database.name);
    const program = fileURLToPath(new URL("./programs/restoreKilled.ts", import.meta.url));
    const place = target.kind === "server" ? [newPath(), target.url] : [target.dataDir];
    const killed = promisify(execFile)(process.execPath, ["--conditions=dragoman-source", program, file, ...place]);
    await expect(killed).rejects.toMatchObject({ signal: "SIGKILL" });
    expect(await tablesOf(target)).toEqual([]);
    expect((await on(target, restore({ file, secrets }))).rows).toBeGreaterThan(0);
  });
});

describe.each(databases.slice(-1))("a backup over $name", (database) => {
  let file: string;

  beforeAll(async () => {
    const source = await inScope(database.options);
    const site = await openSite({ ...database, options: Effect.succeed(source) });
    await site.project("tea", { web: "https://tea.example.org/" });
    await site.run(Effect.flatMap(Ssh, (ssh) => ssh.siteKey(systemActor)));
    await site.close();
    file = await save(source);
  });

  it("is not restored twice into one database", async () => {
    const target = await newDatabase(database.name);
    await on(target, restore({ file, secrets }));
    await expect(on(target, restore({ file, secrets }))).rejects.toBeInstanceOf(DatabaseUnsuitable);
  });

  it("is not restored beside tables of others", async () => {
    const target = await newDatabase(database.name);
    await on(
      target,
      Effect.flatMap(SqlClient.SqlClient, (sql) => sql`create table theirs (id int)`),
    );
    await expect(on(target, restore({ file, secrets }))).rejects.toBeInstanceOf(DatabaseUnsuitable);
  });

  it("neither has the tables of others in the same schema, nor touches them when it is restored", async () => {
    const theirs = (sql: SqlClient.SqlClient) => sql`select * from diaries join follows using (id)`;
    const makeTheirs = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      yield* sql`create table diaries (id int generated by default as identity, password text)`;
      yield* sql`create index diaries_password on diaries (password)`;
      yield* sql`create table follows (id int, project_id int references projects)`;
      yield* sql`insert into diaries (password) values ('sesame')`;
      yield* sql`insert into follows (id) values (1)`;
    });
    const source = await newDatabase(database.name);
    await on(source, Effect.andThen(migrateTo(all), makeTheirs));
    const saved = await save(source);
    expect(zstdDecompressSync(readFileSync(saved)).toString()).not.toMatch(/diaries|sesame|follows/);
    const target = await newDatabase(database.name);
    await on(target, Effect.andThen(migrateTo(all), makeTheirs));
    await on(target, restore({ file: saved, secrets }));
    expect(await on(target, Effect.flatMap(SqlClient.SqlClient, theirs))).toEqual([
      { id: 1, password: "sesame", project_id: null },
    ]);
    const broken = Effect.flatMap(SqlClient.SqlClient, (sql) => sql`insert into follows values (2, 99)`);
    await expect(on(target, broken)).rejects.toThrow();
  });

  it("is not written into what somebody put beside its place", async () => {
    const source = await newDatabase(database.name);
    await on(source, migrateTo(all.slice(0, 1)));
    const [place, victim] = [newPath(), newPath()];
    writeFileSync(victim, "kept");
    symlinkSync(victim, `${place}.unfinished`);
    await on(source, backUp({ file: place }));
    expect(readFileSync(victim, "utf8")).toBe("kept");
    expect(statSync(place).mode & 0o777).toBe(0o600);
  });

  it("that cannot be put in its place leaves nothing there", async () => {
    const source = await newDatabase(database.name);
    await on(source, migrateTo(all.slice(0, 1)));
    const place = newPath();
    mkdirSync(place);
    const taken = join(place, "taken");
    symlinkSync(join(place, "nowhere"), taken);
    await expect(on(source, backUp({ file: taken }))).rejects.toMatchObject({ _tag: "ArchiveNotWritten" });
    expect(readdirSync(place)).toEqual(["taken"]);
  });

  it("whose first line is endless is refused", async () => {
    const [bad, target] = [newPath(), await newDatabase(database.name)];
    const [head = "", ...rest] = lines(file);
    writeFileSync(bad, zstdCompressSync([head + " ".repeat(2 * 1024 * 1024), ...rest].join("\n")));
    await expect(on(target, restore({ file: bad, secrets }))).rejects.toMatchObject({
      reason: "it is damaged, or not whole.",
    });
  });

  it("has large rows one by one, small ones together, and each of them", async () => {
    const [source, target] = [await newDatabase(database.name), await newDatabase(database.name)];
    await on(source, migrateTo(all));
    const sum = Effect.flatMap(
      SqlClient.SqlClient,
      (sql) => sql`select count(*)::int as count, md5(string_agg(name || color, '' order by id)) as text,
        (select md5(string_agg(md5(content), '' order by task_id)) from task_files) as files from labels`,
    );
    await on(
      source,
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        yield* sql`insert into projects (name, slug, web) values ('Tea', 'tea', '')`;
        yield* sql`insert into labels (project_id, name, color)
          select 1, n::text, repeat('é"', n % 7) from generate_series(1, 5001) n`;
        yield* sql`insert into tasks (id, kind, key) select md5(n::text)::uuid, 'none', '' from generate_series(1, 4) n`;
        yield* sql`insert into task_files (task_id, content)
          select id, decode(repeat('ab', case when n = 1 then 10 else 600000 end), 'hex')
          from (select id, row_number() over () as n from tasks) numbered`;
      }),
    );
    const saved = await save(source);
    const portions = lines(saved)
      .filter((line) => line.startsWith('{"table"'))
      .map((line) => JSON.parse(line));
    const rowsOf = (name: string) => portions.filter(({ table }) => table === name).map(({ rows }) => rows);
    expect(rowsOf("labels")).toEqual([5000, 1]);
    expect(rowsOf("task_files")).toEqual([2, 1, 1]);
    await on(target, restore({ file: saved, secrets }));
    expect(await on(target, sum)).toEqual(await on(source, sum));
  });

  it("of which a byte has changed is refused, and leaves nothing behind", async () => {
    const bad = newPath();
    const text = zstdDecompressSync(readFileSync(file)).toString().replace('"slug":"tea"', '"slug":"tee"');
    writeFileSync(bad, zstdCompressSync(text));
    const target = await newDatabase(database.name);
    await expect(on(target, restore({ file: bad, secrets }))).rejects.toBeInstanceOf(ArchiveUnusable);
    expect(await tablesOf(target)).toEqual([]);
  });

  it("of which a portion is missing is refused", async () => {
    const bad = newPath();
    const kept = lines(file);
    const at = kept.findIndex((line) => line.startsWith('{"table":"users"'));
    writeFileSync(bad, zstdCompressSync(kept.toSpliced(at, 2).join("\n")));
    const target = await newDatabase(database.name);
    await expect(on(target, restore({ file: bad, secrets }))).rejects.toBeInstanceOf(ArchiveUnusable);
    expect(await tablesOf(target)).toEqual([]);
  });

  it("that is cut off is refused", async () => {
    const bad = newPath();
    writeFileSync(bad, readFileSync(file));
    truncateSync(bad, Math.floor(statSync(file).size / 2));
    const target = await newDatabase(database.name);
    await expect(on(target, restore({ file: bad, secrets }))).rejects.toBeInstanceOf(ArchiveUnusable);
    expect(await tablesOf(target)).toEqual([]);
  });

  it("is refused where the key of its secrets is another one, unless they are left out", async () => {
    const target = await newDatabase(database.name);
    const others = { ...secrets, keys: ["the key of another installation altogether"] };
    await expect(on(target, restore({ file, secrets: others }))).rejects.toBeInstanceOf(SecretKeyUnusable);
    await expect(on(target, restore({ file, secrets: { file: newPath() } }))).rejects.toThrow(
      /Set DRAGOMAN_SECRET_KEY .*a copy of that file .*--without-secrets/,
    );
    await on(target, restore({ file, secrets: others, withoutSecrets: true }));
    const kept = await on(
      target,
      Effect.flatMap(
        SqlClient.SqlClient,
        (sql) => sql`select (select count(*)::int from ssh_keys) as keys,
          (select count(*)::int from secret_check) as check`,
      ),
    );
    expect(kept).toEqual([{ keys: 0, check: 0 }]);
  });
});

describe("a backup with its key", () => {
  it("gives the key to a folder that has none", async () => {
    const [database = databases[0]] = databases.slice(-1);
    if (database === undefined) return;
    const source = await inScope(database.options);
    await (await openSite({ ...database, options: Effect.succeed(source) })).close();
    const file = newPath();
    await on(source, backUp({ file, secretKey: secrets.keys[0] }));
    const key = newPath();
    await on(await newDatabase(database.name), restore({ file, secrets: { file: key } }));
    expect(readFileSync(key, "utf8").trim()).toBe(secrets.keys[0]);
    expect(statSync(key).mode & 0o777).toBe(0o600);
  });

  it("takes the key back when the restore fails at its end", async () => {
    const [database = databases[0]] = databases.slice(-1);
    if (database === undefined) return;
    const source = await inScope(database.options);
    await (await openSite({ ...database, options: Effect.succeed(source) })).close();
    const [file, key] = [newPath(), newPath()];
    await on(source, backUp({ file, secretKey: secrets.keys[0] }));
    const target = await newDatabase(database.name);
    const seen: boolean[] = [];
    const refuse = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient;
      yield* sql.unsafe("create function refuse() returns trigger language plpgsql as 'begin raise ''refused''; end'");
      yield* sql`create constraint trigger refuse after insert on secret_check deferrable initially deferred
        for each row execute function refuse()`;
    });
    await on(target, Effect.andThen(migrateTo(all), refuse));
    const watcher = watch(folder, (_, name) => void (name === basename(key) && seen.push(true)));
    await expect(on(target, restore({ file, secrets: { file: key } }))).rejects.toThrow();
    watcher.close();
    expect([seen.length > 0, existsSync(key)]).toEqual([true, false]);
  });
});

describe.each(databases.slice(-1))("a backup by another version over $name", (database) => {
  it("of an older schema is brought to that of this one", async () => {
    const older = all.slice(0, -1);
    const source = await newDatabase(database.name);
    await on(source, migrateTo(older));
    const target = await newDatabase(database.name);
    await on(target, restore({ file: await save(source), secrets }));
    const ran = await on(
      target,
      Effect.flatMap(SqlClient.SqlClient, (sql) => sql`select count(*)::int as count from migrations`),
    );
    expect(ran).toEqual([{ count: older.length + 1 }]);
  });

  it("of a newer schema is refused", async () => {
    const source = await inScope(database.options);
    const newer = newPath();
    const [head = "", ...rest] = lines(await save(source));
    writeFileSync(newer, zstdCompressSync([head.replace('"0001_initial"', '"9999_later"'), ...rest].join("\n")));
    await expect(on(await newDatabase(database.name), restore({ file: newer, secrets }))).rejects.toMatchObject({
      reason: "it was made by a newer version.",
    });
  });

  it("is not made of a newer schema", async () => {
    const source = await inScope(database.options);
    const later = Effect.flatMap(
      SqlClient.SqlClient,
      (sql) => sql`insert into migrations (migration_id, name) values (9999, 'later')`,
    );
    await on(source, later);
    await expect(save(source)).rejects.toBeInstanceOf(DatabaseUnsuitable);
  });
});

describe.runIf(names.includes("PostgreSQL"))("a backup while others write", () => {
  it("is of one moment: what was written together is there together", async () => {
    const source = await newDatabase("PostgreSQL");
    const pairs = (sql: SqlClient.SqlClient) => sql`select (select count(*)::int from labels)
      = (select count(*)::int from memory_queue) as equal, (select count(*)::int from labels) > 0 as some`;
    await on(
      source,
      Effect.andThen(
        migrateTo(all),
        Effect.flatMap(
          SqlClient.SqlClient,
          (sql) => sql`
      insert into projects (name, slug, web) values ('Tea', 'tea', '')`,
        ),
      ),
    );
    const file = newPath();
    await on(
      source,
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        let made = 0;
        const write = sql.withTransaction(
          Effect.gen(function* () {
            yield* sql`insert into labels (project_id, name, color) values (1, ${`Label ${++made}`}, 'red')`;
            yield* sql`insert into memory_queue (unit_id, target) values (1, '')`;
          }),
        );
        yield* Effect.repeat(write, { times: 50 });
        const writing = yield* Effect.forkChild(Effect.forever(write));
        yield* backUp({ file });
        const [now] = yield* sql<{ count: number }>`select count(*)::int as count from labels`;
        yield* Fiber.interrupt(writing);
        // Others did write meanwhile.
        expect(now?.count).toBeGreaterThan(JSON.parse(lines(file)[0] ?? "").tables.labels);
      }),
    );
    const target = await newDatabase("PostgreSQL");
    await on(target, restore({ file, secrets }));
    expect(await on(target, Effect.flatMap(SqlClient.SqlClient, pairs))).toEqual([{ equal: true, some: true }]);
  });

  it("is not restored over what they write meanwhile", async () => {
    const [source, target] = [await newDatabase("PostgreSQL"), await newDatabase("PostgreSQL")];
    await on(source, migrateTo(all));
    await on(target, migrateTo(all));
    const file = await save(source);
    let restored: Promise<unknown> | undefined;
    await on(
      target,
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const waits = sql<{ waits: boolean }>`select exists (select from pg_locks
          where not granted and database = (select oid from pg_database where datname = current_database())) as waits`;
        const write = Effect.gen(function* () {
          yield* sql`insert into projects (name, slug, web) values ('Late', 'late', '')`;
          restored = on(target, restore({ file, secrets })).catch((error: unknown) => error);
          yield* Effect.repeat(Effect.delay(waits, "50 millis"), { until: ([row]) => row?.waits === true });
        });
        yield* sql.withTransaction(write);
      }),
    );
    expect(await restored).toBeInstanceOf(DatabaseUnsuitable);
  });
});

const lines = (file: string) => zstdDecompressSync(readFileSync(file)).toString().split("\n");
