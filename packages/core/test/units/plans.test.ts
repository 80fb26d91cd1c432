/** How PostgreSQL finds units and changes when there are many: by an index, never by reading whole tables. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databases, postgres } from "@dragoman/testing";
import { type Context, Effect, Exit, Layer, Scope } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemActor } from "../../src/access/index.ts";
import { Changes } from "../../src/changes/index.ts";
import { type DragomanServices, dragomanLayer } from "../../src/dragoman/index.ts";
import { ComponentId, ProjectId, TranslationId, UnitId } from "../../src/ids/index.ts";
import type { TranslationFacts } from "../../src/translations/index.ts";
import type { FileUnit } from "../../src/units/fileUnits.ts";
import { makeBulkStore } from "../../src/units/stores/bulk.ts";
import type { UnitFacts } from "../../src/units/model.ts";
import { makeUnitStore } from "../../src/units/store.ts";
import { Units } from "../../src/units/index.ts";
import { indexesOf, plansOf as plans, rowsReadOf } from "../database/plans.ts";
import { TranslationKeeping } from "../../src/translations/inside.ts";

type Store = Effect.Success<typeof makeUnitStore>;

const stringsEach = 20_000;

/** A component with a source and three translations, all of their strings, and a record of each. */
const fill = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  yield* sql`insert into projects (id, name, slug, web) values (1, 'Plans', 'plans', 'https://example.org/')`;
  yield* sql`insert into components (id, project_id, source_language_id, name, slug, path, vcs, repo, filemask, file_format,
      commit_message, add_message, delete_message, merge_message, addon_message, pull_message)
    select 1, 1, id, 'Plans', 'plans', 'plans', 'local', 'local:', 'po/*.po', 'po', '', '', '', '', '', '' from languages where code = 'en'`;
  yield* sql`insert into translations (component_id, language_id, plural_id, language_code, filename, is_source, units_version)
    select 1, l.id, p.id, l.code, 'po/' || l.code || '.po', l.code = 'en', 1 from languages l join plurals p on p.language_id = l.id and p.source = 0
    where l.code in ('en', 'cs', 'de', 'fr')`;
  yield* sql`insert into translation_statistics (translation_id, total) select id, ${stringsEach} from translations on conflict (translation_id) do update set total = excluded.total`;
  yield* sql`insert into units (translation_id, id_hash, content_hash, file_key, position, source, target, state, original_state, num_words, num_chars)
    select t.id, n, n, n, n, array['Text ' || n], array['Text ' || n], case n % 100 when 0 then 10 else 20 end, 20, 2, 10
    from translations t cross join generate_series(1, ${stringsEach}) n order by n, t.id`;
  yield* sql`insert into changes (action, project_id, component_id, translation_id, unit_id) select 59, 1, 1, translation_id, id from units`;
  yield* sql`analyze`;
});

describe.runIf(databases.includes(postgres))("plans over many units", () => {
  const scope = Scope.makeUnsafe();
  let dataDir: string;
  let services: Context.Context<DragomanServices>;
  let translation: TranslationFacts;
  const run = <A, E>(effect: Effect.Effect<A, E, DragomanServices>) =>
    Effect.runPromise(Effect.provide(effect, services));

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "dragoman-plans-"));
    const database = await Effect.runPromise(Scope.provide(postgres.options, scope));
    services = await Effect.runPromise(
      Scope.provide(Layer.build(dragomanLayer({ database, dataDir, worker: false })), scope),
    );
    await run(fill);
    const found = await run(
      Effect.flatMap(TranslationKeeping, (service) => service.byLanguage(ComponentId.make(1), "cs")),
    );
    if (found === undefined) throw new Error("The translation is missing.");
    translation = found;
  });
  afterAll(async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void));
    await rm(dataDir, { recursive: true, force: true });
  });

  const plansOf = (effect: Effect.Effect<unknown, unknown, DragomanServices>) =>
    run(plans(effect, ["units", "changes"]));

  const unitPage = (query: string | undefined, offset: number) =>
    Effect.gen(function* () {
      const page = yield* (yield* Units).inTranslation(systemActor, "plans", "plans", "cs");
      return yield* page(query, { shape: { id: "id" }, baseUrl: "" }, { offset, limit: 100 });
    });
  const changePage = (offset: number) =>
    Effect.flatMap(Changes, (changes) =>
      changes.page(
        systemActor,
        { translationId: translation.id },
        { shape: { id: "id" }, baseUrl: "" },
        { offset, limit: 100 },
      ),
    );

  const throughIndex = expect.stringMatching(/^(Index|Index Only|Bitmap Heap) Scan on (units|changes)$/);

  it.each([
    ["the first page of a translation", () => unitPage(undefined, 0)],
    ["a late page of a translation", () => unitPage(undefined, 17_300)],
    ["strings of one state in a translation", () => unitPage("state:needs-editing", 0)],
    ["the latest changes of a translation", () => changePage(0)],
    ["old changes of a translation", () => changePage(17_300)],
  ])("reads %s through an index", async (_, page) => {
    const kinds = await plansOf(page());
    expect(kinds).not.toEqual([]);
    expect(kinds).toEqual(kinds.map(() => throughIndex));
  });

  it.each([0, 17_300])("reads the page at %d of a translation without those before it", async (offset) => {
    // Strings of the four translations stand in turn.
    expect(await run(rowsReadOf(unitPage(undefined, offset), "units"))).toBeLessThanOrEqual(400);
  });

  it.each([
    ["a string and those that say the same", (store: Store, unit: UnitFacts) => store.family(systemActor, unit)],
    ["a source string and its translations", (store: Store, { id }: UnitFacts) => store.families([id])],
    [
      "some strings",
      (store: Store, { id }: UnitFacts) => store.locked(Array.from({ length: 500 }, (_, n) => UnitId.make(id + n))),
    ],
  ])("holds %s through indexes", async (_, hold) => {
    const holding = Effect.gen(function* () {
      const store = yield* makeUnitStore;
      const unit = yield* store.visible(systemActor, UnitId.make(2));
      return unit === undefined ? yield* Effect.die(new Error("There is no unit.")) : yield* hold(store, unit);
    });
    const kinds = await plansOf(holding);
    expect(kinds).not.toEqual([]);
    expect(kinds).toEqual(kinds.map(() => throughIndex));
  });

  it("would notice a statement that reads all units", async () => {
    const kinds = await plansOf(
      Effect.flatMap(SqlClient.SqlClient, (sql) => sql`select count(*) from units where note = 'x'`),
    );
    expect(kinds).toEqual(["Seq Scan on units"]);
  });

  it("an import finds source strings by their hash, also of a translation that statistics have not seen", async () => {
    const unit: FileUnit = {
      idHash: "1",
      contentHash: "1",
      fileKey: "1",
      position: 1,
      context: "",
      source: ["Text 1"],
      target: ["Text 1"],
      previousSource: "",
      location: "",
      note: "",
      flags: "",
      state: 20,
      originalState: 20,
      priority: 100,
      words: 2,
      chars: 6,
      failing: [],
      pending: false,
    };
    const owner = {
      projectId: ProjectId.make(1),
      componentId: ComponentId.make(1),
      translationId: translation.id,
      sourceTranslationId: TranslationId.make(1_000_000),
    };
    const units = Array.from({ length: 1_000 }, (_, index) => ({ ...unit, idHash: String(index + 1) }));
    const insert = Effect.flatMap(makeBulkStore, ({ insert }) => insert(owner, units, 71, null));
    expect(await run(indexesOf(insert))).toEqual(["units_hash"]);
  });
});
