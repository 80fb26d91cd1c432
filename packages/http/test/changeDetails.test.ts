/** Changes with all that a page shows of them. */
import { databases, gettextFiles, type GitRemote, makeAppPo, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("details of changes over $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  let unit: { readonly id: number; readonly web_url: string };

  const list = async (account: string, query: string) => {
    const answer = await site.ask(account, `GET /api/changes/details/${query}`);
    expect(answer.status).toBe(200);
    return answer.json;
  };

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await makeAppPo(site, remote);
    // Its languages come behind those of the component, and are changes too.
    await site.settled("app/glossary");
    await site.account("alice");
    [unit] = (await site.ask("admin", "GET /api/translations/app/po/cs/units/")).json.results;
    for (const target of ["Nazdar", "Ahoj"])
      await site.ask("admin", `PATCH /api/units/${unit.id}/`, { target: [target], state: 20 });
  }, 120_000);
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("show both texts, the string, who did it, and where, with the pages of all", async () => {
    const { results } = await list("alice", `?unit=${unit.id}&action=2`);
    expect(results[0]).toMatchObject({
      old: "Nazdar",
      target: "Ahoj",
      source: expect.any(Array),
      user: { username: "admin", url: "https://site.example/api/users/admin/" },
      project: { slug: "app", web_url: "https://site.example/projects/app/" },
      component: { slug: "po", path: "po", web_url: "https://site.example/projects/app/po/" },
      language: { code: "cs" },
      translate_url: "https://site.example/translate/app/po/cs/",
      web_url: unit.web_url,
    });
  });

  it("are told place by place by name, and page by page", async () => {
    const of = async (query: string) => (await list("alice", query)).count;
    const all = await of("");
    expect(await of("?project=app")).toBe(all);
    const inComponent = await of("?component=app/po");
    expect(inComponent).toBeGreaterThan(0);
    const [czech, german] = [await of("?component=app/po&language=cs"), await of("?component=app/po&language=xx")];
    expect(czech).toBeGreaterThan(0);
    expect(czech).toBeLessThan(inComponent);
    expect(german).toBe(0);
    expect(await of("?project=nowhere")).toBe(0);
    expect(await of("?component=app")).toBe(0);
    expect((await list("alice", "?page_size=1&page=2")).results).toHaveLength(1);
    expect((await site.ask("alice", "GET /api/changes/details/?unit=some")).status).toBe(400);
  });

  it("tell nobody of a project out of view", async () => {
    await site.project("secret");
    await site.ask("admin", "POST /api/projects/secret/access/", { access_control: 100 });
    expect((await list("admin", "?project=secret")).count).toBeGreaterThan(0);
    expect((await list("alice", "?project=secret")).count).toBe(0);
  });
});
