/** Acts that wait for somebody else are judged by what that one left behind, not by what was there when they began. */
import { databases, type GitRemote, makeRemote, openSite, postgres, type Site } from "@dragoman/testing";
import { Deferred, Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anonymousId } from "../../src/access/index.ts";
import { makeTransaction } from "../../src/database/transaction.ts";
import type { UnitId } from "../../src/ids/index.ts";
import { makeFlagging, makeWriting, texting } from "../../src/units/inside.ts";

const poOf = (pairs: readonly (readonly [string, string])[]) =>
  [
    'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n',
    ...pairs.map(([source, target]) => `msgid "${source}"\nmsgstr "${target}"\n`),
  ].join("\n");
const strings = Array.from({ length: 40 }, (_, index) => `String ${index}.`);
const empty = poOf(strings.map((source) => [source, ""]));
const own = Array.from({ length: 10 }, (_, index): [string, string] => [`German ${index}.`, ""]);
const who = { userId: null, authorId: anonymousId };

interface Unit {
  readonly id: UnitId;
  readonly source_unit_id: UnitId;
  readonly state: number;
  readonly target: readonly string[];
}

/** What somebody does in a transaction that ends when the act under test waits for it. */
type Meanwhile = (unit: Unit) => Effect.Effect<unknown, unknown, Effect.Services<typeof makeFlagging>>;

describe.runIf(databases.includes(postgres))("acts that wait for somebody else", () => {
  let site: Site;
  let remote: GitRemote;
  let next = 0;
  let nextGerman = 0;

  beforeAll(async () => {
    site = await openSite(postgres);
    const german = poOf([...strings.map((source): [string, string] => [source, ""]), ...own]);
    remote = makeRemote({ "main/cs.po": empty, "main/de.po": german, "near/cs.po": empty });
    await site.project("app");
    for (const slug of ["main", "near"])
      await site.component(`app/${slug}`, {
        repo: remote.url,
        disable_autoshare: true,
        filemask: `${slug}/*.po`,
        file_format: "po",
        new_lang: "none",
        manage_units: true,
      });
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  const rows = <Row extends object>(text: string) =>
    site.run(Effect.flatMap(SqlClient.SqlClient, (sql) => Effect.orDie(sql.unsafe<Row>(text))));
  const unit = async (slug: string, source: string, language = "cs"): Promise<Unit> => {
    const found = await rows<Unit>(`select u.id, u.source_unit_id, u.state, u.target from units u
      join translations t on t.id = u.translation_id join components c on c.id = t.component_id
      where c.slug = '${slug}' and t.language_code = '${language}' and u.source = array['${source}']`);
    return found[0] as Unit;
  };
  const statement = (text: (unit: Unit) => string): Meanwhile => {
    return (of) => Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe(text(of)));
  };
  const held = statement(({ id }) => `select 1 from units where id = ${id} for update`);
  const set = (column: string, value: string, slug = "main"): Meanwhile => {
    const change = statement(() => `update components set ${column} = ${value} where slug = '${slug}'`);
    return (of) => Effect.andThen(held(of), change(of));
  };
  const flagged =
    (flags: string): Meanwhile =>
    ({ source_unit_id: source }) =>
      Effect.flatMap(makeFlagging, ({ flag }) => flag([source], () => flags, who));

  /** The act, begun when somebody has done something, and waits for the end of that. */
  const behind = async (meanwhile: Meanwhile, of: Unit, act: () => Promise<unknown>) => {
    const done = await Effect.runPromise(Deferred.make<void>());
    const other = site.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const transaction = yield* makeTransaction;
        const waits = sql`select 1 from pg_locks where not granted
          and pid in (select pid from pg_stat_activity where datname = current_database())`;
        yield* transaction(
          Effect.gen(function* () {
            yield* meanwhile(of);
            yield* Deferred.succeed(done, undefined);
            while ((yield* waits).length === 0) yield* Effect.sleep(5);
          }),
        );
      }).pipe(Effect.orDie),
    );
    await Effect.runPromise(Deferred.await(done));
    await Promise.all([act(), other]);
  };
  const say = (id: number, text: string) => site.ask("admin", `PATCH /api/units/${id}/`, { target: [text], state: 20 });
  const upload = (source: string, text: string) => {
    const body = new FormData();
    body.set("file", new File([poOf([[source, text]])], "cs.po"));
    return site.ask("admin", "POST /api/translations/app/main/cs/file/", body);
  };
  const words = (id: UnitId, text: string) =>
    site.run(
      Effect.flatMap(makeWriting, (writing) =>
        writing.words([id], () => ({ target: [text], state: 20 }), texting({ action: 6, ...who, fixups: false })),
      ),
    );
  const acts: readonly (readonly [string, (unit: Unit, source: string, text: string) => Promise<unknown>])[] = [
    ["an edit", ({ id }, _, text) => say(id, text)],
    ["an edit elsewhere", async (_, source, text) => say((await unit("near", source)).id, text)],
    ["an upload", (_, source, text) => upload(source, text)],
    ["an add-on", ({ id }, _, text) => words(id, text)],
  ];

  describe.each(acts.map(([name], index) => ({ name, index })))("$name", ({ index }) => {
    const act = acts[index]?.[1] ?? (() => Promise.reject(new Error("There is no such act.")));
    const race = async (meanwhile: Meanwhile, text: string) => {
      const source = strings[next++] ?? "";
      const of = await unit("main", source);
      await behind(meanwhile, of, () => act(of, source, text));
      return unit("main", source);
    };

    it("is held by a check that is enforced now", async () => {
      const after = await race(set("enforced_checks", "array['end_stop']"), "Text");
      await rows("update components set enforced_checks = '{}'");
      expect(after).toMatchObject({ state: 10, target: ["Text"] });
    });

    it("is judged without a check that a flag turned off", async () => {
      const after = await race(flagged("ignore-end-stop"), "Text");
      expect(await rows(`select name from checks where unit_id = ${after.id} and name = 'end_stop'`)).toEqual([]);
    });
  });

  it.each(acts.filter(([name]) => name !== "an add-on"))("%s leaves a locked component alone", async (_, act) => {
    const source = strings[next++] ?? "";
    const of = await unit("main", source);
    await behind(set("locked", "true"), of, () => act(of, source, "Text."));
    await rows("update components set locked = false");
    expect(await unit("main", source)).toMatchObject({ state: 0, target: [""] });
  });

  it("adds a string under the flag that its source has now", async () => {
    const [source] = own[nextGerman++] ?? [""];
    const of = await unit("main", source, "de");
    await behind(flagged("read-only"), of, () =>
      site.ask("admin", "POST /api/translations/app/main/cs/units/", { source, target: "Text." }),
    );
    expect(await unit("main", source)).toMatchObject({ state: 100, target: ["Text."] });
  });

  it("flags a string under the flags that its component has now", async () => {
    const source = strings[next++] ?? "";
    const of = await unit("main", source);
    await behind(set("check_flags", "'read-only'"), of, () => site.run(Effect.orDie(flagged("max-length:9")(of))));
    await rows("update components set check_flags = ''");
    expect(await unit("main", source)).toMatchObject({ state: 100 });
  });

  it("copies a text to strings that say the same now, not to those that said so before", async () => {
    const source = strings[next++] ?? "";
    const of = await unit("near", source);
    const moved = statement(
      ({ id }) => `update units set source = array['Moved.'], content_hash = 7, updated = now() where id = ${id}`,
    );
    await behind(moved, of, () => say(of.id, "Text."));
    expect(await unit("main", source)).toMatchObject({ state: 0, target: [""] });
  });
});
