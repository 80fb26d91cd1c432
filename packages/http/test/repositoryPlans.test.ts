/** Operations on repositories that are looked at before they are done. */
import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("a plan of an operation on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  let name = "";
  let number = 0;
  beforeAll(async () => {
    site = await openSite(database);
    for (const person of ["alice", "bob"]) await site.account(person, { superuser: true });
    await site.account("reader");
    await site.project("app");
  });
  afterAll(() => site.close());

  const component = async (settings: object = {}) => {
    remote?.remove();
    remote = makeRemote(gettextFiles);
    name = `c${++number}`;
    const po = { filemask: "po/*.po", new_base: "po/app.pot", file_format: "po", push_on_commit: false };
    await site.component(`app/${name}`, { repo: remote.url, push: remote.url, ...po, ...settings });
  };
  const unit = async (source: string) => {
    const query = encodeURIComponent(`source:="${source}"`);
    return (await site.ask("admin", `GET /api/translations/app/${name}/cs/units/?q=${query}`)).json.results[0];
  };
  const translate = async (who: string, source: string, text: string) => {
    const { id } = await unit(source);
    expect((await site.ask(who, `PATCH /api/units/${id}/`, { target: [text], state: 20 })).status).toBe(200);
  };
  const say = (source: string, text: string) =>
    remote.commit(
      {
        "po/cs.po": remote.show("po/cs.po").replace(new RegExp(`(msgid "${source}"\\nmsgstr )"[^"]*"`), `$1"${text}"`),
      },
      `Say ${text}`,
    );
  const place = () => `/api/components/app/${name}/repository/`;
  const preview = async (body: object) => {
    const answer = await site.ask("admin", `POST ${place()}?dry_run=true`, body);
    expect(answer.status, answer.text).toBe(200);
    return answer.json;
  };
  const apply = (body: object, plan: string) =>
    site.ask("admin", `POST ${place()}?plan=${encodeURIComponent(plan)}`, body);
  /** All that could have changed by looking. */
  const state = async () => ({
    repository: (await site.ask("admin", `GET ${place()}`)).json,
    units: (await site.ask("admin", `GET /api/translations/app/${name}/cs/units/`)).json.results,
    head: remote.git("rev-parse", "main"),
  });

  it("tells the commits that would be made, makes none, and then exactly these", async () => {
    await component();
    await translate("alice", "Hello", "Nazdar");
    await translate("bob", "Good bye.", "Pa");
    const before = await state();
    const plan = await preview({ operation: "commit" });
    expect(await state()).toEqual(before);
    expect(plan).toMatchObject({ operation: "commit", result: true, detail: null, outgoing: [], more_strings: 0 });
    expect(plan.commits).toMatchObject([
      { author_name: "ALICE", strings: 1, files: [{ path: "po/cs.po" }] },
      { author_name: "BOB", strings: 1, files: [{ path: "po/cs.po" }] },
    ]);
    expect(plan.strings).toMatchObject([
      { fate: "committed", language: "cs", source: ["Hello"], after: ["Nazdar"], author: "alice" },
      { fate: "committed", language: "cs", source: ["Good bye."], after: ["Pa"], author: "bob" },
    ]);
    expect((await apply({ operation: "commit" }, plan.plan)).json).toEqual({ result: true });
    expect((await unit("Hello")).pending).toBe(false);
  });

  it("fails with 412 and does nothing where strings have changed since", async () => {
    await component();
    await translate("alice", "Hello", "Nazdar");
    const plan = await preview({ operation: "commit" });
    await translate("bob", "Good bye.", "Pa");
    const before = await state();
    expect((await apply({ operation: "commit" }, plan.plan)).status).toBe(412);
    expect(await state()).toEqual(before);
  });

  it("tells what a pull brings, string by string, whose text stands, and fails where upstream went on", async () => {
    await component();
    await translate("alice", "Hello", "Nazdar");
    say("Good bye.", "Sbohem");
    say("Hello", "Dobrý den");
    const { units } = await state();
    const plan = await preview({ operation: "pull" });
    expect((await state()).units).toEqual(units);
    expect(plan.incoming).toEqual(["Upstream: Say Dobrý den", "Upstream: Say Sbohem"]);
    expect(plan.strings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ fate: "updated", source: ["Hello"], before: ["Nazdar"], after: ["Dobrý den"] }),
        expect.objectContaining({ fate: "updated", source: ["Good bye."], after: ["Sbohem"] }),
        expect.objectContaining({
          fate: "suggested",
          source: ["Hello"],
          before: ["Nazdar"],
          after: ["Dobrý den"],
          author: "alice",
        }),
      ]),
    );
    say("Good bye.", "Měj se");
    expect((await apply({ operation: "pull" }, plan.plan)).status).toBe(412);
    expect((await state()).units).toEqual(units);
    const again = await preview({ operation: "pull" });
    expect((await apply({ operation: "pull" }, again.plan)).json).toEqual({ result: true });
    expect(await unit("Hello")).toMatchObject({ target: ["Dobrý den"], has_suggestion: true });
    expect((await unit("Good bye.")).target).toEqual(["Měj se"]);
  });

  it("tells what would be pushed", async () => {
    await component();
    await translate("alice", "Hello", "Nazdar");
    const plan = await preview({ operation: "push" });
    expect(plan.outgoing).toHaveLength(1);
    expect(plan.outgoing[0]).toMatch(/^ALICE: /);
    expect(remote.show("po/cs.po")).not.toContain("Nazdar");
    expect((await apply({ operation: "push" }, plan.plan)).json).toEqual({ result: true });
    expect(remote.show("po/cs.po")).toContain("Nazdar");
  });

  it("fails where nothing is pushed only as far as there is something to push", async () => {
    await component({ push: "" });
    expect(await preview({ operation: "push" })).toMatchObject({ result: true, detail: null });
    await translate("alice", "Hello", "Nazdar");
    expect(await preview({ operation: "push" })).toMatchObject({ result: false, detail: "Pushing is turned off." });
  });

  it("tells which commits a reset drops, and what their strings become", async () => {
    await component();
    await translate("alice", "Hello", "Nazdar");
    await site.ask("admin", `POST ${place()}`, { operation: "commit" });
    await translate("bob", "Good bye.", "Pa");
    const before = await state();
    const fates = async (body: object) => {
      const plan = await preview({ operation: "reset", ...body });
      expect(plan.dropped[0]).toMatch(/^ALICE: /);
      return plan.strings
        .map(({ fate, before: text }: { fate: string; before: string[] }) => `${fate} ${text[0]}`)
        .sort();
    };
    expect(await fates({})).toEqual(["pending Nazdar", "pending Pa"]);
    expect(await fates({ keep: "suggestions" })).toEqual(["suggested Nazdar", "suggested Pa"]);
    expect(await fates({ discard: true })).toEqual(["discarded Nazdar", "discarded Pa"]);
    expect(await state()).toEqual(before);
    const { plan } = await preview({ operation: "reset" });
    expect((await apply({ operation: "reset", discard: true }, plan)).status).toBe(412);
    expect(await state()).toEqual(before);
    expect((await apply({ operation: "reset" }, plan)).json).toEqual({ result: true });
    expect(await unit("Hello")).toMatchObject({ target: ["Nazdar"], pending: true });
  });

  it("says that files which agree would stay as they are", async () => {
    await component();
    for (const operation of ["file-sync", "file-scan", "cleanup", "pull", "push"]) {
      const plan = await preview({ operation });
      expect(plan, operation).toMatchObject({ result: true, commits: [], strings: [], incoming: [], outgoing: [] });
      expect((await apply({ operation }, plan.plan)).status).toBe(200);
    }
  });

  it("is of one language where one is asked for, and of all repositories of a project", async () => {
    await component();
    await translate("alice", "Hello", "Nazdar");
    const ofLanguage = (language: string) =>
      site.ask("admin", `POST /api/translations/app/${name}/${language}/repository/?dry_run=true`, {
        operation: "commit",
      });
    expect((await ofLanguage("de")).json.commits).toEqual([]);
    expect((await ofLanguage("cs")).json.commits).toHaveLength(1);
    const path = "/api/projects/app/repository/";
    const { json } = await site.ask("admin", `POST ${path}?dry_run=true`, { operation: "commit" });
    const own = json.repositories.find((one: { component: string }) => one.component === name);
    expect(own.commits).toHaveLength(1);
    await translate("bob", "Good bye.", "Pa");
    const stale = await site.ask("admin", `POST ${path}?plan=${json.plan}`, { operation: "commit" });
    expect(stale.status).toBe(412);
    expect((await unit("Hello")).pending).toBe(true);
  });

  it("wants the right that the operation wants, and a flag that is one", async () => {
    await component();
    const ask = (who: string, query: string) => site.ask(who, `POST ${place()}?${query}`, { operation: "commit" });
    expect((await ask("reader", "dry_run=true")).status).toBe(403);
    expect((await ask("admin", "dry_run=perhaps")).status).toBe(400);
  });
});
