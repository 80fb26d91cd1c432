import { postgres } from "@dragoman/testing/database";
import { it } from "@effect/vitest";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { describe, expect } from "vitest";
import { databases } from "@dragoman/testing/database";
import { clientLayer } from "../../src/database/index.ts";

const connect = (url: string) => Effect.flip(Effect.provide(SqlClient.SqlClient, clientLayer({ kind: "server", url })));

describe("a PostgreSQL server", () => {
  it.live("that nobody listens at is named, without the password", () =>
    Effect.gen(function* () {
      const error = yield* connect("postgres://me:secret@127.0.0.1:1/there");
      expect(error).toMatchObject({ _tag: "DatabaseUnavailable", server: "me@127.0.0.1:1/there" });
      expect(error.message).toContain("ECONNREFUSED");
      expect(error.message).not.toContain("secret");
    }),
  );

  it.live("whose address is no address is told so", () =>
    Effect.gen(function* () {
      expect(yield* connect("not an address")).toMatchObject({ _tag: "DatabaseUnavailable" });
    }),
  );

  it.live.skipIf(!databases.includes(postgres))("without the database is told in its own words", () =>
    Effect.gen(function* () {
      const options = yield* postgres.options;
      const url = options.kind === "server" ? options.url.replace(/[^/]*$/, "nowhere") : "";
      expect((yield* connect(url)).message).toContain('database "nowhere" does not exist');
    }),
  );
});
