/** Who has no account knows people by what they did in view, and by nothing else. */
import {
  checked,
  databases,
  gettextFiles,
  type GitRemote,
  makeRemote,
  openSite,
  recordStatements,
  type Site,
} from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeApp } from "../../src/index.ts";

describe.each(databases)("people over $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  let units: { readonly open: number; readonly restricted: number; readonly hidden: number };

  const admin = async (line: string, body?: unknown) => {
    const answer = await site.ask("admin", line, body);
    if (answer.status >= 400) throw new Error(`${line}: ${answer.status} ${answer.text}`);
    return answer.json;
  };
  const component = async (project: string, slug: string, more: object = {}): Promise<number> => {
    await admin(`POST /api/projects/${project}/components/`, {
      name: slug,
      slug,
      repo: remote.url,
      filemask: "po/*.po",
      new_base: "po/app.pot",
      file_format: "po",
      disable_autoshare: true,
      allow_translation_propagation: false,
      ...more,
    });
    await site.settled(`${project}/${slug}`);
    return (await admin(`GET /api/translations/${project}/${slug}/cs/units/`)).results[0].id;
  };
  const edit = (username: string, unit: number, target: string) =>
    site.ask(username, `PATCH /api/units/${unit}/`, { target: [target], state: 20 });

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    for (const username of ["translator", "insider", "secretive", "idle"]) await site.account(username);
    for (const slug of ["open", "hidden"])
      await admin("POST /api/projects/", { name: slug, slug, web: "https://example.org/" });
    await admin("POST /api/projects/hidden/access/", { access_control: 100 });
    units = {
      open: await component("open", "app"),
      restricted: await component("open", "closed", { restricted: true }),
      hidden: await component("hidden", "app"),
    };
    for (const username of ["insider", "secretive"])
      await admin(`POST /api/users/${username}/groups/`, { group_id: 5 });
    // Managers have all projects, and restricted components by name alone.
    const { id } = await admin("POST /api/groups/", { name: "Closed", language_selection: 1 });
    await admin(`POST /api/groups/${id}/roles/`, { role_id: 8 });
    const { id: closed } = await admin("GET /api/components/open/closed/");
    await admin(`POST /api/groups/${id}/components/`, { component_id: closed });
    await admin("POST /api/users/insider/groups/", { group_id: id });
    for (const [username, unit] of [
      ["translator", units.open],
      ["insider", units.restricted],
      ["secretive", units.hidden],
    ] as const)
      expect((await edit(username, unit, `Nazdar ${username}.`)).status).toBe(200);
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  const ways = ["", "statistics/", "notifications/", "tokens/"];

  it("are there for the anonymous when they did something in a public project", async () => {
    expect((await site.ask("anonymous", "GET /api/users/translator/")).json).toEqual({
      id: expect.any(Number),
      full_name: "TRANSLATOR",
      username: "translator",
    });
    expect((await site.ask("anonymous", "GET /api/users/translator/statistics/")).json.translated).toBe(1);
    const { results } = (await site.ask("anonymous", "GET /api/changes/?user=translator")).json;
    expect(results[0].user).toBe("https://site.example/api/users/translator/");
  });

  it.each(["insider", "secretive", "idle"])(
    "are absent for the anonymous when nothing in view shows them: %s",
    async (username) => {
      for (const way of ways) {
        const answer = await site.ask("anonymous", `GET /api/users/${username}/${way}`);
        const nobody = await site.ask("anonymous", `GET /api/users/nobody/${way}`);
        expect([answer.status, answer.text], way).toEqual([404, nobody.text]);
        expect([...answer.headers], way).toEqual([...nobody.headers]);
      }
      expect((await site.ask("translator", `GET /api/users/${username}/`)).json.username).toBe(username);
    },
  );

  it("cost the database the same whether they are hidden or nobody", async () => {
    const recorded = recordStatements(site.services);
    const app = checked(makeApp(recorded.services, { apiRateLimitAnon: "off" }));
    const statements = async (username: string) => {
      recorded.take();
      await app.fetch(new Request(`https://site.example/api/users/${username}/`));
      return recorded.take();
    };
    await statements("nobody");
    expect(await statements("secretive")).toEqual(await statements("nobody"));
  });

  it("are not found by the search of those without an account", async () => {
    for (const q of ["translator", "TRANS", "ins", "i"])
      expect((await site.ask("anonymous", `GET /api/search/?q=${q}`)).text).not.toContain("/user/");
    expect((await site.ask("idle", "GET /api/search/?q=secretive")).json).toHaveLength(1);
  });

  it("are not named to the anonymous for what others did to them", async () => {
    const { id } = (await admin("GET /api/groups/?page_size=1000")).results.find(
      ({ defining_project }: { defining_project: string | null }) => defining_project?.endsWith("/open/"),
    );
    await admin("POST /api/users/idle/groups/", { group_id: id });
    await admin("POST /api/projects/open/blocks/", { username: "secretive" });
    const count = async (username: string) => (await site.ask(username, "GET /api/projects/open/changes/")).json.count;
    expect((await site.ask("translator", "GET /api/projects/open/changes/")).text).toContain('"target":"secretive"');
    for (const path of ["/api/changes/?page_size=1000", "/api/projects/open/changes/", "/exports/rss/open/"])
      expect((await site.ask("anonymous", `GET ${path}`)).text).not.toMatch(/idle|secretive/);
    expect(await count("translator")).toBe((await count("anonymous")) + 2);
  });

  it("go out of view with what showed them", async () => {
    await admin("POST /api/projects/open/access/", { access_control: 100 });
    expect((await site.ask("anonymous", "GET /api/users/translator/")).status).toBe(404);
    await admin("POST /api/projects/open/access/", { access_control: 1 });
    expect((await site.ask("anonymous", "GET /api/users/translator/")).status).toBe(200);
  });
});
