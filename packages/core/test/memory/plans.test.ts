/** How the memory finds texts that are like another one when it holds many: by indexes, and never by reading all. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databases } from "@dragoman/testing";
import { type Context, Effect, Exit, Layer, Scope } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemActor } from "../../src/access/index.ts";
import { type DragomanServices, dragomanLayer } from "../../src/dragoman/index.ts";
import { ComponentId, LanguageId, ProjectId } from "../../src/ids/index.ts";
import { makeMemoryStore } from "../../src/memory/store.ts";
import { indexesOf, plansOf, rowsReadOf } from "../database/plans.ts";

const entries = 20_000;

/** Ten words, so that no three letters tell much. */
const words = "array['save','open','file','folder','message','channel','unread','before','settings','account']";

const fill = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`insert into projects (id, name, slug, web) values (1, 'Plans', 'plans', 'https://example.org/')`;
  yield* sql`insert into components (id, project_id, source_language_id, name, slug, path, vcs, repo, filemask,
      file_format, commit_message, add_message, delete_message, merge_message, addon_message, pull_message)
    select 1, 1, id, 'Plans', 'plans', 'plans', 'local', 'local:', 'po/*.po', 'po', '', '', '', '', '', ''
    from languages where code = 'en'`;
  yield* sql`insert into memory_entries (scope, project_id, origin, origin_project_id, origin_component_id,
      source_language_id, target_language_id, source, target)
    select 'project', 1, 'plans/plans', 1, 1, en.id, cs.id, (${sql.literal(words)})[1 + n % 10] || ' '
      || (${sql.literal(words)})[1 + n / 10 % 10] || ' the ' || (${sql.literal(words)})[1 + n / 100 % 10] || ' ' || n,
      'Text ' || n
    from languages en, languages cs, generate_series(1, ${entries}) n where en.code = 'en' and cs.code = 'cs'`;
  yield* sql`analyze`;
});

describe.each(databases)("plans over a large memory on $name", (database) => {
  const scope = Scope.makeUnsafe();
  let dataDir: string;
  let services: Context.Context<DragomanServices>;
  let czech: LanguageId;
  const run = <A, E>(effect: Effect.Effect<A, E, DragomanServices>) =>
    Effect.runPromise(Effect.provide(effect, services));

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "dragoman-memory-"));
    const options = await Effect.runPromise(Scope.provide(database.options, scope));
    services = await Effect.runPromise(
      Scope.provide(Layer.build(dragomanLayer({ database: options, dataDir, worker: false })), scope),
    );
    await run(fill);
    const [row] = await run(
      Effect.flatMap(SqlClient.SqlClient, (sql) => sql<{ id: LanguageId }>`select id from languages where code = 'cs'`),
    );
    czech = row?.id ?? LanguageId.make(0);
  });
  afterAll(async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void));
    await rm(dataDir, { recursive: true, force: true });
  });

  const asking = (...source: readonly string[]) =>
    Effect.flatMap(makeMemoryStore, ({ candidates }) =>
      candidates(systemActor, {
        project_id: ProjectId.make(1),
        component_id: ComponentId.make(1),
        language_id: czech,
        source,
      }),
    );
  const text = "open message the folder 4361 in {channel}";

  it("finds texts like another one through the index of their letters, and the same through that of hashes", async () => {
    expect(await run(indexesOf(asking(text)))).toEqual(
      expect.arrayContaining(["memory_entries_trigrams", "memory_entries_look_up"]),
    );
    expect(await run(plansOf(asking(text), ["memory_entries"]))).not.toContain("Seq Scan on memory_entries");
  });

  it.each([
    [text, entries / 6],
    // Every third entry has one of these words.
    ["save the file", entries / 2],
  ])("reads a part of the entries for %j, and returns some hundreds", async (each, most) => {
    const read = await run(rowsReadOf(asking(each), "memory_entries"));
    expect(read).toBeLessThanOrEqual(most);
    expect((await run(asking(each))).length).toBeLessThanOrEqual(250);
  });

  it("finds the one that is like the text among all of them", async () => {
    expect((await run(asking(text))).map(({ source }) => source)).toContain("open unread the folder 4361");
  });
});
