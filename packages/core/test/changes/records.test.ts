/** What records of acts hold that no endpoint asks for alone: of suggestions, locks, and acts of nobody. */
import { systemActor } from "@dragoman/core/access";
import { actions, unlisted } from "@dragoman/core/changes";
import { Components } from "@dragoman/core/components";
import { Units } from "@dragoman/core/units";
import { databases, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ComponentKeeping } from "../../src/components/inside.ts";

const poOf = (target: string) =>
  `msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgid "Hello"\nmsgstr "${target}"\n`;

interface Stored {
  readonly action: number;
  readonly unit_id: number | null;
  readonly details: Readonly<Record<string, unknown>>;
}

describe.each(databases)("records on $name", (database) => {
  let site: Site;
  let remote: GitRemote;

  beforeAll(async () => {
    site = await openSite(database);
    await site.account("ada", { superuser: true });
    remote = makeRemote({ "po/cs.po": poOf("Ahoj"), "po/de.po": poOf("") });
    await site.ask("ada", "POST /api/projects/", { name: "App", slug: "app", web: "https://example.org/" });
    const component = { name: "Main", slug: "main", repo: remote.url, filemask: "po/*.po", file_format: "po" };
    const made = await site.ask("ada", "POST /api/projects/app/components/", {
      ...component,
      new_lang: "none",
      auto_lock_error: true,
      manage_units: true,
    });
    expect([made.status, made.json]).toEqual([201, expect.anything()]);
    await site.settled("app/main");
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  const rows = <Row extends object>(query: string) =>
    site.run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<Row>(query)));
  const recorded = (action: number) =>
    rows<Stored>(`select action, unit_id::float8, details from changes where action = ${action} order by id`);
  const unitIn = async (language: string) =>
    (await site.ask("ada", `GET /api/translations/app/main/${language}/units/`)).json.results[0];

  const suggest = async (target: string) => {
    const body = new FormData();
    body.set("file", new File([poOf(target)], "cs.po"));
    body.set("method", "suggest");
    expect((await site.ask("ada", "POST /api/translations/app/main/cs/file/", body)).status).toBe(200);
  };
  const stored = () => rows<{ row: unknown }>("select to_jsonb(k) as row from suggestions k order by id");
  const install = async (name: string, configuration: object) => {
    const made = await site.ask("ada", "POST /api/components/app/main/addons/", { name, configuration });
    expect([made.status, made.json]).toEqual([201, expect.anything()]);
    await expect
      .poll(() => rows(`select 1 from tasks where state in ('queued', 'running')`), { timeout: 30_000 })
      .toEqual([]);
    await site.ask("ada", `DELETE /api/addons/${made.json.id}/`);
  };

  it("of a suggestion hold it whole when it comes, and when an add-on removes it", async () => {
    await suggest("Nazdar");
    const [suggestion] = await stored();
    const unit = await unitIn("cs");
    const made = { unit_id: unit.id, details: { after: suggestion?.row } };
    expect(await recorded(actions.suggestionAdded)).toMatchObject([made]);
    await install("weblate.removal.suggestions", { age: 0 });
    expect(await stored()).toEqual([]);
    const [removed] = await recorded(actions.suggestionRemovedDuringCleanup);
    expect(removed).toMatchObject({ unit_id: unit.id, details: { before: suggestion?.row } });
    expect(removed?.details).not.toHaveProperty("after");
  });

  it("of a string that goes hold what was said beside it", async () => {
    const added = await site.ask("ada", "POST /api/translations/app/main/cs/units/", {
      source: ["Late"],
      target: ["Pozdě"],
      context: "",
    });
    expect(added.status).toBe(201);
    const { id } = added.json;
    await rows(`insert into comments (unit_id, user_id, comment) select ${id}, id, 'Why?' from users
      where username = 'ada'`);
    await rows(`insert into checks (unit_id, name, dismissed) values (${id}, 'end_stop', true)`);
    expect((await site.ask("ada", `DELETE /api/units/${id}/`)).status).toBe(204);
    await expect
      .poll(async () => (await recorded(actions.stringRemoved)).length, { timeout: 30_000 })
      .toBeGreaterThan(0);
    const removed = await recorded(actions.stringRemoved);
    expect(removed.map(({ details }) => details["before"])).toContainEqual(
      expect.objectContaining({
        target: ["Pozdě"],
        comments: [expect.objectContaining({ comment: "Why?", resolved: false })],
        dismissed: ["end_stop"],
      }),
    );
  });

  it("of a component that locks itself, and is open again, tell who did it and what was there before", async () => {
    await site.run(
      Effect.gen(function* () {
        const components = yield* Components;
        const keeping = yield* ComponentKeeping;
        const find = Effect.orDie(components.find(systemActor, "app", "main"));
        yield* keeping.raiseAlert(yield* find, "MergeFailure", { error: "conflict" });
        yield* keeping.clearAlerts(yield* find, ["MergeFailure"]);
      }),
    );
    const open = { locked: false, locked_automatically: false };
    const shut = { locked: true, locked_automatically: true };
    expect([
      ...(await recorded(actions.componentLocked)),
      ...(await recorded(actions.componentUnlocked)),
    ]).toMatchObject([
      { details: { auto: true, before: open, after: shut } },
      { details: { auto: true, before: shut, after: open } },
    ]);
  });

  it("of flags that an add-on gives a language tell what it had before", async () => {
    const id = async (language: string) =>
      (await site.ask("ada", `GET /api/translations/app/main/${language}/`)).json.id;
    await install("weblate.generate.pseudolocale", {
      source: await id("en"),
      target: await id("de"),
      prefix: "[",
      suffix: "]",
    });
    expect(await recorded(unlisted.translationSettingsChanged)).toMatchObject([
      { details: { id: await id("de"), before: { check_flags: "" }, after: { check_flags: "ignore-all-checks" } } },
    ]);
  });

  it("of a component hold what those change that share its repository", async () => {
    const linked = { name: "Linked", slug: "linked", filemask: "po/*.po", file_format: "po", new_lang: "none" };
    const made = await site.ask("ada", "POST /api/projects/app/components/", {
      ...linked,
      repo: "dragoman://app/main",
    });
    expect([made.status, made.json]).toEqual([201, expect.anything()]);
    await site.settled("app/linked");
    const changed = await site.ask("ada", "PATCH /api/components/app/main/", { vcs: "git-force-push" });
    expect([changed.status, changed.json]).toEqual([200, expect.anything()]);
    const records = await recorded(unlisted.componentSettingsChanged);
    expect(records.map(({ details }) => details)).toContainEqual({
      id: made.json.id,
      before: { vcs: "git" },
      after: { vcs: "git-force-push" },
    });
  });

  it("go with the translations of a language that is removed, and stay where it has to stay", async () => {
    const of = (language: string) =>
      rows(`select 1 from changes h where h.translation_id in
        (select id from translations where language_code = '${language}') limit 1`);
    const lost = () =>
      rows(
        "select 1 from changes where translation_id is not null and translation_id not in (select id from translations)",
      );
    const before = await lost();
    expect((await site.ask("admin", "DELETE /api/languages/en/")).status).toBeGreaterThanOrEqual(400);
    expect(await of("en")).toHaveLength(1);
    expect(await of("de")).toHaveLength(1);
    expect((await site.ask("admin", "DELETE /api/languages/de/")).status).toBe(204);
    expect(await lost()).toEqual(before);
  });

  it("of acts without an account leave no author behind", async () => {
    const authors = () =>
      rows<{ author: string | null }>(`select u.username as author from translation_statistics s
        join translations t on t.id = s.translation_id join components c on c.id = t.component_id
        left join users u on u.id = s.last_author_id
        where t.language_code = 'cs' and c.slug = 'main' and s.last_author_id is distinct from 0`);
    const { id } = await unitIn("cs");
    await site.ask("ada", `PATCH /api/units/${id}/`, { target: ["Buď"], state: 20 });
    expect(await authors()).toEqual([{ author: "ada" }]);
    await site.run(
      Effect.flatMap(Units, (units) =>
        units.edit(systemActor, id, Effect.succeed({ target: ["Buď zdráv"], state: 20 })),
      ),
    );
    expect(await authors()).toEqual([{ author: null }]);
    expect(await rows("select 1 from user_statistics where user_id not in (select id from users)")).toEqual([]);
    expect(await rows("select 1 from contributors where user_id not in (select id from users)")).toEqual([]);
  });
});
