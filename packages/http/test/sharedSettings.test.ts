/** Settings of repositories that several components share: what cannot be is refused, and what was once broken is mended. */
import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { SqlClient } from "effect/sql";
import { Effect } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("the repository of several components on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  const settings = { filemask: "po/*.po", new_base: "po/app.pot", file_format: "po" };
  const patch = (component: string, body: object) => site.ask("admin", `PATCH /api/components/app/${component}/`, body);
  const shown = async (component: string) => (await site.ask("admin", `GET /api/components/app/${component}/`)).json;
  const file = async (component: string) =>
    (await site.ask("admin", `GET /api/translations/app/${component}/cs/file/`)).status;

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await site.project("app");
    for (const [slug, repo] of [
      ["po", remote.url],
      ["link", "dragoman://app/po"],
    ])
      await site.ask("admin", "POST /api/projects/app/components/", { name: slug, slug, repo, ...settings });
    await site.settled("app/po");
    await site.settled("app/link");
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it.each([
    ["vcs", { vcs: "git-force-push" }],
    ["vcs", { vcs: "local" }],
    ["branch", { branch: "other" }],
    ["vcs", { vcs: "git-force-push", repo: "weblate://app/po" }],
  ])("is not changed by one that shares it: %s of %j is refused", async (field, body) => {
    const before = await shown("link");
    const refused = await patch("link", body);
    expect([refused.status, Object.keys(refused.json)]).toEqual([400, expect.arrayContaining([field])]);
    expect(await shown("link")).toEqual(before);
    expect(await file("link")).toBe(200);
  });

  it.each([
    ["vcs", { vcs: "local" }],
    ["repo", { repo: "dragoman://app/link" }],
    ["repo", { repo: "dragoman://app/po" }],
  ])("is not taken from those that share it: %s of %j is refused to its owner", async (field, body) => {
    const refused = await patch("po", body);
    expect([refused.status, Object.keys(refused.json)]).toEqual([400, expect.arrayContaining([field])]);
    expect([await file("po"), await file("link")]).toEqual([200, 200]);
  });

  it("is pushed in another way when its owner says so, by all and without a new clone", async () => {
    expect((await patch("po", { vcs: "git-force-push" })).status).toBe(200);
    expect([(await shown("po")).vcs, (await shown("link")).vcs]).toEqual(["git-force-push", "git-force-push"]);
    expect((await shown("po")).task_url).toBeNull();
    expect((await patch("po", { vcs: "git" })).status).toBe(200);
    expect((await shown("link")).vcs).toBe("git");
    expect([await file("po"), await file("link")]).toEqual([200, 200]);
  });

  it("is had again by one whose link a change of vcs had cut", async () => {
    await site.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        yield* sql`update components set linked_component_id = null, vcs = 'git-force-push', branch = 'main' where path = 'link'`;
      }).pipe(Effect.orDie),
    );
    const mended = await patch("link", { vcs: "git" });
    expect(mended.status, mended.text).toBe(200);
    await site.settled("app/link");
    expect((await shown("link")).linked_component).toMatch(/\/app\/po\/$/);
    expect(await file("link")).toBe(200);
  });
});
