import { databases, gettextFiles, jsonFiles, makeRemote, openSite, type GitRemote, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const translation = "/api/translations/app/po/cs";

describe.each(databases)("translating a repository on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  const unit = async (query: string, path = translation) =>
    (await site.ask("admin", `GET ${path}/units/?q=${encodeURIComponent(query)}`)).json.results[0];

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote({ ...gettextFiles, ...jsonFiles });
    await site.account("alice");
    await site.account("bob");
    await site.project("app");
    const made = await site.ask("admin", "POST /api/projects/app/components/", {
      name: "Po",
      slug: "po",
      repo: remote.url,
      push: remote.url,
      push_on_commit: false,
      filemask: "po/*.po",
      new_base: "po/app.pot",
      file_format: "po",
    });
    expect(made.status).toBe(201);
    expect(made.headers.get("location")).toBe("https://site.example/api/components/app/po/");
    await site.settled("app/po");
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("finds the translations of the mask, the template being the source", async () => {
    const { json } = await site.ask("admin", "GET /api/components/app/po/translations/");
    expect(
      json.results.map((each: { filename: string; is_source: boolean }) => [each.filename, each.is_source]),
    ).toEqual([
      ["po/cs.po", false],
      ["po/de.po", false],
      ["po/app.pot", true],
    ]);
  });

  it("names the branch that the remote has as its default", async () => {
    const { json } = await site.ask("admin", "GET /api/components/app/po/");
    expect(json.branch).toBe("main");
  });

  it("counts what is translated, strings, words and percent", async () => {
    const { json } = await site.ask("admin", `GET ${translation}/statistics/`);
    expect(json).toMatchObject({
      total: 3,
      translated: 2,
      translated_percent: 66.6,
      total_words: 7,
      last_author: null,
      code: "cs",
    });
  });

  it("keeps an edit in the database at once, and its counters with it", async () => {
    const { id } = await unit("source:Good");
    const answer = await site.ask("alice", `PATCH /api/units/${id}/`, { state: 20, target: ["Sbohem."] });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ target: ["Sbohem."], state: 20, explanation: "", extra_flags: "", labels: [] });
    expect(await unit(`id:${id}`)).toMatchObject({ pending: true, state: 20, translated: true });
    expect((await site.ask("admin", `GET ${translation}/statistics/`)).json).toMatchObject({
      translated: 3,
      translated_percent: 100,
      last_author: "ALICE",
    });
    expect((await site.ask("admin", "GET /api/projects/app/repository/")).json.needs_commit).toBe(true);
  });

  it("records who did it, and who is new to the translation", async () => {
    const { json } = await site.ask("admin", `GET ${translation}/changes/?user=alice`);
    expect(
      json.results.map((each: { action: number; action_name: string }) => [each.action, each.action_name]),
    ).toEqual([
      [1, "Translation completed"],
      [5, "Translation added"],
      [45, "Contributor joined"],
    ]);
  });

  it("commits each author's strings with the author's name, changing only their lines and the header", async () => {
    const { id } = await unit("source:Hello");
    await site.ask("bob", `PATCH /api/units/${id}/`, { state: 20, target: ["Nazdar"] });
    expect((await site.ask("admin", "POST /api/components/app/po/repository/", { operation: "commit" })).json).toEqual({
      result: true,
    });
    expect((await site.ask("admin", "POST /api/components/app/po/repository/", { operation: "push" })).json).toEqual({
      result: true,
    });
    expect(remote.git("log", "--format=%an <%ae>", "-2", "main").trim().split("\n").sort()).toEqual([
      "ALICE <alice@example.org>",
      "BOB <bob@example.org>",
    ]);
    const changed = remote
      .git("diff", "--unified=0", "main~2", "main", "--", "po/cs.po")
      .split("\n")
      .filter((line) => /^[-+](?![-+])/.test(line));
    expect(changed.filter((line) => !/^[-+]"[A-Z][\w-]+: /.test(line))).toEqual([
      '-msgstr "Ahoj"',
      '+msgstr "Nazdar"',
      '-msgstr ""',
      '+msgstr "Sbohem."',
    ]);
    expect(await unit("source:Hello")).toMatchObject({ pending: false });
  });

  it("keeps both versions of a string that two people changed, each in a commit of its own", async () => {
    const { id } = await unit("source:Hello");
    await site.ask("alice", `PATCH /api/units/${id}/`, { state: 20, target: ["Zdravím"] });
    await site.ask("bob", `PATCH /api/units/${id}/`, { state: 20, target: ["Čau"] });
    await site.ask("admin", "POST /api/components/app/po/repository/", { operation: "commit" });
    await site.ask("admin", "POST /api/components/app/po/repository/", { operation: "push" });
    expect(remote.show("po/cs.po")).toContain('msgstr "Čau"');
    expect(remote.show("po/cs.po", "main~1")).toContain('msgstr "Zdravím"');
  });

  it("leaves the team that a file names to those who wrote it, and names none of its own", async () => {
    const { id } = await unit("source:Hello");
    const team = () => /"Language-Team: (.*)\\n"/.exec(remote.show("po/cs.po"))?.[1];
    expect(team()).toBeUndefined();
    const header = '"Language: cs\\n"';
    remote.commit({ "po/cs.po": remote.show("po/cs.po").replace(header, `${header}\n"Language-Team: Friends\\n"`) });
    await site.ask("admin", "POST /api/components/app/po/repository/", { operation: "pull" });
    await site.ask("alice", `PATCH /api/units/${id}/`, { state: 20, target: ["Haló"] });
    await site.ask("admin", "POST /api/components/app/po/repository/", { operation: "push" });
    expect(remote.show("po/cs.po")).toContain('msgstr "Haló"');
    expect(team()).toBe("Friends");
  });

  it("brings upstream's changes in on a pull", async () => {
    remote.commit({ "po/de.po": remote.show("po/de.po").replace('"Hallo"', '"Guten Tag"') });
    expect((await site.ask("admin", "POST /api/components/app/po/repository/", { operation: "pull" })).json).toEqual({
      result: true,
    });
    const found = await unit("source:Hello", "/api/translations/app/po/de");
    expect(found).toMatchObject({ target: ["Guten Tag"], pending: false });
    const { json } = await site.ask("admin", "GET /api/translations/app/po/de/changes/?action=59");
    expect(json.results[0]).toMatchObject({ target: "Guten Tag", user: null });
  });

  it("locks itself on what cannot be merged, loses nothing, and opens again after a reset", async () => {
    const found = await unit("source:Hello", "/api/translations/app/po/de");
    const before = remote.show("po/de.po");
    await site.ask("alice", `PATCH /api/units/${found.id}/`, { state: 20, target: ["Moin"] });
    remote.commit({ "po/de.po": null });
    const pulled = await site.ask("admin", "POST /api/components/app/po/repository/", { operation: "pull" });
    expect(pulled.json.result).toBe(false);
    expect(pulled.json.detail).toContain("App/Po");
    expect((await site.ask("admin", "GET /api/components/app/po/lock/")).json).toEqual({ locked: true });
    expect((await site.ask("admin", "GET /api/components/app/po/repository/")).json).toMatchObject({
      needs_merge: true,
      needs_push: true,
      merge_failure: expect.any(String),
    });
    expect((await site.ask("alice", `PATCH /api/units/${found.id}/`, { state: 20, target: ["Tach"] })).status).toBe(
      403,
    );
    expect(await unit("source:Hello", "/api/translations/app/po/de")).toMatchObject({ target: ["Moin"] });
    await site.ask("admin", "POST /api/components/app/po/repository/", { operation: "reset" });
    expect((await site.ask("admin", "GET /api/components/app/po/lock/")).json).toEqual({ locked: false });
    expect(await unit("source:Hello", "/api/translations/app/po/de")).toMatchObject({ target: ["Moin"] });
    remote.commit({ "po/de.po": before });
    await site.ask("admin", "POST /api/components/app/po/repository/", { operation: "pull" });
    expect(await unit("source:Hello", "/api/translations/app/po/de")).toMatchObject({
      target: ["Guten Tag"],
      has_suggestion: true,
    });
  });

  it("adds a language from the template, and removes it again", async () => {
    const added = await site.ask("admin", "POST /api/components/app/po/translations/", { language_code: "fr" });
    expect(added.status).toBe(201);
    expect(added.json).toMatchObject({ filename: "po/fr.po", total: 3, translated: 0, data: { language_code: "fr" } });
    await site.ask("admin", "POST /api/components/app/po/repository/", { operation: "push" });
    expect(remote.show("po/fr.po")).toContain("nplurals=2; plural=n > 1;");
    expect((await site.ask("admin", "DELETE /api/translations/app/po/fr/")).status).toBe(204);
    expect((await site.ask("admin", "GET /api/translations/app/po/fr/")).status).toBe(404);
    await site.ask("admin", "POST /api/components/app/po/repository/", { operation: "push" });
    expect(remote.git("ls-tree", "--name-only", "main", "po/")).not.toContain("fr.po");
  });

  it("makes translations of a base string wait for another look when its text changes", async () => {
    await site.component("app/json", {
      repo: "dragoman://app/po",
      filemask: "locales/*.json",
      template: "locales/en.json",
      file_format: "json",
    });
    const source = await unit('key:="greeting"', "/api/translations/app/json/en");
    expect(
      (await site.ask("alice", `PATCH /api/units/${source.id}/`, { state: 20, target: ["Hello there"] })).status,
    ).toBe(200);
    expect(await unit('key:="greeting"', "/api/translations/app/json/cs")).toMatchObject({
      source: ["Hello there"],
      previous_source: "Hello",
      state: 10,
      target: ["Ahoj"],
    });
    await site.ask("alice", `PATCH /api/units/${source.id}/`, { state: 20, target: ["Hello"] });
    expect(await unit('key:="greeting"', "/api/translations/app/json/cs")).toMatchObject({
      previous_source: "",
      state: 20,
    });
  });

  it("writes only the string that changed into a JSON file", async () => {
    const { id } = await unit('key:="farewell"', "/api/translations/app/json/cs");
    await site.ask("alice", `PATCH /api/units/${id}/`, { state: 20, target: ["Sbohem"] });
    const { text, headers } = await site.ask("admin", "GET /api/translations/app/json/cs/file/");
    expect(text).toBe('{\n  "greeting": "Ahoj",\n  "farewell": "Sbohem"\n}\n');
    expect(headers.get("content-type")).toBe("application/json");
  });

  it("shows unfinished and finished background work at its address", async () => {
    const made = await site.ask("admin", "POST /api/projects/app/components/", {
      name: "Again",
      slug: "again",
      repo: "dragoman://app/po",
      filemask: "po/*.po",
      new_base: "po/app.pot",
      file_format: "po",
    });
    const address = new URL(made.json.task_url).pathname;
    await site.settled("app/again");
    const { json } = await site.ask("admin", `GET ${address}`);
    expect(json).toMatchObject({ completed: true, progress: 100, result: { component: made.json.id } });
    expect(json.log).toContain("app/again: reading po/cs.po");
    expect((await site.ask("anonymous", `GET ${address}`)).status).toBe(200);
  });

  it("copies an edit to the same string of a sibling component", async () => {
    const { id } = await unit("source:Good", translation);
    await site.ask("alice", `PATCH /api/units/${id}/`, { state: 20, target: ["Na shledanou."] });
    expect(await unit("source:Good", "/api/translations/app/again/cs")).toMatchObject({
      target: ["Na shledanou."],
      pending: true,
    });
  });
});
