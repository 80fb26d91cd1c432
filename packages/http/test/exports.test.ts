import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { parseXml, type XmlElement } from "@rgrove/parse-xml";
import { rss } from "../src/wire/rss.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases.slice(-1))("exports and feeds over $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  let unitId: number;

  beforeAll(async () => {
    site = await openSite(database, { siteTitle: "Tea & more" });
    remote = makeRemote(gettextFiles);
    await site.account("alice");
    for (const slug of ["open", "closed"]) {
      await site.project(slug, { name: `P <${slug}>` });
      await site.component(`${slug}/po`, { repo: remote.url });
    }
    await site.ask("admin", "POST /api/projects/closed/access/", { access_control: 100 });
    unitId = (await site.ask("admin", "GET /api/translations/open/po/cs/units/")).json.results[2].id;
    await site.ask("admin", "PATCH /api/users/alice/", { full_name: '=cmd "A" <b>, x' });
    await site.ask("alice", `PATCH /api/units/${unitId}/`, { target: ["Sbohem."], state: 20 });
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  const children = (element: XmlElement, name: string) =>
    element.children.filter((child): child is XmlElement => "name" in child && child.name === name);
  const read = async (account: string, path: string) => {
    const { status, text, headers } = await site.ask(account, `GET /exports/rss/${path}`);
    expect(status, text).toBe(200);
    expect(headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    const [channel] = children(parseXml(text).root as XmlElement, "channel");
    if (channel === undefined) throw new Error("The feed has no channel.");
    const items = children(channel, "item").map((item) =>
      Object.fromEntries(
        item.children.flatMap((child) => ("name" in child ? [[child.name, (child as XmlElement).text]] : [])),
      ),
    );
    const value = (name: string) => children(channel, name)[0]?.text;
    return {
      title: value("title"),
      link: value("link"),
      self: children(channel, "atom:link")[0]?.attributes["href"],
      items,
    };
  };

  it("are statistics as JSON, with whatever else is asked for too", async () => {
    const { json, text, headers } = await site.ask("anonymous", "GET /exports/stats/open/po/?format=nonsense");
    expect(headers.get("content-type")).toBe("application/json");
    expect(text).toContain('\n  {\n    "total": 3');
    expect(json.map(({ code }: { code: string }) => code)).toEqual(["cs", "de", "en"]);
    expect(json[0]).toMatchObject({
      translated: 3,
      last_author: expect.stringContaining("cmd"),
      url_translate: "https://site.example/translate/open/po/cs/",
    });
    expect((await site.ask("anonymous", "GET /exports/stats/open/")).json).toHaveLength(3);
  });

  it("are statistics as a table that a spreadsheet opens, without formulas of strangers", async () => {
    const { text, headers } = await site.ask("anonymous", "GET /exports/stats/open/po?format=csv");
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toBe('attachment; filename="stats-open-po.csv"');
    const lines = text.split("\r\n");
    expect(lines[0]).toMatch(/^name,code,total,translated,.*,suggestions,comments$/);
    expect(lines[1]).toMatch(/^Czech,cs,3,3,100,/);
    expect(lines[1]).toContain(`,"'=cmd ""A"" <b>, x",`);
    expect(lines).toHaveLength(5);
  });

  it("are feeds of what was done last, newest first", async () => {
    const feed = await read("anonymous", "open/po/cs/");
    expect(feed).toMatchObject({
      title: "Recent changes in P <open> / Po / Czech – Tea & more",
      link: "https://site.example/projects/open/po/cs/",
      self: "https://site.example/exports/rss/open/po/cs/",
    });
    const [completed, changed] = feed.items;
    expect(completed?.["title"]).toBe("Translation completed");
    expect(changed).toMatchObject({
      title: "Translation added",
      link: expect.stringMatching(/^https:\/\/site\.example\/translate\/open\/po\/cs\/\?checksum=[0-9a-f]{16}$/),
      description: 'Translation added in P <open> / Po / Czech by =cmd "A" <b>, x',
      "dc:creator": '=cmd "A" <b>, x',
      guid: expect.stringMatching(/\/api\/changes\/\d+\/$/),
      pubDate: expect.stringMatching(/GMT$/),
    });
  });

  it("are feeds at every level, of ten changes at most", async () => {
    for (const path of ["", "language/cs/", "-/-/cs/", "open/-/cs/", "open/", "open/po/", "open/po/cs"]) {
      const { items } = await read("anonymous", path);
      expect(items.length, path).toBeGreaterThan(0);
      expect(items.length, path).toBeLessThanOrEqual(10);
      expect(
        items.some(({ title }) => title === "Translation added"),
        path,
      ).toBe(true);
    }
    const german = await read("anonymous", "language/de/");
    expect(german.items.every(({ description }) => description?.includes("German"))).toBe(true);
  });

  it("leave out what XML cannot hold", () => {
    const item = {
      title: "a\u0007b\ud800c & \u{1f33b}",
      id: "i",
      link: "l",
      description: "]]>",
      author: null,
      date: new Date(0),
    };
    const text = rss({ title: "", description: "", link: "", self: '"', items: [item] });
    expect(parseXml(text).text).toContain("ab\ufffdc & \u{1f33b}");
  });

  it("are not sent again to who has the newest", async () => {
    const { headers } = await site.ask("anonymous", "GET /exports/rss/open/");
    const since = headers.get("last-modified") ?? "";
    expect(Date.parse(since)).toBeGreaterThan(0);
    const again = await site.app.fetch(
      new Request("https://site.example/exports/rss/open/", { headers: { "if-modified-since": since } }),
    );
    expect(again.status).toBe(304);
  });

  it("show nothing of what is hidden", async () => {
    for (const path of [
      "stats/closed/po/",
      "stats/closed/",
      "rss/closed/",
      "rss/closed/po/",
      "rss/closed/-/cs/",
      "rss/nothing/",
      "rss/language/xx/",
    ])
      for (const account of ["anonymous", "alice"]) {
        const answer = await site.ask(account, `GET /exports/${path}`);
        expect([answer.status, Object.keys(answer.json)], path).toEqual([404, ["detail"]]);
      }
    for (const path of ["", "language/cs/"]) expect(JSON.stringify(await read("alice", path))).not.toContain("closed");
    expect((await read("admin", "closed/po/")).items.length).toBeGreaterThan(0);
  });

  it("have a limit of requests of their own", async () => {
    const strict = await openSite(database, { openRateLimit: "2/hour" });
    const statuses: number[] = [];
    for (let count = 0; count < 3; count++) statuses.push((await strict.ask("admin", "GET /exports/rss/")).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await strict.ask("anonymous", "GET /api/")).status).toBe(200);
    await strict.close();
  });

  it("tell in numbers how much there is of what the caller sees", async () => {
    const metrics = async (account: string) => (await site.ask(account, "GET /api/metrics/")).json;
    expect(await metrics("alice")).toEqual({
      units: 9,
      units_translated: 8,
      users: 3,
      changes: expect.any(Number),
      projects: 1,
      // Each project has a glossary.
      components: 2,
      translations: 6,
      languages: 3,
      checks: expect.any(Number),
      configuration_errors: 0,
      suggestions: 0,
      celery_queues: { backup: 0, celery: expect.any(Number), memory: expect.any(Number), translate: 0, notify: 0 },
      name: "Tea & more",
    });
    const [mine, all] = [await metrics("alice"), await metrics("admin")];
    expect(all).toMatchObject({ units: 18, projects: 2, components: 4, languages: 3 });
    expect(all.changes).toBeGreaterThan(mine.changes);
    expect((await site.ask("anonymous", "GET /api/metrics/")).status).toBe(401);
    expect((await site.ask("admin", "GET /api/metrics/?format=openmetrics")).status).toBe(404);
  });
});
