/** Add-ons over HTTP: who may, what is checked, what shows. What each kind does is in `addonKinds.test.ts`. */
import { databases, gettextFiles, type GitRemote, jsonFiles, makeRemote, openSite, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

describe.each(databases.slice(-1))("add-ons on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  const post = (body: unknown, account = "admin", path = "components/app/po") =>
    site.ask(account, `POST /api/${path}/addons/`, body);
  const create = async (slug: string, fields: object, project = "app") => {
    const made = await site.ask("admin", `POST /api/projects/${project}/components/`, {
      name: slug,
      slug,
      repo: remote.url,
      ...fields,
    });
    expect([made.status, made.json]).toEqual([201, expect.anything()]);
    await site.settled(`${project}/${slug}`);
    return made.json;
  };
  const html = "<html><head><title>Hello</title></head><body><p>First</p></body></html>";
  const android = '<resources>\n    <string name="hello">Hello</string>\n</resources>\n';

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote({
      ...gettextFiles,
      ...jsonFiles,
      "values/strings.xml": android,
      "values-cs/strings.xml": android.replace(">Hello<", ">Ahoj<"),
      "doc/en.html": html,
    });
    await site.account("alice");
    await site.project("app");
    await create("po", { filemask: "po/*.po", new_base: "po/app.pot", file_format: "po" });
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("are installed, read, changed and removed, and the log tells", async () => {
    const made = await post({ name: "weblate.gettext.customize", configuration: { width: 77, more: "kept" } });
    expect(made.status).toBe(201);
    const { id } = made.json;
    const shown = {
      component: "https://site.example/api/components/app/po/",
      project: null,
      name: "weblate.gettext.customize",
      id,
      configuration: { width: 77, more: "kept" },
      url: `https://site.example/api/addons/${id}/`,
    };
    expect(made.json).toEqual(shown);
    expect((await site.ask("alice", `GET /api/addons/${id}/`)).json).toEqual(shown);
    expect((await site.ask("admin", "GET /api/components/app/po/")).json.addons).toEqual([shown.url]);
    const changed = await site.ask("admin", `PATCH /api/addons/${id}/`, { configuration: { width: -1 } });
    expect([changed.status, changed.json.configuration]).toEqual([200, { width: -1 }]);
    expect((await site.ask("admin", `PUT /api/addons/${id}/`, { configuration: { width: 77 } })).status).toBe(400);
    const put = { name: "weblate.gettext.customize", configuration: { width: 77 } };
    expect((await site.ask("admin", `PUT /api/addons/${id}/`, put)).status).toBe(200);
    expect((await site.ask("admin", `PATCH /api/addons/${id}/`, { name: "weblate.gettext.mo" })).json).toHaveProperty(
      "name",
    );
    expect((await site.ask("admin", `DELETE /api/addons/${id}/`)).status).toBe(204);
    expect((await site.ask("admin", `GET /api/addons/${id}/`)).status).toBe(404);
    const { json } = await site.ask("admin", "GET /api/components/app/po/changes/?page_size=1000");
    const acts = json.results.filter((change: { action: number }) => change.action >= 60 && change.action <= 62);
    expect(acts.map((change: { action: number; target: string }) => [change.action, change.target])).toEqual([
      [62, "weblate.gettext.customize"],
      [61, "weblate.gettext.customize"],
      [61, "weblate.gettext.customize"],
      [60, "weblate.gettext.customize"],
    ]);
  });

  it("are refused where they are unknown, do not fit, are there already, or are set wrongly", async () => {
    const refused = async (body: unknown, field: string, path?: string) => {
      const answer = await post(body, "admin", path);
      expect([answer.status, Object.keys(answer.json).sort()]).toEqual([400, [field, "detail"].sort()]);
      return answer.json[field];
    };
    await refused({}, "name");
    await refused({ name: "weblate.no.such" }, "name");
    await refused({ name: "weblate.properties.sort" }, "name");
    await refused({ name: "weblate.gettext.linguas" }, "name");
    await refused({ name: "weblate.gettext.configure" }, "name");
    await refused({ name: "weblate.cleanup.generic" }, "name");
    await refused({ name: "weblate.gettext.customize", configuration: null }, "configuration");
    await refused({ name: "weblate.gettext.customize", configuration: [] }, "configuration");
    expect(await refused({ name: "weblate.gettext.customize", configuration: { width: 22 } }, "configuration")).toEqual(
      [expect.stringContaining("width")],
    );
    expect(await refused({ name: "weblate.gettext.customize", configuration: {} }, "configuration")).toEqual([
      "Error in parameter width: This field is required.",
    ]);
    const outside = { filename: "../stats.json", template: "{}" };
    await refused({ name: "weblate.generate.generate", configuration: outside }, "configuration");
    const unknown = { filename: "stats.json", template: "{{ bogus }}" };
    await refused({ name: "weblate.generate.generate", configuration: unknown }, "configuration");
    const { id } = (await post({ name: "weblate.gettext.customize" })).json;
    await refused({ name: "weblate.gettext.customize" }, "name");
    await site.ask("admin", `DELETE /api/addons/${id}/`);
  });

  it("are for those who may edit what they work on", async () => {
    const body = { name: "weblate.gettext.mo" };
    expect((await post(body, "alice")).status).toBe(403);
    expect((await post({ name: "weblate.no.such" }, "alice")).status).toBe(403);
    expect((await post(body, "alice", "projects/app")).status).toBe(403);
    const { id } = (await post(body)).json;
    expect((await site.ask("alice", `PATCH /api/addons/${id}/`, { configuration: {} })).status).toBe(403);
    expect((await site.ask("alice", `DELETE /api/addons/${id}/`)).status).toBe(403);
    await site.ask("admin", `DELETE /api/addons/${id}/`);
  });

  it("of projects stay with the project, wherever they are asked for", async () => {
    const configuration = { age: 30 };
    const made = await post({ name: "weblate.removal.comments", configuration });
    expect(made.json).toMatchObject({ component: null, project: "https://site.example/api/projects/app/" });
    expect((await post({ name: "weblate.removal.comments" })).status).toBe(400);
    const suggestions = await post({ name: "weblate.removal.suggestions" }, "admin", "projects/app");
    expect([suggestions.status, suggestions.json.configuration]).toEqual([201, {}]);
    expect((await site.ask("admin", "GET /api/projects/app/addons/")).status).toBe(405);
    for (const { json } of [made, suggestions]) await site.ask("admin", `DELETE /api/addons/${json.id}/`);
  });

  it("come by themselves where the format calls for them", async () => {
    const kinds = async (slug: string) => {
      const { addons } = (await site.ask("admin", `GET /api/components/app/${slug}/`)).json;
      const names = [];
      for (const url of addons) names.push((await site.ask("admin", `GET ${new URL(url).pathname}`)).json.name);
      return names;
    };
    await create("android", {
      filemask: "values-*/strings.xml",
      template: "values/strings.xml",
      file_format: "aresource",
    });
    expect(await kinds("android")).toEqual(["weblate.cleanup.blank"]);
    await create("doc", {
      filemask: "doc/*.html",
      template: "doc/en.html",
      new_base: "doc/en.html",
      edit_template: false,
      file_format: "html",
    });
    expect(await kinds("doc")).toEqual(["weblate.flags.same_edit"]);
  });

  it("of the whole site work on every component that they fit, also on those that come later", async () => {
    const everywhere = (body: unknown, account = "admin") => site.ask(account, "POST /api/addons/site/", body);
    const body = { name: "weblate.gettext.customize", configuration: { width: -1 } };
    expect((await everywhere(body, "alice")).status).toBe(403);
    expect((await site.ask("admin", "POST /api/addons/", body)).status).toBe(405);
    const made = await everywhere(body);
    expect([made.status, made.json]).toEqual([201, expect.objectContaining({ component: null, project: null })]);
    const { id } = made.json;
    expect((await everywhere(body)).json).toHaveProperty("name");
    expect((await everywhere({ name: "weblate.discovery.discovery" })).json).toHaveProperty("name");

    const settings = async (slug: string) => {
      const found = await site.run(
        Effect.flatMap(
          SqlClient.SqlClient,
          (sql) =>
            sql<{
              file_settings: object;
            }>`select file_settings from components where slug = ${slug} order by id limit 1`,
        ),
      );
      return found[0]?.file_settings;
    };
    expect(await settings("po")).toMatchObject({ options: { po_line_wrap: -1 } });
    expect(await settings("android")).toMatchObject({ options: {} });
    expect(await settings("android")).not.toHaveProperty("options.po_line_wrap");
    await create("later", { filemask: "po/*.po", new_base: "po/app.pot", file_format: "po" });
    expect(await settings("later")).toMatchObject({ options: { po_line_wrap: -1 } });

    const listed = async (account: string) =>
      (await site.ask(account, "GET /api/addons/?page_size=1000")).json.results.map((each: { id: number }) => each.id);
    expect(await listed("admin")).toContain(id);
    expect(await listed("alice")).not.toContain(id);
    for (const line of [`GET /api/addons/${id}/`, `GET /api/addons/${id}/logs/`, `DELETE /api/addons/${id}/`])
      expect((await site.ask("alice", line)).status).toBe(404);

    expect((await site.ask("admin", `DELETE /api/addons/${id}/`)).status).toBe(204);
    expect(await settings("po")).not.toHaveProperty("options.po_line_wrap");
  });

  it("of the whole site act by themselves, and their log says on what", async () => {
    const made = await site.ask("admin", "POST /api/addons/site/", { name: "weblate.generate.prefill" });
    const runs = async (account = "admin") =>
      (await site.ask(account, `GET /api/addons/${made.json.id}/logs/?page_size=1000`)).json.results;
    const on = (slug: string) => `https://site.example/api/components/app/${slug}/`;
    await vi.waitFor(
      async () =>
        expect((await runs()).map((each: { component: string }) => each.component)).toEqual(
          expect.arrayContaining([on("po"), on("later"), on("android")]),
        ),
      { timeout: 30_000, interval: 200 },
    );
    await site.ask("admin", `DELETE /api/addons/${made.json.id}/`);
  });

  it("show where what they work on shows", async () => {
    await site.project("hidden");
    await site.ask("admin", "POST /api/projects/hidden/access/", { access_control: 100 });
    await create("po", { filemask: "po/*.po", new_base: "po/app.pot", file_format: "po" }, "hidden");
    const hidden = (await post({ name: "weblate.gettext.mo" }, "admin", "components/hidden/po")).json;
    const count = async (account: string) => (await site.ask(account, "GET /api/addons/")).json.count;
    expect((await count("admin")) - (await count("alice"))).toBe(1);
    const secret = await site.ask("alice", `GET /api/addons/${hidden.id}/`);
    const absent = await site.ask("alice", "GET /api/addons/999999/");
    expect([secret.status, secret.text]).toEqual([404, absent.text]);
    expect((await site.ask("alice", `DELETE /api/addons/${hidden.id}/`)).status).toBe(404);
    expect((await post({ name: "weblate.gettext.mo" }, "alice", "components/hidden/po")).status).toBe(404);
  });
});
