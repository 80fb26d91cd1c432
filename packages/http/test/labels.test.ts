/** Labels of a project after they were made. */
import { databases, gettextFiles, type GitRemote, makeAppPo, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("labels over $name", (database) => {
  let site: Site;
  let remote: GitRemote;

  const ok = async (line: string, body?: unknown) => {
    const answer = await site.ask("admin", line, body);
    if (answer.status >= 400) throw new Error(`${line}: ${answer.status} ${answer.text}`);
    return answer.json;
  };
  const label = (name: string) => ok("POST /api/projects/app/labels/", { name, color: "red" });

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await makeAppPo(site, remote);
  }, 120_000);
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("can be renamed and coloured anew", async () => {
    const made = await label("Draft");
    const changed = await ok(`PATCH /api/projects/app/labels/${made.id}/`, { name: "Final", color: "green" });
    expect(changed).toEqual({ id: made.id, name: "Final", color: "green" });
    expect((await ok(`PATCH /api/projects/app/labels/${made.id}/`, { color: "teal" })).name).toBe("Final");
  });

  it("keep names apart", async () => {
    await label("First");
    const { id } = await label("Second");
    const answer = await site.ask("admin", `PATCH /api/projects/app/labels/${id}/`, { name: "First" });
    expect([answer.status, Object.keys(answer.json)]).toEqual([400, expect.arrayContaining(["name"])]);
  });

  it("go from their strings when they are deleted", async () => {
    const { id } = await label("Gone");
    const [source] = (await ok("GET /api/translations/app/po/en/units/")).results;
    await ok(`PATCH /api/units/${source.id}/`, { labels: [id] });
    expect((await ok("GET /api/units/?q=label:Gone")).count).toBeGreaterThan(0);
    await ok(`DELETE /api/projects/app/labels/${id}/`);
    expect((await ok(`GET /api/units/${source.id}/`)).labels).toEqual([]);
  });

  it("are of one project", async () => {
    await site.project("other");
    const { id } = await label("Here");
    expect((await site.ask("admin", `DELETE /api/projects/other/labels/${id}/`)).status).toBe(404);
  });
});
