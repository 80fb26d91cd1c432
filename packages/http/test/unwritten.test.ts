import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("strings that wait to be written on $name", (database) => {
  let site: Site;
  const remotes: GitRemote[] = [];
  beforeAll(async () => {
    site = await openSite(database);
    await site.project("app");
  });
  afterAll(async () => {
    await site.close();
    for (const remote of remotes) remote.remove();
  });

  const json = { "web/en.json": '{"title": "Desk"}\n', "web/cs.json": '{"title": "Pult"}\n', "web/de.json": "{}\n" };
  const bilingual = { filemask: "po/*.po", new_base: "po/app.pot", file_format: "po" };
  const monolingual = { filemask: "web/*.json", template: "web/en.json", file_format: "json" };
  const make = async (slug: string, files: Readonly<Record<string, string>>, settings: object) => {
    const remote = makeRemote(files);
    remotes.push(remote);
    const body = { name: slug, repo: remote.url, push: remote.url, manage_units: true, ...settings };
    await site.component(`app/${slug}`, body);
    return remote;
  };
  const found = async (place: string) =>
    (await site.ask("admin", `GET /api/translations/app/${place}/units/?q=source:Fresh`)).json.results;
  const operate = async (slug: string, operation: string) => {
    await site.ask("admin", `POST /api/components/app/${slug}/repository/`, { operation });
    await site.settled(`app/${slug}`);
  };
  /** All files, as after a change of settings, with nothing written into them before. */
  const readAnew = async (slug: string, mask: string) => {
    const { status } = await site.ask("admin", `PATCH /api/components/app/${slug}/`, { language_regex: mask });
    expect(status).toBe(200);
    await site.settled(`app/${slug}`);
  };

  it("stay while their file is read without them, and are written into it", async () => {
    const remote = await make("one", gettextFiles, bilingual);
    const unit = { context: "", source: ["Fresh"], target: ["Nový"] };
    expect((await site.ask("admin", "POST /api/translations/app/one/cs/units/", unit)).status).toBe(201);
    await readAnew("one", "^(cs|de)$");
    expect(await found("one/cs")).toMatchObject([{ target: ["Nový"] }]);
    expect(await found("one/en")).toHaveLength(1);
    await operate("one", "push");
    expect(remote.show("po/cs.po")).toContain('msgid "Fresh"\nmsgstr "Nový"');
  });

  it("stay in all languages with what was translated of them", async () => {
    const remote = await make("two", json, monolingual);
    const unit = { key: "fresh", value: ["Fresh"] };
    expect((await site.ask("admin", "POST /api/translations/app/two/en/units/", unit)).status).toBe(201);
    const [{ id }] = await found("two/cs");
    await site.ask("admin", `PATCH /api/units/${id}/`, { target: ["Nový"], state: 20 });
    await readAnew("two", "^(cs|de)$");
    expect(await found("two/cs")).toMatchObject([{ id, target: ["Nový"] }]);
    expect(await found("two/de")).toHaveLength(1);
    await operate("two", "push");
    expect(JSON.parse(remote.show("web/cs.json"))).toEqual({ title: "Pult", fresh: "Nový" });
  });

  it("go where upstream took them out of a file they had been written into", async () => {
    const remote = await make("three", json, monolingual);
    await site.ask("admin", "POST /api/translations/app/three/en/units/", { key: "fresh", value: ["Fresh"] });
    await operate("three", "push");
    const [{ id }] = await found("three/cs");
    await site.ask("admin", `PATCH /api/units/${id}/`, { target: ["Nový"], state: 20 });
    await operate("three", "push");
    remote.commit(json, "Take it out");
    await operate("three", "pull");
    expect(await found("three/en")).toEqual([]);
    expect(await found("three/cs")).toEqual([]);
  });
});
