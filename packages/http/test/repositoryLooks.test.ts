/** Looks at a repository: what waits for a commit, for a push, or to be integrated, and what an update would bring. */
import {
  databases,
  germanPo,
  gettextFiles,
  type GitRemote,
  makeAppPo,
  makeRemote,
  openSite,
  type Site,
} from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("looks at a repository over $name", (database) => {
  let site: Site;
  let remote: GitRemote;

  const ok = async (line: string, body?: unknown, account = "admin") => {
    const answer = await site.ask(account, line, body);
    if (answer.status >= 400) throw new Error(`${line}: ${answer.status} ${answer.text}`);
    return answer.json;
  };
  const at = "/api/components/app/po/repository/";
  const plan = () => ok(`POST ${at}plan/`, { operation: "pull" });
  const translate = async (account: string, language: string, target: string) => {
    const { results } = await ok(`GET /api/translations/app/po/${language}/units/`);
    await ok(`PATCH /api/units/${results[0].id}/`, { target: [target], state: 20 }, account);
  };

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await makeAppPo(site, remote, { push_on_commit: false, merge_style: "merge" });
    await site.account("maria");
  }, 120_000);
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("tell which strings wait for a commit, by language, and whose they are", async () => {
    expect((await ok(`GET ${at}pending/`)).results).toEqual([]);
    await translate("maria", "cs", "Nazdar");
    const { results } = await ok(`GET ${at}pending/`);
    expect(results).toEqual([
      expect.objectContaining({
        language: expect.objectContaining({ code: "cs" }),
        strings: 1,
        since: expect.any(String),
        authors: [{ username: "maria", full_name: "MARIA", strings: 1 }],
        translate_url: "https://site.example/translate/app/po/cs/",
      }),
    ]);
  });

  it("list our commits that were not pushed, with their files", async () => {
    await ok(`POST ${at}`, { operation: "commit" });
    const { count, results } = await ok(`GET ${at}commits/?side=outgoing`);
    expect([count, results.length]).toEqual([1, 1]);
    expect(results[0]).toMatchObject({ author_name: "MARIA", files: ["po/cs.po"] });
    expect(results[0].revision).toMatch(/^[0-9a-f]{40}$/);
  });

  it("tell what an update would bring, and change nothing", async () => {
    remote.commit({ "po/de.po": germanPo.replace("Hallo", "Guten Tag"), "README.md": "Tea\n" }, "Greet politely");
    const told = await plan();
    expect(told).toMatchObject({ incoming: 1, outgoing: 1, more_files: 0, conflicts: [], problem: null });
    expect(told.revision).toBe(remote.git("rev-parse", "main").trim());
    expect(told.files).toEqual([
      { path: "README.md", added: 1, removed: 0, translated: false },
      { path: "po/de.po", added: 1, removed: 1, translated: true },
    ]);
    const { results } = await ok(`GET ${at}commits/?side=incoming`);
    expect(results).toMatchObject([
      { summary: "Greet politely", author_name: "Upstream", files: ["README.md", "po/de.po"] },
    ]);
    const [unit] = (await ok("GET /api/translations/app/po/de/units/")).results;
    expect(unit.target).toEqual(["Hallo"]);
  });

  it("tell of conflicts before there are any", async () => {
    remote.commit({ "po/cs.po": remote.show("po/cs.po").replace("Ahoj", "Zdar") });
    expect((await plan()).conflicts).toEqual(["po/cs.po"]);
  });
});
