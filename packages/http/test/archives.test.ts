/** Archives of components and projects: the stored files, or every translation in another format. */
import { readZip, unpack } from "@dragoman/formats";
import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("archives on $name", (database) => {
  let site: Site;
  let remote: GitRemote;

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote({
      ...gettextFiles,
      "web/en.json": '{"title": "Hello"}\n',
      "web/cs.json": '{"title": "Ahoj"}\n',
    });
    await site.account("reader");
    await site.project("app");
    const create = async (component: Readonly<Record<string, string | boolean>>) => {
      const made = await site.ask("admin", "POST /api/projects/app/components/", {
        repo: remote.url,
        disable_autoshare: true,
        ...component,
      });
      expect(made.status).toBe(201);
      await site.settled(`app/${component["slug"]}`);
    };
    await create({ name: "Po", slug: "po", filemask: "po/*.po", new_base: "po/app.pot", file_format: "po" });
    await create({ name: "Web", slug: "web", filemask: "web/*.json", template: "web/en.json", file_format: "json" });
    await create({
      name: "Hidden",
      slug: "hidden",
      filemask: "web/*.json",
      template: "web/en.json",
      file_format: "json",
      restricted: true,
    });
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  const members = async (account: string, path: string) => {
    const answer = await site.ask(account, `GET ${path}`);
    expect(answer.headers.get("content-type")).toBe("application/zip");
    const archive = readZip(answer.bytes);
    // The glossary gets its languages in the background.
    const own = [...archive.members.values()].filter(({ name }) => !/^app[/-]glossary\b/.test(name));
    return new Map(own.map((member) => [member.name, String(unpack(archive, member))]));
  };

  it("holds what there is while the glossary of a new project has nothing yet", async () => {
    await site.run(
      Effect.flatMap(SqlClient.SqlClient, (sql) =>
        Effect.andThen(
          sql`create function hold_glossaries() returns trigger language plpgsql as
            'begin new.state := ''cancelled''; new.finished := now(); return new; end'`,
          sql`create trigger hold_glossaries before insert on tasks for each row when (new.kind = 'glossary.follow')
            execute function hold_glossaries()`,
        ),
      ).pipe(Effect.orDie),
    );
    await site.project("new");
    const fields = { name: "Po", slug: "po", filemask: "po/*.po", new_base: "po/app.pot", file_format: "po" };
    await site.ask("admin", "POST /api/projects/new/components/", { ...fields, repo: remote.url });
    await site.settled("new/po");
    expect((await site.ask("admin", "GET /api/components/new/glossary/")).status).toBe(200);
    expect([...(await members("admin", "/api/projects/new/file/")).keys()]).toContain("new/po/po/cs.po");
    expect([...(await members("admin", "/api/components/new/glossary/file/")).keys()]).toEqual([]);
    await site.run(
      Effect.orDie(Effect.flatMap(SqlClient.SqlClient, (sql) => sql`drop function hold_glossaries() cascade`)),
    );
  });

  it("holds a component's files byte for byte, under its own folder", async () => {
    const files = await members("admin", "/api/components/app/po/file/");
    expect([...files.keys()]).toEqual(
      Object.keys(gettextFiles)
        .map((path) => `app/po/${path}`)
        .sort(),
    );
    expect(files.get("app/po/po/cs.po")).toBe(gettextFiles["po/cs.po"]);
  });

  it("holds all files of a project that the reader sees, and no other", async () => {
    const owners = (files: ReadonlyMap<string, string>) => new Set([...files.keys()].map((name) => name.split("/")[1]));
    expect(owners(await members("admin", "/api/projects/app/file/"))).toEqual(new Set(["po", "web", "hidden"]));
    expect(owners(await members("reader", "/api/projects/app/file/"))).toEqual(new Set(["po", "web"]));
  });

  it("holds one language of a project, with what it is translated from, where that is asked for", async () => {
    const files = await members("reader", "/api/projects/app/file/?language_code=cs");
    expect([...files.keys()]).toEqual([
      "app/po/po/app.pot",
      "app/po/po/cs.po",
      "app/web/web/cs.json",
      "app/web/web/en.json",
    ]);
    expect((await members("reader", "/api/projects/app/file/?language_code=xx")).size).toBe(0);
  });

  it("converts every translation, and leaves a note where that cannot be done", async () => {
    const files = await members("reader", "/api/projects/app/file/?format=zip:json&language_code=cs");
    expect([...files.keys()]).toEqual(["app-po-cs.json.skipped", "app-web-cs.json"]);
    expect(JSON.parse(files.get("app-web-cs.json") ?? "")).toEqual({ title: "Ahoj" });
  });
});
