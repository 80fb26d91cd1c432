import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { Actors, systemActor } from "@dragoman/core/access";
import { LanguageId, ProjectId } from "@dragoman/core/ids";
import { Memory } from "@dragoman/core/memory";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

interface Entry {
  readonly id: number;
  readonly source: string;
  readonly target: string;
  readonly source_language: number;
  readonly target_language: number;
  readonly origin: string;
  readonly project: number | null;
  readonly from_file: boolean;
  readonly shared: boolean;
}

describe.each(databases.slice(-1))("translation memory over $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  const ids = new Map<string, number>();

  const component = async (project: string) => {
    ids.set(
      project,
      (await site.ask("admin", "POST /api/projects/", { name: project, slug: project, web: "https://example.org/" }))
        .json.id,
    );
    await site.component(`${project}/po`, { repo: remote.url });
  };
  const unit = async (project: string, index: number) =>
    (await site.ask("admin", `GET /api/translations/${project}/po/cs/units/`)).json.results[index].id as number;
  const translate = async (account: string, project: string, index: number, target: string, state = 20) =>
    expect(
      (await site.ask(account, `PATCH /api/units/${await unit(project, index)}/`, { target: [target], state })).status,
    ).toBe(200);
  const entries = async (account = "admin"): Promise<readonly Entry[]> => {
    const { status, json } = await site.ask(account, "GET /api/memory/?page_size=1000");
    expect(status).toBe(200);
    return json.results;
  };
  const entriesOf = async (target: string, account?: string) =>
    (await entries(account)).filter((entry) => entry.target === target);
  /** What is found once what was done has been remembered. */
  const eventually = async (target: string, count: number) => {
    for (let patience = 0; (await entriesOf(target)).length < count && patience < 100; patience++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return await entriesOf(target);
  };
  /** Until nothing waits in the background. */
  const quiet = async () => {
    const { celery_queues: queues } = (await site.ask("admin", "GET /api/metrics/")).json;
    if (queues.memory > 0 || queues.celery > 0) await new Promise((resolve) => setTimeout(resolve, 50)).then(quiet);
  };
  const languageId = (code: string) =>
    site.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        return (
          (yield* sql<{ id: LanguageId }>`select id from languages where code = ${code}`)[0]?.id ?? LanguageId.make(0)
        );
      }),
    );

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    for (const name of ["alice", "keeper", "bob"]) await site.account(name);
    await component("open");
    await component("closed");
    await site.ask("admin", "POST /api/projects/closed/access/", { access_control: 100 });
    const { results } = (await site.ask("admin", "GET /api/groups/?page_size=1000")).json;
    const team = (project: string, name: string) =>
      results.find(
        (each: { name: string; defining_project: string | null }) =>
          each.name === name && each.defining_project?.endsWith(`/${project}/`),
      ).id;
    // The teams of a project are made with it, or once it stops being public.
    await site.ask("admin", "POST /api/users/keeper/groups/", { group_id: team("closed", "Memory") });
    await site.ask("admin", "POST /api/users/bob/groups/", { group_id: team("closed", "Administration") });
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("learns the strings of files in the background, once, plural forms as one text", async () => {
    await eventually("Hallo", 3);
    await quiet();
    const found = await entriesOf("Ahoj");
    const places = found.map(({ origin, project, shared }) => `${origin} ${project} ${shared}`).sort();
    expect(places).toEqual(
      [`closed/po ${ids.get("closed")} false`, `open/po ${ids.get("open")} false`, "open/po null true"].sort(),
    );
    expect(found.find(({ project }) => project !== null)).toEqual({
      id: expect.any(Number),
      source: "Hello",
      target: "Ahoj",
      source_language: await languageId("en"),
      target_language: await languageId("cs"),
      origin: expect.any(String),
      project: expect.any(Number),
      from_file: false,
      shared: false,
    });
    expect((await entriesOf("%d soubor\u001e\u001e%d soubory\u001e\u001e%d souborů")).length).toBe(3);
    const before = (await entries()).length;
    remote.commit({ "po/cs.po": `${gettextFiles["po/cs.po"]}\n#: z.c:1\nmsgid "New"\nmsgstr "Nové"\n` });
    await site.ask("admin", "POST /api/components/open/po/repository/", { operation: "pull" });
    await eventually("Nové", 2);
    expect((await entries()).length).toBe(before + 2);
  });

  it("keeps every translation for the project, everybody and its author, soon after the edit", async () => {
    await translate("alice", "open", 2, "Sbohem.");
    await translate("alice", "open", 2, "Nashle.");
    await translate("alice", "open", 2, "Nashle?", 10);
    await translate("alice", "open", 2, "Sbohem.");
    for (const target of ["Sbohem.", "Nashle."])
      expect((await eventually(target, 3)).map(({ project, shared }) => [project, shared])).toEqual(
        expect.arrayContaining([
          [ids.get("open"), false],
          [null, true],
          [null, false],
        ]),
      );
    expect(await entriesOf("Sbohem.")).toHaveLength(3);
    expect(await entriesOf("Nashle?")).toEqual([]);
  });

  it("shares nothing of what not everybody sees", async () => {
    await translate("admin", "closed", 2, "Tajemství.");
    expect((await eventually("Tajemství.", 2)).some(({ shared }) => shared)).toBe(false);
    await site.ask("admin", "PATCH /api/components/open/po/", { restricted: true });
    await translate("admin", "open", 2, "Omezeno.");
    expect((await eventually("Omezeno.", 1)).map(({ project, shared }) => [project, shared])).toEqual([[null, false]]);
    await site.ask("admin", "PATCH /api/components/open/po/", { restricted: false });
  });

  it("is kept by those whom projects trust with it", async () => {
    expect((await site.ask("anonymous", "GET /api/memory/")).status).toBe(401);
    expect((await site.ask("alice", "GET /api/memory/")).status).toBe(403);
    const mine = await entries("keeper");
    expect(mine.length).toBeGreaterThan(0);
    expect(mine.every(({ project }) => project === ids.get("closed"))).toBe(true);
    const [entry] = mine;
    const foreign = (await entries()).find(({ project }) => project === ids.get("open"));
    expect((await site.ask("keeper", `GET /api/memory/${entry?.id}/`)).json).toEqual(entry);
    for (const line of [
      `GET /api/memory/${foreign?.id}/`,
      `DELETE /api/memory/${foreign?.id}/`,
      "DELETE /api/memory/99999999/",
    ])
      expect((await site.ask("keeper", line)).status, line).toBe(404);
    expect((await site.ask("alice", `DELETE /api/memory/${entry?.id}/`)).status).toBe(403);
    expect((await site.ask("keeper", `DELETE /api/memory/${entry?.id}/`)).status).toBe(204);
    expect((await site.ask("admin", `GET /api/memory/${entry?.id}/`)).status).toBe(404);
    expect((await site.ask("admin", "GET /api/memory/abc/")).status).toBe(404);
  });

  it("is looked up by exactly the source, as far as the actor sees where it comes from", async () => {
    const [sourceLanguageId, targetLanguageId] = [await languageId("en"), await languageId("cs")];
    const lookUp = (username: string, source: string) =>
      site.run(
        Effect.gen(function* () {
          const actor = username === "system" ? systemActor : yield* (yield* Actors).byUsername(username);
          const projectId = ProjectId.make(ids.get("open") ?? 0);
          return (yield* (yield* Memory).lookUp(actor, { projectId, sourceLanguageId, targetLanguageId, source })).map(
            ({ target }) => target,
          );
        }),
      );
    expect((await lookUp("alice", "Good bye.")).toSorted()).toEqual(["Nashle.", "Sbohem."]);
    expect((await lookUp("admin", "Good bye.")).toSorted()).toEqual(
      ["Nashle.", "Omezeno.", "Sbohem.", "Tajemství."].toSorted(),
    );
    expect(await lookUp("alice", "good bye.")).toEqual([]);
  });

  it("outlives components, as far as they were open", async () => {
    const mine = async () => (await entries("bob")).map(({ target }) => target);
    expect(await mine()).toContain("Tajemství.");
    await site.ask("admin", "DELETE /api/components/closed/po/");
    expect(await mine()).toContain("Tajemství.");
  });

  it("takes back what was shared when a project closes, and forgets with projects and users", async () => {
    await site.ask("admin", "POST /api/projects/open/access/", { access_control: 100 });
    expect((await entries()).some(({ shared }) => shared)).toBe(false);
    expect(await entriesOf("Nashle.")).toHaveLength(2);
    await site.ask("admin", "DELETE /api/users/alice/");
    expect(await entriesOf("Nashle.")).toHaveLength(1);
    await site.ask("admin", "DELETE /api/projects/open/");
    expect(await entriesOf("Nashle.")).toEqual([]);
  });
});
