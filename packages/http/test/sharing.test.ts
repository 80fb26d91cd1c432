/** Components that share a repository: who may, and what that gives them. */
import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("sharing a repository on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  const component = (repo: string) => ({
    name: "Po",
    slug: "po",
    repo,
    filemask: "po/*.po",
    new_base: "po/app.pot",
    file_format: "po",
  });

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await site.account("mallory");
    for (const name of ["app", "hers"]) await site.project(name);
    await site.ask("admin", "POST /api/projects/app/components/", component(remote.url));
    await site.settled("app/po");
    const { json } = await site.ask("admin", "GET /api/groups/?page_size=1000");
    const team = json.results.find(
      (each: { name: string; defining_project: string | null }) =>
        each.defining_project?.includes("/hers/") && each.name === "Administration",
    );
    await site.ask("admin", "POST /api/users/mallory/groups/", { group_id: team.id });
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("of another project is for those who may edit the component that owns it", async () => {
    const mine = { ...component("dragoman://app/po"), name: "Link", slug: "link" };
    const refused = await site.ask("mallory", "POST /api/projects/hers/components/", mine);
    expect([refused.status, Object.keys(refused.json)]).toEqual([400, expect.arrayContaining(["repo"])]);
    expect((await site.ask("admin", "POST /api/projects/hers/components/", mine)).status).toBe(201);
  });
});
