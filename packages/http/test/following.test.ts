/** Following work: background tasks as lists, alerts, and who works on a language. */
import { databases, gettextFiles, type GitRemote, makeAppPo, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("following work over $name", (database) => {
  let site: Site;
  let remote: GitRemote;

  const ok = async (account: string, line: string, body?: unknown) => {
    const answer = await site.ask(account, line, body);
    if (answer.status >= 400) throw new Error(`${line}: ${answer.status} ${answer.text}`);
    return answer.json;
  };
  const kinds = async (account: string, line: string): Promise<readonly (readonly [string, string | null])[]> =>
    (await ok(account, line)).results.map(({ kind, operation }: { kind: string; operation: string | null }) => [
      kind,
      operation,
    ]);

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await makeAppPo(site, remote);
    for (const name of ["maria", "keeper"]) await site.account(name);
    const { results } = await ok("admin", "GET /api/groups/?page_size=1000");
    const team = results.find(
      (each: { name: string; defining_project: string | null }) =>
        each.name === "Administration" && each.defining_project?.endsWith("/app/"),
    );
    await ok("admin", "POST /api/users/keeper/groups/", { group_id: team.id });
    await ok("admin", "POST /api/components/app/po/repository/", { operation: "pull" });
  }, 120_000);
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("shows the work on a component and its repository, the newest first", async () => {
    const { results } = await ok("keeper", "GET /api/components/app/po/tasks/?kind=repository.operate");
    expect(results[0]).toMatchObject({
      kind: "repository.operate",
      operation: "pull",
      state: "done",
      progress: 100,
      error: null,
      user: "https://site.example/api/users/admin/",
      component: "https://site.example/api/components/app/po/",
    });
    expect(await kinds("keeper", "GET /api/components/app/po/tasks/?kind=component.load")).toEqual([
      ["component.load", null],
    ]);
    expect(
      (await ok("keeper", "GET /api/components/app/po/tasks/?kind=component.load&state=queued,running")).count,
    ).toBe(0);
  });

  it("shows each the work that they may know of", async () => {
    const mine = "GET /api/tasks/all/?mine=true&kind=repository.operate";
    expect(await kinds("admin", mine)).toEqual([["repository.operate", "pull"]]);
    expect(await kinds("keeper", mine)).toEqual([]);
    expect(await kinds("keeper", "GET /api/tasks/all/?kind=repository.operate&project=app&component=po")).toEqual([
      ["repository.operate", "pull"],
    ]);
    for (const account of ["maria", "anonymous"]) expect(await kinds(account, "GET /api/tasks/all/")).toEqual([]);
    expect((await site.ask("maria", "GET /api/components/app/po/tasks/")).status).toBe(403);
    expect((await site.ask("admin", "GET /api/tasks/all/?state=broken")).status).toBe(400);
  });

  it("tells who translates into a language, and where something is left", async () => {
    const [unit] = (await ok("maria", "GET /api/translations/app/po/cs/units/")).results;
    await ok("maria", `PATCH /api/units/${unit.id}/`, { target: ["Nazdar."], state: 20 });
    const { results: people } = await ok("anonymous", "GET /api/languages/cs/people/");
    expect(people.map(({ username, changes }: { username: string; changes: number }) => [username, changes])).toEqual([
      ["maria", 1],
    ]);
    const { results: projects } = await ok("anonymous", "GET /api/languages/cs/projects/");
    expect(projects).toMatchObject([{ project: { slug: "app" }, language: { code: "cs" }, untranslated: 1 }]);
  });

  it("tells alerts in words, and what git or a codec said to those who look after repositories", async () => {
    remote.commit({ "po/de.po": 'msgid "broken' });
    await ok("admin", "POST /api/components/app/po/repository/", { operation: "pull" });
    const [told] = (await ok("keeper", "GET /api/components/app/po/alerts/")).results;
    expect(told).toMatchObject({ name: "ParseError", severity: "error", component_name: "Po" });
    expect(told.details.errors).toHaveLength(1);
    expect(told.text).not.toBe("");
    const { results } = await ok("maria", "GET /api/projects/app/alerts/");
    expect(results).toEqual([{ ...told, details: null }]);
  });

  it("knows every field that a query may name, with its words", async () => {
    const fields: readonly { readonly name: string; readonly kind: string; readonly values: readonly string[] }[] =
      await ok("anonymous", "GET /api/search/fields/");
    const samples: Readonly<Record<string, string>> = { text: "x", name: "x", number: "1", date: "2026-01-01" };
    for (const { name, kind, values } of fields)
      for (const value of values.length > 0 ? values : [name === "checksum" ? "0123456789abcdef" : samples[kind]]) {
        const { status, text } = await site.ask("admin", `GET /api/units/?page_size=1&q=${name}:${value}`);
        expect([name, value, status, status === 200 ? "" : text]).toEqual([name, value, 200, ""]);
      }
    expect(fields.find(({ name }) => name === "check")?.values).toContain("end_stop");
  });
});
