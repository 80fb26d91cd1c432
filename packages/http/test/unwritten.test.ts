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

  it("stay whenever they come while files are read and a language is added, as do all other edits", async () => {
    const strings = (word: string) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: 2500 }, (_, n) => [`k${n}`, `${word} ${n}`])), null, 1);
    const files = { "web/en.json": strings("Desk"), "web/cs.json": strings("Pult"), "web/de.json": strings("Tisch") };
    const remote = await make("four", files, monolingual);
    const units = async (query: string) =>
      (await site.ask("admin", `GET /api/translations/app/four/${query}`)).json.results;
    const label = (await site.ask("admin", "POST /api/projects/app/labels/", { name: "Seen", color: "red" })).json;
    const [czech, english] = [await units("cs/units/?page_size=60"), await units("en/units/?page_size=60")];
    let reading = true;
    const read = (async () => {
      const mask = { language_regex: "^(cs|de|fr)$" };
      expect((await site.ask("admin", "PATCH /api/components/app/four/", mask)).status).toBe(200);
      const added = site.ask("admin", "POST /api/components/app/four/translations/", { language_code: "fr" });
      await site.settled("app/four");
      expect((await added).status).toBe(201);
      remote.commit({ ...files, "web/de.json": strings("Pult") }, "Furnish");
      await operate("four", "pull");
      expect((await site.ask("admin", "DELETE /api/translations/app/four/de/")).status).toBe(204);
      await site.settled("app/four");
    })().finally(() => (reading = false));
    const refused: string[] = [];
    let came = 0;
    for (; reading && came < 60; came++) {
      const unit = czech[came];
      for (const [line, body, status] of [
        ["POST /api/translations/app/four/en/units/", { key: `fresh${came}`, value: [`Fresh ${came}`] }, 201],
        [`PATCH /api/units/${unit.id}/`, { target: [`Nový ${came}`], state: 20 }, 200],
        [`PATCH /api/units/${english[came].id}/`, { explanation: `Why ${came}`, labels: [label.id] }, 200],
      ] as const) {
        const answer = await site.ask("admin", line, body);
        if (answer.status !== status) refused.push(`${line}: ${answer.status} ${answer.text}`);
      }
    }
    await read;
    expect(refused).toEqual([]);
    expect(came).toBeGreaterThan(2);
    const all = Array.from({ length: came }, (_, n) => n);
    for (const language of ["en", "cs", "fr"]) {
      const fresh = await units(`${language}/units/?q=source:Fresh&page_size=1000`);
      expect([language, fresh.map((unit: { source: string[] }) => unit.source[0]).sort()]).toEqual([
        language,
        all.map((n) => `Fresh ${n}`).sort(),
      ]);
    }
    for (const n of all) {
      expect((await site.ask("admin", `GET /api/units/${czech[n].id}/`)).json.target).toEqual([`Nový ${n}`]);
      const source = (await site.ask("admin", `GET /api/units/${english[n].id}/`)).json;
      expect([source.explanation, source.labels.length]).toEqual([`Why ${n}`, 1]);
    }
    await operate("four", "push");
    const written = [remote.show("web/en.json"), remote.show("web/cs.json")].map((text) => JSON.parse(text));
    for (const n of all) {
      expect(written[0][`fresh${n}`]).toBe(`Fresh ${n}`);
      expect(written[1][czech[n].context]).toBe(`Nový ${n}`);
    }
  });
});
