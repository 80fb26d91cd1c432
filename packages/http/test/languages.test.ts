import { databases, gettextFiles, type GitRemote, makeAppPo, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("languages over $name", (database) => {
  let site: Site;
  let remote: GitRemote;

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await makeAppPo(site, remote);
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("stay while components are written in them", async () => {
    const answer = await site.ask("admin", "DELETE /api/languages/en/");
    expect([answer.status, answer.json]).toEqual([400, { detail: expect.any(String) }]);
    expect((await site.ask("admin", "GET /api/languages/en/")).status).toBe(200);
    expect((await site.ask("admin", "GET /api/components/app/po/")).json.source_language.code).toBe("en");
  });

  it("do not hide the aliases of a project behind their own", async () => {
    await site.ask("admin", "PATCH /api/projects/app/", { language_aliases: "tschechisch:cs" });
    const { json } = await site.ask("admin", "GET /api/translations/app/po/cs/");
    expect(json.component.project.language_aliases).toBe("tschechisch:cs");
    expect(json.language.aliases).toEqual(expect.any(Array));
  });

  it("go with their translations", async () => {
    expect((await site.ask("admin", "DELETE /api/languages/de/")).status).toBe(204);
    expect((await site.ask("admin", "GET /api/translations/app/po/de/")).status).toBe(404);
    expect((await site.ask("admin", "GET /api/languages/de/")).status).toBe(404);
  });
});
