/** Edits that are based on what somebody else has changed meanwhile. */
import { createClient } from "@dragoman/client";
import { databases, gettextFiles, type GitRemote, makeAppPo, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("an edit of what was read a while ago, on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  let id: number;
  const read = async () => (await site.ask("admin", `GET /api/units/${id}/`)).json;
  const save = (account: string, text: string, based_on?: string) =>
    site.ask(account, `PATCH /api/units/${id}/`, {
      target: [text],
      state: 20,
      ...(based_on === undefined ? {} : { based_on }),
    });

  beforeAll(async () => {
    site = await openSite(database);
    for (const name of ["alice", "bob"]) await site.account(name);
    remote = makeRemote(gettextFiles);
    await makeAppPo(site, remote);
    id = (await site.ask("admin", "GET /api/translations/app/po/cs/units/?q=source:Hello")).json.results[0].id;
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("is taken where nobody was faster", async () => {
    const { last_updated } = await read();
    expect((await save("alice", "Ahoj jedna", last_updated)).status).toBe(200);
    expect((await read()).target).toEqual(["Ahoj jedna"]);
  });

  it("writes nothing where somebody was faster, and answers what is there now", async () => {
    const { last_updated } = await read();
    expect((await save("bob", "Ahoj dva", last_updated)).status).toBe(200);
    const answer = await save("alice", "Ahoj tři", last_updated);
    expect(answer.status).toBe(409);
    expect(answer.json.detail).toBe("Somebody has changed the string meanwhile.");
    expect(answer.json.unit).toEqual(await read());
    expect(answer.json.unit.target).toEqual(["Ahoj dva"]);
  });

  it("of several at once lets one in", async () => {
    const { last_updated } = await read();
    const statuses = (
      await Promise.all(["a", "b", "c", "d"].map((text) => save("alice", `Ahoj ${text}`, last_updated)))
    ).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
  });

  it("is done where it is sent again, for its answer was lost", async () => {
    const { last_updated } = await read();
    expect((await save("alice", "Ahoj znovu", last_updated)).status).toBe(200);
    expect((await save("alice", "Ahoj znovu", last_updated)).status).toBe(200);
  });

  it("is taken as ever where it does not say what it is based on", async () => {
    expect((await save("alice", "Ahoj beze všeho")).status).toBe(200);
    expect((await save("bob", "Ahoj naslepo", "")).status).toBe(200);
  });

  it("is a failure of its own to the client, with the string as it is", async () => {
    const client = createClient({
      baseUrl: "https://site.example",
      token: `wlu_${"alice".padStart(36, "0")}`,
      fetch: (request) => site.app.fetch(request),
    });
    const body = { target: ["Ahoj klient"], state: 20 as const, based_on: "2020-01-01T00:00:00.000000Z" };
    const result = await client.units.change({ id, body });
    if (result.ok || result.error.kind !== "overtaken") throw new Error("The edit was taken.");
    expect(result.error.unit.target).toEqual((await read()).target);
  });
});
