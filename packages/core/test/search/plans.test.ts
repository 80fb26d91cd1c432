/** The search of the whole site never reads whole tables where there may be many rows. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databases, postgres } from "@dragoman/testing";
import { type Context, Effect, Exit, Layer, Scope } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemActor } from "../../src/access/index.ts";
import { type DragomanServices, dragomanLayer } from "../../src/dragoman/index.ts";
import { SiteSearch } from "../../src/search/index.ts";
import { plansOf } from "../database/plans.ts";

const fill = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`insert into projects (name, slug, web)
    select 'Proj ' || n, 'proj-' || n, 'https://example.org' from generate_series(1, 20000) n`;
  yield* sql`insert into users (username, full_name) select 'user' || n, 'Person ' || n from generate_series(1, 20000) n`;
  yield* sql`insert into components (project_id, source_language_id, name, slug, path, vcs, repo, filemask, file_format,
      commit_message, add_message, delete_message, merge_message, addon_message, pull_message)
    select n, l.id, 'Comp ' || n, 'comp-' || n, 'comp-' || n, 'git', 'https://example.org/o' || n || '/Repo.git', 'po/*.po', 'po', '', '', '', '', '', ''
    from languages l, generate_series(1, 20000) n where code = 'en'`;
  yield* sql`analyze`;
});

describe.runIf(databases.includes(postgres))("plans over many names", () => {
  const scope = Scope.makeUnsafe();
  let dataDir: string;
  let services: Context.Context<DragomanServices>;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "dragoman-plans-"));
    const database = await Effect.runPromise(Scope.provide(postgres.options, scope));
    services = await Effect.runPromise(
      Scope.provide(Layer.build(dragomanLayer({ database, dataDir, worker: false })), scope),
    );
    await Effect.runPromise(Effect.provide(fill, services));
  });
  afterAll(async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void));
    await rm(dataDir, { recursive: true, force: true });
  });

  it.each([
    ["a text that few names hold", "12345"],
    ["a text that no name holds", "zzzz"],
    ["a text that all names hold", "p"],
  ])("finds %s through indexes", async (_, text) => {
    const shape = { name: "name" } as const;
    const shapes = { project: shape, category: shape, component: shape, user: shape, language: shape };
    const find = Effect.flatMap(SiteSearch, (site) => site.find(systemActor, text, { shapes, baseUrl: "" }));
    const tables = ["projects", "components", "users"];
    const kinds = await Effect.runPromise(Effect.provide(plansOf(find, tables), services));
    expect(kinds.filter((kind) => kind.startsWith("Seq Scan"))).toEqual([]);
    for (const table of tables) expect(kinds.join()).toContain(table);
  });
});
