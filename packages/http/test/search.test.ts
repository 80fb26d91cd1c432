import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases.slice(-1))("search of the whole site over $name", (database) => {
  let site: Site;
  let remote: GitRemote;

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await site.account("alice");
    await site.account("czeslaw");
    for (const slug of ["garden", "hidden-garden"]) {
      await site.project(slug, { name: `My ${slug}` });
      await site.component(`${slug}/spades`, { name: "Tools", repo: remote.url });
    }
    await site.ask("admin", "POST /api/projects/hidden-garden/access/", { access_control: 100 });
    await site.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        yield* sql`insert into categories (id, project_id, category_id, name, slug)
          values (1, 1, null, 'Outside', 'out'), (2, 1, 1, 'Front Yard', 'front')`;
        yield* sql`update components set category_id = 2, path = 'out/front/spades' where project_id = 1 and slug = 'spades'`;
      }),
    );
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  const find = async (account: string, q: string) =>
    (await site.ask(account, `GET /api/search/?${new URLSearchParams({ q })}`)).json;

  it("finds by a part of the name or slug in any letter case", async () => {
    expect(await find("alice", "MY GAR")).toEqual([
      { url: "/projects/garden/", name: "My garden", category: "Project" },
      { url: "/projects/garden/glossary/", name: "My garden/My garden", category: "Component" },
    ]);
    expect(await find("alice", "SPADE")).toEqual([
      { url: "/projects/garden/out/front/spades/", name: "My garden/Outside/Front Yard/Tools", category: "Component" },
    ]);
    expect(await find("alice", "yard")).toEqual([
      { url: "/projects/garden/out/front/", name: "My garden/Outside/Front Yard", category: "Category" },
    ]);
  });

  it("finds users by name and full name, and languages in use, in the order of kinds", async () => {
    expect(await find("alice", "cz")).toEqual([
      { url: "/user/czeslaw/", name: "czeslaw", category: "User" },
      { url: "/languages/cs/", name: "Czech", category: "Language" },
    ]);
    expect(await find("anonymous", "cz")).toEqual([{ url: "/languages/cs/", name: "Czech", category: "Language" }]);
    expect(await find("anonymous", "French")).toEqual([]);
    expect(await find("admin", "French (Canada)")).toMatchObject([{ url: "/languages/fr_CA/" }]);
  });

  it("shows what is hidden to those who see it", async () => {
    // Two projects with their glossaries.
    expect(await find("admin", "garden")).toHaveLength(4);
    expect(await find("admin", "spades")).toHaveLength(2);
    expect(await find("alice", "hidden")).toEqual([]);
  });

  it("takes every sign as it is, and nothing for nothing", async () => {
    for (const q of ["%", "_", "\\", "", "   ", "'", "x".repeat(5000)]) expect(await find("alice", q), q).toEqual([]);
    expect((await site.ask("alice", "GET /api/search/")).json).toEqual([]);
  });

  it("answers at most five of a kind, by name", async () => {
    for (const name of ["dora", "dana", "dina", "doro", "duda", "dyno"]) await site.account(`x${name}`);
    expect((await find("alice", "XD")).map(({ name }: { name: string }) => name)).toEqual([
      "xdana",
      "xdina",
      "xdora",
      "xdoro",
      "xduda",
    ]);
  });
});
