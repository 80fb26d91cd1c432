/** The SQL client of a PostgreSQL server. */
import { Effect, Redacted, Schema } from "effect";
import { listening, makeClient } from "./client.ts";
import { explain } from "./outage.ts";

/** The server does not answer, refuses the login, or is too old. `server` is its address without the password. */
export class DatabaseUnavailable extends Schema.TaggedError<DatabaseUnavailable>()("DatabaseUnavailable", {
  server: Schema.String,
  reason: Schema.String,
}) {
  override get message() {
    return `The database at ${this.server} cannot be used: ${this.reason}`;
  }
}

const oldest = 15;

export interface ServerOptions {
  /** `postgres://user:password@host:port/database` */
  readonly url: Redacted.Redacted;
  /** All connections together. */
  readonly maxConnections: number;
}

/** The part of the connections that long work may have. */
const patientShare = 0.4;

/** A page of many units looks costly enough to be compiled, which takes longer than to read it. */
const startupParameters = { jit: "off" };

export const makeServerClient = (options: ServerOptions) =>
  Effect.gen(function* () {
    const shared = Math.max(2, options.maxConnections - listening);
    const patient = Math.max(1, Math.floor(shared * patientShare));
    const pool = {
      url: options.url,
      applicationName: "dragoman",
      connectTimeout: "10 seconds",
      startupParameters,
    } as const;
    const client = yield* makeClient(
      { prompt: { ...pool, maxConnections: shared - patient }, patient: { ...pool, maxConnections: patient } },
      "pg",
    );
    const [version] = yield* client<{
      major: number;
    }>`select current_setting('server_version_num')::int / 10000 as major`;
    if (version === undefined || version.major < oldest) {
      return yield* unavailable(options, `PostgreSQL ${oldest} or newer is needed, it has ${version?.major}`);
    }
    return client;
  }).pipe(Effect.catchTag("SqlError", (error) => unavailable(options, explain(error))));

const unavailable = (options: ServerOptions, reason: string) =>
  Effect.fail(new DatabaseUnavailable({ server: withoutPassword(Redacted.value(options.url)), reason }));

const withoutPassword = (url: string) => {
  if (!URL.canParse(url)) return "an address that is not a URL";
  const { username, host, pathname } = new URL(url);
  return `${username === "" ? "" : `${username}@`}${host}${pathname}`;
};
