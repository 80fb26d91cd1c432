/** What saving a text would make of a string, asked while somebody types. */
import {
  databases,
  gettextFiles,
  type GitRemote,
  makeAppPo,
  makeRemote,
  openSite,
  recordStatements,
  type Site,
} from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeApp } from "../src/index.ts";

interface Foreseen {
  readonly check: string;
  readonly enforced: boolean;
}

const twins = {
  "twins/en.json": JSON.stringify({ save: "Save the file", store: "Store the file", open: "Open it. " }),
  "twins/cs.json": JSON.stringify({ store: "Uložit soubor", save: "Uloží se" }),
};

describe.each(databases)("what saving a text would do, on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  const units = async (place: string, query: string) =>
    (await site.ask("admin", `GET /api/translations/${place}/units/?q=${encodeURIComponent(query)}`)).json.results;
  const unit = async (place: string, query: string) => (await units(place, query))[0];
  const foresee = (id: number, body: object, account = "alice") =>
    site.ask(account, `POST /api/units/${id}/checks/`, body);
  const namesOf = (foresight: { checks: readonly Foreseen[] }) => foresight.checks.map(({ check }) => check).sort();

  beforeAll(async () => {
    site = await openSite(database);
    await site.account("alice");
    remote = makeRemote({ ...gettextFiles, ...twins });
    await makeAppPo(site, remote, { enforced_checks: ["c_format"] });
    for (const slug of ["one", "two"])
      await site.component(`app/${slug}`, {
        repo: remote.url,
        filemask: "twins/*.json",
        template: "twins/en.json",
        file_format: "json",
        disable_autoshare: true,
        enforced_checks: ["reused"],
      });
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it.each([
    ["app/po/cs", "source:Good", ["Sbohem"], 20],
    ["app/po/cs", "source:Good", ["Sbohem.\u200b"], 20],
    ["app/po/cs", "source:Good", ["Good bye."], 10],
    ["app/po/cs", "source:file", ["soubor", "%d soubory", "%s souborů"], 20],
    ["app/po/cs", "source:file", ["%d soubor", "%d soubor", "%d soubor"], 20],
    ["app/one/cs", "context:=open", ["Otevřít"], 20],
    ["app/one/cs", "context:=open", ["Uložit soubor"], 20],
    ["app/one/cs", "context:=save", ["Uložit  to"], 20],
    ["app/one/cs", "context:=save", [""], 0],
  ])(
    "is what it then does: %s, %s, %j",
    async (place, query, target, state) => {
      const { id } = await unit(place, query);
      const { json: foresight, status } = await foresee(id, { target, state });
      expect(status).toBe(200);
      expect((await site.ask("alice", `PATCH /api/units/${id}/`, { target, state })).status).toBe(200);
      const saved = (await site.ask("admin", `GET /api/units/${id}/`)).json;
      expect({ target: foresight.target, state: foresight.state }).toEqual({
        target: saved.target,
        state: saved.state,
      });
      // An empty text is judged by its history too, which nobody types.
      const failing: string[] = [];
      for (const { id: check } of (await site.ask("admin", "GET /api/checks/")).json)
        if (check !== "translated" && (await units(place, `id:${id} AND check:${check}`)).length > 0)
          failing.push(check);
      expect(namesOf(foresight)).toEqual(failing.sort());
    },
    60_000,
  );

  it("tells which checks are enforced, in which forms, and what helps", async () => {
    const { id } = await unit("app/po/cs", "source:file");
    const { json } = await foresee(id, { target: ["%d soubor", "%d soubory", "souborů"] });
    expect(json).toMatchObject({ state: 10, target: ["%d soubor", "%d soubory", "souborů"] });
    expect(json.checks).toEqual([
      {
        check: "c_format",
        name: "C placeholders",
        description: expect.any(String),
        enforced: true,
        dismissed: false,
        forms: [2],
        fixes: [{ form: 2, kind: "insert", text: "%d" }],
      },
    ]);
    expect(json.highlights).toEqual([
      [{ start: 0, end: 2, kind: "placeholder" }],
      [{ start: 0, end: 2, kind: "placeholder" }],
      [],
    ]);
  });

  it("takes one text of a form, and forms that are not all there", async () => {
    const { id } = await unit("app/po/cs", "source:file");
    expect((await foresee(id, { target: ["%d soubor"] })).json.target).toEqual(["%d soubor", "", ""]);
    const { id: single } = await unit("app/po/cs", "source:Good");
    const form = new URLSearchParams({ target: "Sbohem." });
    expect((await site.ask("alice", `POST /api/units/${single}/checks/`, form as never)).json.target).toEqual([
      "Sbohem.",
    ]);
  });

  it("writes nothing, and takes two statements", async () => {
    const { id } = await unit("app/one/cs", "context:=save");
    const before = (await site.ask("admin", `GET /api/units/${id}/`)).json;
    const recorded = recordStatements(site.services);
    const app = makeApp(recorded.services, { apiRateLimitUser: "off" });
    const ask = () =>
      app.fetch(
        new Request(`https://site.example/api/units/${id}/checks/`, {
          method: "POST",
          headers: { authorization: `Token wlu_${"alice".padStart(36, "0")}`, "content-type": "application/json" },
          body: JSON.stringify({ target: ["Uložit soubor"] }),
        }),
      );
    await ask();
    recorded.take();
    expect((await ask()).status).toBe(200);
    expect(recorded.take().filter((statement) => /\bunits\b/.test(statement))).toHaveLength(2);
    expect((await site.ask("admin", `GET /api/units/${id}/`)).json).toEqual(before);
  });

  it("is told to whoever sees the string and has an account, of texts that can be read", async () => {
    const { id } = await unit("app/po/cs", "source:Good");
    expect((await foresee(id, { target: ["Sbohem."] }, "anonymous")).status).toBe(401);
    expect((await foresee(999_999, { target: ["Sbohem."] })).status).toBe(404);
    for (const body of [{}, { target: 5 }, { target: ["a"], state: 100 }])
      expect((await foresee(id, body)).status).toBe(400);
  });

  it("names all checks with words", async () => {
    const { json } = await site.ask("anonymous", "GET /api/checks/");
    expect(json).toHaveLength(71);
    expect(json[0]).toEqual({
      id: "same",
      name: "Same as the source",
      description: expect.any(String),
      kind: "target",
      flags: [],
      ignore_flag: "ignore-same",
    });
  });

  it("is the same for source strings that are edited", async () => {
    const { id } = await unit("app/one/en", "context:=save");
    const body = { target: ["Save the file..."], state: 20 };
    const { json } = await foresee(id, body, "admin");
    expect(namesOf(json)).toEqual(["ellipsis"]);
    expect((await site.ask("admin", `PATCH /api/units/${id}/`, body)).status).toBe(200);
    expect(await units("app/one/en", "check:ellipsis")).toHaveLength(1);
  });
});
