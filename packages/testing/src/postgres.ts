/**
 * PostgreSQL for tests: on the server that DRAGOMAN_TEST_DATABASE_URL names, or on a throw-away one from the binaries
 * on this machine; vitest starts one for all test files (`globalSetup.ts`). Every test file gets a database of its own.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PgClient } from "@effect/sql-pg";
import { Effect, Redacted, Schedule } from "effect";
import { Reactivity } from "effect/reactivity";
import type { Scope } from "effect";

const given = process.env["DRAGOMAN_TEST_DATABASE_URL"];
/** A migrated database on that server, whose copies take less time than migrations do. */
const template = process.env["DRAGOMAN_TEST_TEMPLATE"];

const findBinaries = (): string | undefined => {
  const base = "/usr/lib/postgresql";
  try {
    const versions = readdirSync(base)
      .map(Number)
      .filter((version) => version >= 15);
    return versions.length === 0 ? undefined : join(base, String(Math.max(...versions)), "bin");
  } catch {
    return undefined;
  }
};

const binaries = findBinaries();

/** Whether this machine can give tests a PostgreSQL server. */
export const hasPostgres: boolean = given !== undefined || binaries !== undefined;

/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
const user = (() => {
  if (process.getuid?.() !== 0) return {};
  const number = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return binaries === undefined ? {} : { uid: number("-u"), gid: number("-g") };
})();

const freePort = Effect.callback<number>((resume) => {
  const probe = createServer();
  probe.listen(0, "127.0.0.1", () => {
    const address = probe.address();
    const port = address !== null && typeof address === "object" ? address.port : 0;
    probe.close(() => resume(Effect.succeed(port)));
  });
});

const stop = (server: ChildProcess) =>
  Effect.callback<void>((resume) => {
    server.once("exit", () => resume(Effect.void));
    server.stdin?.end();
  });

/** The address of a database on the server for tests; one of its own goes when the scope closes. */
export const postgresServer = Effect.suspend(() => {
  if (given !== undefined) return Effect.succeed(given);
  return binaries === undefined ? Effect.die("this machine has no PostgreSQL server") : startServer(binaries);
});

const startServer = (bin: string) => Effect.map(makeServer(bin), ({ url }) => url);

/** A server that can be stopped and started again under those who use it. */
export interface OwnServer {
  readonly url: string;
  readonly stop: Effect.Effect<void>;
  readonly start: Effect.Effect<void>;
}

/** One for a single test, from the binaries on this machine; none where it has none. */
export const ownPostgres: Effect.Effect<OwnServer, never, Scope.Scope> | undefined =
  binaries === undefined ? undefined : Effect.suspend(() => Effect.orDie(makeServer(binaries)));

const makeServer = Effect.fnUntraced(function* (bin: string) {
  const folder = yield* Effect.acquireRelease(
    Effect.sync(() => mkdtempSync(join(tmpdir(), "dragoman-postgres-"))),
    (path) => Effect.sync(() => rmSync(path, { recursive: true, force: true })),
  );
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = ["-D", data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
  execFileSync(join(bin, "initdb"), options, { ...user, cwd: folder, stdio: "ignore" });
  const port = yield* freePort;
  const settings = [
    `-p${port}`,
    `-k${folder}`,
    "-cfsync=off",
    "-cfull_page_writes=off",
    "-cshared_buffers=64MB",
    "-cmax_connections=200",
  ];
  // The shell ends the server when its input ends, which it also does when the test process is killed.
  const script = '"$0" "$@" & read _; kill -INT $!; wait $!';
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  const start = Effect.gen(function* () {
    server = spawn("sh", ["-c", script, join(bin, "postgres"), "-D", data, ...settings], {
      ...user,
      cwd: folder,
      stdio: ["pipe", "ignore", "ignore"],
    });
    yield* Effect.retry(run(url, "select 1"), Schedule.max([Schedule.spaced("50 millis"), Schedule.recurs(200)]));
  });
  const end = Effect.suspend(() => {
    const running = server;
    server = undefined;
    return running === undefined ? Effect.void : stop(running);
  });
  yield* Effect.addFinalizer(() => end);
  yield* start;
  return { url, start: Effect.orDie(start), stop: end };
});

const run = (url: string, statement: string) =>
  Effect.scoped(
    Effect.flatMap(PgClient.make({ url: Redacted.make(url), maxConnections: 1 }), (sql) => sql.unsafe(statement)),
  ).pipe(Effect.provide(Reactivity.layer));

/** A new database on `server`, a copy of `like` where that is given, until the scope closes: its address. */
export const databaseOn = Effect.fnUntraced(function* (server: string, like?: string) {
  const name = `dragoman_test_${randomBytes(6).toString("hex")}`;
  yield* Effect.acquireRelease(
    run(server, `create database ${name}${like === undefined ? "" : ` template ${like}`}`),
    () => Effect.ignore(run(server, `drop database ${name} with (force)`)),
  );
  const url = new URL(server);
  url.pathname = name;
  return url.href;
});

/** A database of a test's own, without rows but those that migrations make. */
export const postgresDatabase: Effect.Effect<string, never, Scope.Scope> = postgresServer.pipe(
  Effect.flatMap((server) => databaseOn(server, template)),
  Effect.orDie,
);
