/** How much happened, by days and by people. */
import { databases, gettextFiles, type GitRemote, makeAppPo, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("counts of changes over $name", (database) => {
  let site: Site;
  let remote: GitRemote;

  const days = async (account: string, query = "") => {
    const answer = await site.ask(account, `GET /api/changes/days/${query}`);
    expect(answer.status).toBe(200);
    return answer.json as readonly { day: string; changes: number; edits: number; people: number }[];
  };
  const people = async (account: string, query = "") =>
    (await site.ask(account, `GET /api/changes/people/${query}`)).json.results;
  const sum = (found: readonly { changes: number }[]) => found.reduce((all, { changes }) => all + changes, 0);

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await makeAppPo(site, remote);
    await site.account("alice");
    await site.account("bob");
    const [unit] = (await site.ask("admin", "GET /api/translations/app/po/cs/units/")).json.results;
    for (const [who, target] of [
      ["alice", "Nazdar"],
      ["alice", "Ahoj"],
      ["bob", "Dobrý den"],
    ] as const)
      await site.ask(who, `PATCH /api/units/${unit.id}/`, { target: [target], state: 20 });
  }, 120_000);
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("are those of the list, day by day", async () => {
    const found = await days("alice", "?component=app/po");
    expect(sum(found)).toBe((await site.ask("alice", "GET /api/changes/details/?component=app/po")).json.count);
    expect(found.at(-1)).toMatchObject({ day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), people: 3 });
    expect(await days("alice", "?component=app/po&language=cs&user=alice")).toMatchObject([{ edits: 2, people: 1 }]);
    expect(await days("alice", "?component=app/po&language=cs&user=alice&action=4")).toEqual([]);
  });

  it("tell who did most, first", async () => {
    const found = await people("alice", "?component=app/po&language=cs&action=2&action=5");
    expect(found.map((each: { username: string; edits: number }) => [each.username, each.edits])).toEqual([
      ["alice", 2],
      ["bob", 1],
    ]);
  });

  it("go back for a while, and never beyond a year", async () => {
    expect(await days("alice", "?timestamp_before=2020-01-01")).toEqual([]);
    const ever = await days("alice", "?component=app/po&timestamp_after=1990-01-01");
    expect(ever).toEqual(await days("alice", "?component=app/po"));
    expect((await site.ask("alice", "GET /api/changes/days/?timestamp_after=soon")).status).toBe(400);
  });

  it("have nothing of a project out of view", async () => {
    await site.project("secret");
    await site.ask("admin", "POST /api/projects/secret/access/", { access_control: 100 });
    expect(sum(await days("admin", "?project=secret"))).toBeGreaterThan(0);
    expect(await days("alice", "?project=secret")).toEqual([]);
    expect(await people("alice", "?project=secret")).toEqual([]);
    const created = "?action=50";
    expect([sum(await days("alice", created)), sum(await days("admin", created))]).toEqual([1, 2]);
  });
});
