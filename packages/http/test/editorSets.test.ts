/** Sets of strings that editors walk through: ids in an order, rows by ids, numbers by what is to be done. */
import { databases, gettextFiles, type GitRemote, makeAppPo, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

interface Row {
  readonly id: number;
  readonly source: readonly string[];
}

describe.each(databases)("sets of strings on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  const ask = (path: string, parameters: Readonly<Record<string, string>> = {}, account = "alice") =>
    site.ask(account, `GET ${path}?${new URLSearchParams(parameters)}`);
  const ids = async (parameters: Readonly<Record<string, string>>, account?: string) =>
    (await ask("/api/units/ids/", parameters, account)).json;
  const rows = async (wanted: readonly number[], account?: string): Promise<readonly Row[]> =>
    (await ask("/api/units/rows/", { ids: wanted.join(",") }, account)).json;
  const sources = async (parameters: Readonly<Record<string, string>>) =>
    (await rows((await ids(parameters)).ids)).map(({ source }) => source[0]);
  const counts = async (parameters: Readonly<Record<string, string>>, account?: string) =>
    (await ask("/api/units/counts/", parameters, account)).json as readonly {
      name: string;
      q: string;
      count: number;
    }[];

  beforeAll(async () => {
    site = await openSite(database);
    await site.account("alice");
    remote = makeRemote(gettextFiles);
    await makeAppPo(site, remote);
    await site.component("app/second", { repo: remote.url, disable_autoshare: true });
    await site.component("app/closed", { repo: remote.url, restricted: true, disable_autoshare: true });
    const { json } = await ask("/api/translations/app/po/en/units/", { q: "source:Good" }, "admin");
    await site.ask("admin", `PATCH /api/units/${json.results[0].id}/`, { extra_flags: "priority:200" });
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("come by priority and position", async () => {
    expect(await sources({ project: "app", component: "po", language: "cs" })).toEqual([
      "Good bye.",
      "Hello",
      "%d file",
    ]);
  });

  it("come in other orders, there and back", async () => {
    const place = { project: "app", component: "po", language: "cs" };
    expect(await sources({ ...place, sort_by: "position" })).toEqual(["Hello", "%d file", "Good bye."]);
    expect(await sources({ ...place, sort_by: "-position" })).toEqual(["Good bye.", "%d file", "Hello"]);
    expect(await sources({ ...place, sort_by: "-num_words,position" })).toEqual(["%d file", "Good bye.", "Hello"]);
    for (const key of ["context", "labels", "timestamp", "last_updated", "source", "target", "location"])
      expect((await ids({ ...place, sort_by: key })).count).toBe(3);
    for (const key of ["num_comments", "-num_failing_checks"])
      expect((await ids({ ...place, sort_by: key })).ids).toHaveLength(3);
    expect((await ask("/api/units/ids/", { sort_by: "beauty" })).status).toBe(400);
  });

  it("are narrowed by a query, and of all components where none is named", async () => {
    const untranslated = { project: "app", component: "-", language: "cs", q: "state:<translated" };
    const found = await ids(untranslated);
    expect(found.count).toBe(2);
    expect(new Set((await rows(found.ids)).map(({ source }) => source[0]))).toEqual(new Set(["Good bye."]));
    expect((await ask("/api/units/ids/", { q: "(" })).status).toBe(400);
  });

  it("hold what the caller sees", async () => {
    const place = { project: "app", component: "closed", language: "cs" };
    expect(await ids(place)).toEqual({ count: 0, ids: [] });
    const hidden = await ids(place, "admin");
    expect(hidden.count).toBe(3);
    expect(await rows(hidden.ids)).toEqual([]);
    expect(await rows(hidden.ids, "admin")).toHaveLength(3);
    expect((await counts(place))[0]?.count).toBe(0);
    expect((await counts(place, "admin"))[0]?.count).toBe(3);
  });

  it("have rows in the order that is asked for, without those that are gone", async () => {
    const { ids: all } = await ids({ project: "app", component: "po", language: "cs" });
    const turned = all.toReversed();
    const found = await rows([turned[0], 2_000_000_000, ...turned.slice(1)]);
    expect(found.map(({ id }) => id)).toEqual(turned);
    expect(found[2]).toEqual({
      id: all[0],
      project: "app",
      component: "po",
      language: "cs",
      source: ["Good bye."],
      target: [""],
      context: "",
      state: 0,
      position: expect.any(Number),
      priority: 200,
      has_suggestion: false,
      has_comment: false,
      has_failing_check: false,
      last_updated: expect.any(String),
      url: `https://site.example/api/units/${all[0]}/`,
    });
    for (const wanted of ["", "a", "1,", Array.from({ length: 501 }, () => 1).join(",")])
      expect((await ask("/api/units/rows/", { ids: wanted })).status).toBe(400);
  });

  it.each([
    { project: "app", component: "po", language: "cs" },
    { project: "app", language: "cs" },
    { language: "de" },
    { project: "app", component: "po", language: "cs", q: "source:Hello OR source:Good" },
  ])("are counted by what finds them: %j", async (place) => {
    const queues = await counts(place);
    expect(queues.map(({ name }) => name)).toContain("failing_checks");
    for (const { name, q, count } of queues) expect([name, (await ids({ ...place, q })).count]).toEqual([name, count]);
  });
});
