/** Terms of glossaries in a string. */
import { makeApp } from "../src/index.ts";
import {
  databases,
  gettextFiles,
  type GitRemote,
  makeAppPo,
  makeRemote,
  openSite,
  recordStatements,
  type Site,
} from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("terms in a string on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  const unitOf = async (path: string, query: string) =>
    (await site.ask("admin", `GET /api/translations/${path}/units/?q=${encodeURIComponent(query)}`)).json.results[0]
      .id as number;
  const terms = async (id: number, account = "alice") =>
    (await site.ask(account, `GET /api/units/${id}/glossary/`)).json;
  const sources = async (id: number, account?: string) =>
    (await terms(id, account)).map(({ source }: { source: string }) => source);
  const done = async (line: string, body: object) => {
    const { status, json } = await site.ask("admin", line, body);
    expect(status, JSON.stringify(json)).toBeLessThan(300);
    return json;
  };
  const term = async (project: string, source: string, target = "", more: object = {}) => {
    const at = `/api/translations/${project}/glossary/cs/units/`;
    const body = { context: source, source: [source], target: [target] };
    const { id } = await done(`POST ${at}`, body);
    if (Object.keys(more).length > 0) {
      const { source_unit } = (await site.ask("admin", `GET /api/units/${id}/`)).json;
      await done(`PATCH ${new URL(source_unit).pathname}`, more);
    }
    return id as number;
  };

  beforeAll(async () => {
    site = await openSite(database);
    await site.account("alice");
    remote = makeRemote(gettextFiles);
    await makeAppPo(site, remote);
    await site.project("words");
    await site.component("words/po", { repo: remote.url });
    const ready = "GET /api/translations/words/glossary/cs/";
    for (let turn = 0; (await site.ask("admin", ready)).status !== 200 && turn < 600; turn++)
      await new Promise((resolve) => setTimeout(resolve, 50));
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("stand there as words, in any case, with their translations and places in each form", async () => {
    const file = await term("app", "File", "soubor");
    await term("app", "fil", "výplň");
    const found = await terms(await unitOf("app/po/cs", "source:file"));
    expect(found).toEqual([
      {
        unit: file,
        source: "File",
        target: "soubor",
        explanation: "",
        state: 20,
        forbidden: false,
        read_only: false,
        terminology: false,
        glossary: "App",
        spans: [[{ start: 3, end: 7 }], []],
      },
    ]);
  });

  it("tell that they are forbidden, or untranslated", async () => {
    const unit = await unitOf("app/po/cs", "source:Good");
    await term("app", "good bye", "čus", { extra_flags: "forbidden" });
    await term("app", "bye");
    expect(await terms(unit)).toMatchObject([
      { source: "good bye", forbidden: true, spans: [[{ start: 0, end: 8 }]] },
      { source: "bye", target: "", state: 0, forbidden: false },
    ]);
  });

  it("come from glossaries of other projects when these are shared, as far as somebody sees them", async () => {
    const unit = await unitOf("app/po/cs", "source:Hello");
    await term("words", "hello", "ahoj");
    expect(await sources(unit)).toEqual([]);
    await done("POST /api/components/words/glossary/links/", { project_slug: "app" });
    expect(await sources(unit)).toEqual(["hello"]);
    await done("PATCH /api/components/words/glossary/", { restricted: true });
    expect(await sources(unit)).toEqual([]);
    expect(await sources(unit, "admin")).toEqual(["hello"]);
  });

  it("take two statements, however many they are", async () => {
    const unit = await unitOf("app/po/cs", "source:file");
    const recorded = recordStatements(site.services);
    const app = makeApp(recorded.services, { apiRateLimitUser: "off" });
    const authorization = `Token wlu_${"alice".padStart(36, "0")}`;
    const cost = async () => {
      recorded.take();
      const asked = new Request(`https://site.example/api/units/${unit}/glossary/`, { headers: { authorization } });
      expect((await app.fetch(asked)).status).toBe(200);
      return recorded.take().filter((statement) => /\bunits\b/.test(statement)).length;
    };
    expect(await cost()).toBe(2);
    for (const more of ["FILE", "file s", "d file"]) await term("app", more, "něco");
    expect(await sources(unit)).toHaveLength(3);
    expect(await cost()).toBe(2);
  });
});
