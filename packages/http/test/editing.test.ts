/** One string with all that an editor shows of it, and the strings around it. */
import { databases, gettextFiles, type GitRemote, makeAppPo, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("a string in an editor on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  const find = async (query: string, language = "cs", component = "po") =>
    (
      await site.ask(
        "admin",
        `GET /api/translations/app/${component}/${language}/units/?q=${encodeURIComponent(query)}`,
      )
    ).json.results[0];
  const editing = async (id: number, account = "alice") =>
    (await site.ask(account, `GET /api/units/${id}/editing/`)).json;
  const ask = async (id: number, what: string, account = "alice") =>
    (await site.ask(account, `GET /api/units/${id}/${what}`)).json;

  beforeAll(async () => {
    site = await openSite(database);
    await site.account("alice");
    remote = makeRemote(gettextFiles);
    await makeAppPo(site, remote, {
      repoweb: "https://code.example/{{branch}}/{{filename}}#L{{line}}",
      enforced_checks: ["c_format"],
    });
    await site.component("app/second", { repo: remote.url, disable_autoshare: true });
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("has its forms named by categories and numbers, with what checks guard", async () => {
    const { id } = await find("source:file");
    const { source, target, max_length, unit } = await editing(id);
    expect(unit).toEqual((await site.ask("alice", `GET /api/units/${id}/`)).json);
    expect(source).toMatchObject({ code: "en", name: "English", direction: "ltr", previous: "" });
    expect(source.forms[0]).toEqual({
      text: "%d file",
      category: "one",
      examples: [1],
      highlights: [{ start: 0, end: 2, kind: "placeholder" }],
    });
    expect(target.code).toBe("cs");
    expect(target.forms.map((form: { category: string }) => form.category)).toEqual(["one", "few", "other"]);
    expect(target.forms[1].examples).toEqual([2, 3, 4]);
    expect(target.forms[2].examples.slice(0, 3)).toEqual([0, 5, 6]);
    expect(max_length).toBeNull();
  });

  it("has neither category nor numbers where there is no plural", async () => {
    const { id } = await find("source:Hello");
    expect((await editing(id)).target.forms).toEqual([{ text: "Ahoj", category: null, examples: [], highlights: [] }]);
  });

  it("tells of its source string, its place and its limits", async () => {
    const { id } = await find("source:Hello");
    const { id: source } = await find("source:Hello", "en");
    const patch = { explanation: "A greeting.", extra_flags: "max-length:20" };
    await site.ask("admin", `PATCH /api/units/${source}/`, patch);
    const { source_info, locations, max_length, flags, counts } = await editing(id);
    expect(source_info).toEqual({ id: source, ...patch, labels: [] });
    expect(locations[0].location).toBe("src/main.c:1");
    expect(locations[0].url).toMatch(/^https:\/\/code\.example\/.*src\/main\.c#L1$/);
    expect(max_length).toBe(20);
    expect(flags).toContain("max-length:20");
    expect(counts).toMatchObject({ screenshots: 0, suggestions: 0, comments: 0 });
  });

  it("tells which checks it fails, and who changed it last", async () => {
    const { id } = await find("source:file", "de");
    await site.ask("alice", `PATCH /api/units/${id}/`, { target: ["%d Datei", "Dateien"], state: 20 });
    const { checks, last_change } = await editing(id);
    expect(checks).toEqual([
      {
        check: "c_format",
        name: "C placeholders",
        description: expect.any(String),
        enforced: true,
        dismissed: false,
      },
    ]);
    expect(last_change).toMatchObject({ username: "alice", timestamp: expect.stringMatching(/Z$/) });
  });

  it("says what its reader may do, and why not", async () => {
    const { id } = await find("source:Good");
    const allowed = { allowed: true, code: null, reason: null };
    const { may } = await editing(id);
    expect(may).toMatchObject({ edit: allowed, suggest: allowed, comment: allowed });
    expect(may.review).toEqual({ allowed: false, code: "no-reviews", reason: "Reviews are not enabled here." });
    expect(may.edit_source.code).toBe("no-properties-right");
    expect((await editing(id, "admin")).may.edit_source).toEqual(allowed);
    expect((await editing(id, "anonymous")).may.edit.code).toBe("signed-out");
  });

  it("says who locked it", async () => {
    const { id } = await find("source:Good");
    expect((await editing(id)).lock).toBeNull();
    await site.ask("admin", "POST /api/components/app/po/lock/", { lock: true });
    const { may, lock } = await editing(id);
    await site.ask("admin", "POST /api/components/app/po/lock/", { lock: false });
    expect([may.edit.code, may.suggest.code]).toEqual(["locked", "locked"]);
    expect(lock).toEqual({ user: { username: "admin", full_name: "ADMIN" }, timestamp: expect.any(String) });
  });

  it("says that it is read-only", async () => {
    const { id } = await find("source:Good");
    const { id: source } = await find("source:Good", "en");
    await site.ask("admin", `PATCH /api/units/${source}/`, { extra_flags: "read-only" });
    const { may } = await editing(id, "admin");
    await site.ask("admin", `PATCH /api/units/${source}/`, { extra_flags: "" });
    expect([may.edit.code, may.suggest.code]).toEqual(["read-only", "read-only"]);
  });

  it("has its other languages", async () => {
    const { id } = await find("source:Hello");
    const others = await ask(id, "translations/");
    expect(others.map(({ target }: { target: string[] }) => target)).toEqual([["Hallo"]]);
    const { id: source } = await find("source:Hello", "en");
    expect(await ask(source, "translations/")).toHaveLength(2);
    const written = others.filter(({ target }: { target: string[] }) => target.some((text) => text !== ""));
    expect((await ask(id, "editing/")).counts.translations).toBe(written.length);
  });

  it("has strings before and behind it", async () => {
    const sources = async (query: string, count: number) => {
      const { id } = await find(query);
      return (await ask(id, `nearby/?count=${count}`)).map(({ source }: { source: string[] }) => source[0]);
    };
    expect(await sources("source:file", 1)).toEqual(["Hello", "%d file", "Good bye."]);
    expect(await sources("source:Hello", 1)).toEqual(["Hello", "%d file"]);
    expect(await sources("source:Good", 5)).toEqual(["Hello", "%d file", "Good bye."]);
  });

  it("has the same text elsewhere", async () => {
    const { id } = await find("source:Hello");
    const found = await ask(id, "same-source/");
    expect(
      found.map(({ component, language }: { component: string; language: string }) => [component, language]),
    ).toEqual([["second", "cs"]]);
    await site.ask("admin", "PATCH /api/components/app/second/", { restricted: true });
    expect(await ask(id, "same-source/")).toEqual([]);
    await site.ask("admin", "PATCH /api/components/app/second/", { restricted: false });
  });

  it("has a history with old and new texts", async () => {
    const { id } = await find("source:Hello", "de");
    await site.ask("alice", `PATCH /api/units/${id}/`, { target: ["Guten Tag"], state: 20 });
    const { count, results } = await ask(id, "history/");
    expect(count).toBe((await editing(id)).counts.history);
    expect(results[0]).toMatchObject({
      action_name: "Translation changed",
      old: "Hallo",
      target: "Guten Tag",
      user: "https://site.example/api/users/alice/",
      user_name: "ALICE",
    });
  });
});
