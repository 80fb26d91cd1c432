import {
  databases,
  gettextFiles,
  type GitRemote,
  images,
  makeRemote,
  notImages,
  openSite,
  png,
  type Site,
} from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const place = { project_slug: "app", component_slug: "po", language_code: "en" };
const form = (fields: Readonly<Record<string, string | Uint8Array>>, filename = "shot.png") => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === "string") data.append(name, value);
    else data.append(name, new Blob([Buffer.from(value)], { type: "image/png" }), filename);
  return data;
};

describe.each(databases.slice(-1))("screenshots over $name", (database) => {
  let site: Site;
  let remote: GitRemote;

  const admin = async (line: string, body?: unknown) => {
    const answer = await site.ask("admin", line, body);
    if (answer.status >= 400) throw new Error(`${line}: ${answer.status} ${answer.text}`);
    return answer.json;
  };
  const component = async (project: string, slug: string, more: object = {}) => {
    await admin(`POST /api/projects/${project}/components/`, {
      name: slug,
      slug,
      repo: remote.url,
      filemask: "po/*.po",
      new_base: "po/app.pot",
      file_format: "po",
      ...more,
    });
  };
  const add = (fields: Readonly<Record<string, string | Uint8Array>> = {}, account = "admin", filename?: string) =>
    site.ask(
      account,
      "POST /api/screenshots/",
      form({ image: images.png, name: "Shot", ...place, ...fields }, filename),
    );
  const file = (account: string, address: string) =>
    site.ask(account, `GET ${address.replace("https://site.example", "")}`);
  /** How many images the database keeps. */
  const stored = () =>
    site.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const [row] = yield* sql<{ count: number }>`select count(*)::int as count from screenshot_images`;
        return row?.count;
      }),
    );

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    for (const username of ["alice", "shooter"]) await site.account(username);
    for (const slug of ["app", "secret"])
      await admin("POST /api/projects/", { name: slug, slug, web: "https://example.org/" });
    await admin("POST /api/projects/secret/access/", { access_control: 100 });
    await component("app", "po");
    await site.settled("app/po");
    await component("secret", "po");
    await site.settled("secret/po");
    const team = await admin("POST /api/groups/", { name: "Shooters", language_selection: 0 });
    await admin(`POST /api/groups/${team.id}/roles/`, { role_id: 12 });
    const { id } = await admin("GET /api/projects/app/");
    await admin(`POST /api/groups/${team.id}/projects/`, { project_id: id });
    await admin(`POST /api/groups/${team.id}/languages/`, { language_code: "cs" });
    await admin("POST /api/users/shooter/groups/", { group_id: team.id });
  }, 120_000);
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("are added with an image, and say where it is", async () => {
    const made = await add({}, "admin", "welcome screen.png");
    expect([made.status, made.headers.get("location")]).toEqual([201, made.json.url]);
    const { id, image, ...rest } = made.json;
    expect(rest).toEqual({
      name: "Shot",
      repository_filename: "",
      translation: "https://site.example/api/translations/app/po/en/",
      file_url: `https://site.example/api/screenshots/${id}/file/`,
      units: [],
      url: `https://site.example/api/screenshots/${id}/`,
    });
    expect(image).toBe("https://site.example/media/screenshots/welcome_screen.png");
    expect((await site.ask("anonymous", `GET /api/screenshots/${id}/`)).json).toEqual({ id, ...rest });
    const again = await add({}, "admin", "welcome screen.png");
    expect(again.json.image).toMatch(/\/media\/screenshots\/welcome_screen_\w+\.png$/);
  });

  it("are handed out as they came: to keep, or to be shown and nothing else", async () => {
    const made = (await add({ image: images.gif }, "admin", "moving.png")).json;
    const fetched = async (address: string, headers: Readonly<Record<string, string>> = {}) => {
      const response = await site.app.fetch(new Request(address, { headers }));
      return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
    };
    const kept = await fetched(made.file_url, { accept: "image/*" });
    expect(kept.bytes).toEqual(images.gif);
    expect(kept.response.headers.get("content-type")).toBe("application/binary");
    expect(kept.response.headers.get("content-disposition")).toBe('attachment; filename="moving.gif"');
    const shown = await fetched(made.image, { accept: "image/*" });
    expect(shown.bytes).toEqual(images.gif);
    expect(Object.fromEntries(shown.response.headers)).toMatchObject({
      "content-type": "image/gif",
      "content-disposition": 'inline; filename="moving.gif"',
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-cache",
    });
    const tag = shown.response.headers.get("etag") ?? "";
    expect((await fetched(made.image, { "if-none-match": tag })).response.status).toBe(304);
  });

  it("take images only, whatever they are called", async () => {
    for (const bytes of Object.values(images)) expect((await add({ image: bytes })).status).toBe(201);
    const before = await stored();
    for (const [kind, bytes] of Object.entries({ ...notImages, empty: new Uint8Array(), wide: png(2001, 1) })) {
      const answer = await add({ image: bytes });
      expect([answer.status, answer.json.image], kind).toEqual([400, [expect.any(String)]]);
    }
    const large = new Uint8Array(20 * 1024 * 1024 + 1);
    large.set(images.png);
    expect((await add({ image: large })).json.image).toEqual([expect.any(String)]);
    expect((await add({ image: large.subarray(0, -1) })).status).toBe(201);
    expect((await add({ image: "a text" })).json.image).toEqual([expect.any(String)]);
    const json = { ...place, name: "Shot", image: { path: "/etc/passwd", name: "x.png", type: "image/png", size: 1 } };
    expect((await site.ask("admin", "POST /api/screenshots/", json)).json.image).toEqual([expect.any(String)]);
    expect(await stored()).toBe((before ?? 0) + 1);
  });

  it("need a translation, a name and an image, and are told of in that order", async () => {
    const missing = await site.ask("admin", "POST /api/screenshots/", form({ image: images.png, name: "X" }));
    expect([missing.status, Object.keys(missing.json).sort()]).toEqual([
      400,
      ["component_slug", "detail", "language_code", "project_slug"],
    ]);
    for (const wrong of [
      { project_slug: "none" },
      { component_slug: "none" },
      { language_code: "fr" },
      { project_slug: "\0" },
    ]) {
      const answer = await add({ ...wrong });
      expect([answer.status, answer.json.detail]).toEqual([400, expect.any(String)]);
    }
    const empty = await site.ask("admin", "POST /api/screenshots/", form({ ...place }));
    expect(empty.json).toMatchObject({ name: [expect.any(String)], image: [expect.any(String)] });
    expect((await add({ name: "x".repeat(201) })).json.name).toEqual([expect.any(String)]);
    expect((await add({ repository_filename: "../../etc/passwd" })).json.repository_filename).toEqual([
      expect.any(String),
    ]);
  });

  it("find components in categories by their paths", async () => {
    const category = await admin("POST /api/categories/", { name: "C", slug: "cat", project: "/api/projects/app/" });
    await component("app", "inner", { category: category.url });
    await site.settled("app/cat%252Finner");
    for (const component_slug of ["cat/inner", "cat%2Finner", "cat%252Finner"]) {
      const made = await add({ component_slug });
      expect(made.json.translation).toBe("https://site.example/api/translations/app/cat%252Finner/en/");
    }
    expect((await site.ask("anonymous", "GET /api/components/app/cat%252Finner/screenshots/")).json.count).toBe(3);
  });

  it("are changed in their name and file name, and by a new image", async () => {
    const { id, file_url, image } = (await add({ repository_filename: "docs/a.png" }, "admin", "old.png")).json;
    const line = `/api/screenshots/${id}/`;
    const before = await stored();
    expect(await admin(`PATCH ${line}`, { name: "New", translation: "x" })).toMatchObject({
      name: "New",
      repository_filename: "docs/a.png",
    });
    expect(await admin(`PUT ${line}`, { name: "Put" })).toMatchObject({ name: "Put" });
    expect((await site.ask("admin", `PUT ${line}`, {})).json.name).toEqual([expect.any(String)]);
    for (const method of ["POST", "PUT"]) {
      const answer = await site.ask("admin", `${method} ${line}file/`, form({ image: images.webp }, `${method}.webp`));
      expect([answer.status, answer.json]).toEqual([200, { result: true }]);
    }
    const now = await file("anonymous", file_url);
    expect(now.headers.get("content-disposition")).toBe('attachment; filename="PUT.webp"');
    expect((await file("anonymous", image)).status).toBe(404);
    expect(await stored()).toBe(before);
    for (const body of [form({ name: "x" }), form({ image: notImages.svg }), {}])
      expect((await site.ask("admin", `POST ${line}file/`, body)).json.image).toEqual([expect.any(String)]);
    expect((await file("anonymous", file_url)).status).toBe(200);
  });

  it("show strings of their own translation", async () => {
    const [shot, other] = [(await add()).json, (await add({ language_code: "cs" })).json];
    const [source] = (await admin("GET /api/translations/app/po/en/units/")).results;
    const [target] = (await admin("GET /api/translations/app/po/cs/units/")).results;
    const show = (id: number, unit_id: unknown) =>
      site.ask("admin", `POST /api/screenshots/${id}/units/`, unit_id === undefined ? {} : { unit_id });
    for (let time = 0; time < 2; time++)
      expect((await show(shot.id, source.id)).json).toMatchObject({ id: shot.id, units: [source.url] });
    expect((await show(other.id, String(target.id))).json.units).toEqual([target.url]);
    for (const wrong of [target.id, 99999999, "abc", null, undefined]) {
      const answer = await show(shot.id, wrong);
      expect([answer.status, answer.json.unit_id], String(wrong)).toEqual([400, [expect.any(String)]]);
    }
    const found = async (q: string) =>
      (await admin(`GET /api/units/?q=${encodeURIComponent(`project:app AND ${q}`)}`)).results.map(
        ({ id }: { id: number }) => id,
      );
    // Every language of a source string is on the source's screenshots.
    expect(await found("has:screenshot AND language:cs")).toEqual([target.id]);
    expect(await found("has:screenshot AND language:en")).toEqual([source.id]);
    expect(await found("screenshot:shot AND language:en")).toEqual([source.id]);
    expect(await found("screenshot:none")).toEqual([]);
    const hide = async (id: number, unit: unknown) =>
      (await site.ask("admin", `DELETE /api/screenshots/${id}/units/${unit}`)).status;
    expect(await hide(shot.id, source.id)).toBe(204);
    expect(await hide(shot.id, source.id)).toBe(204);
    expect(await hide(shot.id, target.id)).toBe(404);
    expect(await hide(shot.id, "abc")).toBe(404);
    expect((await admin(`GET /api/screenshots/${shot.id}/`)).units).toEqual([]);
  });

  it("belong to those who manage screenshots, in their languages", async () => {
    const { id } = (await add()).json;
    expect((await add({}, "alice")).status).toBe(403);
    expect((await add({ image: "broken" }, "alice")).status).toBe(403);
    expect((await add({}, "shooter")).status).toBe(403);
    expect((await add({}, "anonymous")).status).toBe(401);
    const own = (await add({ language_code: "cs" }, "shooter")).json;
    expect((await site.ask("shooter", `PATCH /api/screenshots/${own.id}/`, { name: "Mine" })).status).toBe(200);
    for (const [line, body] of [
      [`PATCH /api/screenshots/${id}/`, "{broken"],
      [`PUT /api/screenshots/${id}/`, "{broken"],
      [`DELETE /api/screenshots/${id}/`, undefined],
      [`POST /api/screenshots/${id}/file/`, "{broken"],
      [`POST /api/screenshots/${id}/units/`, "{broken"],
      [`DELETE /api/screenshots/${id}/units/1/`, undefined],
    ] as const)
      for (const account of ["alice", "shooter"])
        expect((await site.ask(account, line, body)).status, `${account} ${line}`).toBe(403);
    expect((await site.ask("shooter", `DELETE /api/screenshots/${own.id}/`)).status).toBe(204);
  });

  it("are there for those who see the component, and for nobody else", async () => {
    const made = (await add({ project_slug: "secret" }, "admin", "hidden.png")).json;
    for (const account of ["anonymous", "alice"]) {
      for (const address of [made.url, made.file_url, made.image])
        expect((await file(account, address)).status, address).toBe(404);
      expect((await site.ask(account, "GET /api/components/secret/po/screenshots/")).status).toBe(404);
      const all = (await site.ask(account, "GET /api/screenshots/?page_size=1000")).json;
      expect(all.results.map(({ url }: { url: string }) => url)).not.toContain(made.url);
      expect(all.count).toBe(all.results.length);
    }
    expect((await file("admin", made.image)).status).toBe(200);
    const [hidden, absent] = [
      await add({ project_slug: "secret" }, "alice"),
      await add({ project_slug: "no" }, "alice"),
    ];
    expect([hidden.status, hidden.text]).toEqual([400, absent.text]);
    for (const id of ["0", "999999999999999", "x", "-1"])
      expect((await site.ask("admin", `GET /api/screenshots/${id}/`)).status).toBe(404);
    for (const name of ["none.png", "..%2F..%2Fetc%2Fpasswd", "%00"])
      expect((await site.ask("admin", `GET /media/screenshots/${name}`)).status).toBe(404);
  });

  it("are recorded when they come and when their image does, and do not make an author", async () => {
    const { last_author: author } = await admin("GET /api/translations/app/po/cs/");
    const { id } = (await add({ name: "Recorded", language_code: "cs" })).json;
    await site.ask("admin", `POST /api/screenshots/${id}/file/`, form({ image: images.png }));
    const { results } = await admin("GET /api/translations/app/po/cs/changes/?action=57&action=58&page_size=2");
    expect(results).toMatchObject([
      { action: 58, action_name: "Screenshot uploaded", target: "Recorded", author: null },
      { action: 57, action_name: "Screenshot added", target: "Recorded", author: null },
    ]);
    expect(results[0].user).toBe("https://site.example/api/users/admin/");
    expect((await admin("GET /api/translations/app/po/cs/")).last_author).toBe(author);
  });

  it("go with their images, also when what they show goes", async () => {
    const { id, file_url } = (await add()).json;
    const count = (await stored()) ?? 0;
    expect((await site.ask("admin", `DELETE /api/screenshots/${id}/`)).status).toBe(204);
    expect((await site.ask("admin", `DELETE /api/screenshots/${id}/`)).status).toBe(404);
    expect((await file("admin", file_url)).status).toBe(404);
    expect(await stored()).toBe(count - 1);
    await admin("DELETE /api/components/secret/po/");
    expect(await stored()).toBe(count - 2);
    expect((await admin("GET /api/screenshots/?page_size=1000")).count).toBe(count - 2);
  });
});
