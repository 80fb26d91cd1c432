import { systemActor } from "@dragoman/core/access";
import { Projects } from "@dragoman/core/projects";
import { databases, openSite, type Answer, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("tokens over $name", (database) => {
  let site: Site;

  beforeAll(async () => {
    site = await openSite(database);
    await site.account("alice");
    await site.account("bob");
    for (const slug of ["app", "other"]) await site.project(slug);
  });
  afterAll(() => site.close());

  /** Asks with a token that no account of the test has. */
  const askWith = async (token: string, line: string, body?: object): Promise<Pick<Answer, "status" | "json">> => {
    const [method = "", path = ""] = line.split(" ");
    const headers = { authorization: `Token ${token}`, "content-type": "application/json" };
    const sent = body === undefined ? null : JSON.stringify(body);
    const response = await site.app.fetch(new Request(`https://site.example${path}`, { method, headers, body: sent }));
    const text = await response.text();
    return { status: response.status, json: text === "" ? undefined : JSON.parse(text) };
  };

  describe("of users", () => {
    it("are shown once, and then known by their ends", async () => {
      const made = await site.ask("alice", "POST /api/users/alice/tokens/", {
        name: "laptop",
        expires: "2099-01-01T00:00:00Z",
      });
      expect(made.status).toBe(201);
      expect(made.headers.get("location")).toBe(made.json.url);
      expect(made.json).toEqual({
        id: expect.any(Number),
        name: "laptop",
        hint: expect.stringMatching(/^wlu_…[A-Za-z0-9]{4}$/),
        user: "https://site.example/api/users/alice/",
        project: null,
        scopes: null,
        created: expect.any(String),
        expires: "2099-01-01T00:00:00.000000Z",
        last_used: null,
        url: `https://site.example/api/users/alice/tokens/${made.json.id}/`,
        token: expect.stringMatching(/^wlu_[A-Za-z0-9]{36}$/),
      });
      const { token, ...rest } = made.json;
      expect((await site.ask("alice", `GET /api/users/alice/tokens/${made.json.id}`)).json).toEqual(rest);
      const list = await site.ask("alice", "GET /api/users/alice/tokens/");
      expect(list.json.results).toContainEqual(rest);
      expect(list.text).not.toContain(token);
      expect((await askWith(token, "GET /api/users/")).json.results[0].username).toBe("alice");
    });

    it("may do less than their user, by JSON and by form, and make no further ones", async () => {
      const scopes = new URLSearchParams([["scopes", "comment.add"]]);
      for (const body of [{ scopes: ["comment.add"] }, scopes]) {
        const { json } = await site.ask("admin", "POST /api/users/admin/tokens/", body);
        expect(json.scopes).toEqual(["comment.add"]);
        expect((await askWith(json.token, "PATCH /api/projects/app/", { instructions: "x" })).status).toBe(403);
        expect((await askWith(json.token, "POST /api/users/admin/tokens/", {})).status).toBe(403);
        expect((await askWith(json.token, "GET /api/users/admin/tokens/")).status).toBe(403);
        expect((await askWith(json.token, "PATCH /api/users/alice/", { is_superuser: true })).status).toBe(403);
      }
    });

    it("are worthless once revoked", async () => {
      const { json } = await site.ask("alice", "POST /api/users/alice/tokens/", {});
      expect((await askWith(json.token, "GET /api/projects/")).status).toBe(200);
      expect((await site.ask("alice", `DELETE /api/users/alice/tokens/${json.id}/`)).status).toBe(204);
      expect((await askWith(json.token, "GET /api/projects/")).status).toBe(401);
      expect((await site.ask("alice", `DELETE /api/users/alice/tokens/${json.id}/`)).status).toBe(404);
    });

    it("remember their last use", async () => {
      const { json } = await site.ask("alice", "POST /api/users/alice/tokens/", {});
      await askWith(json.token, "GET /api/projects/");
      const used = async () => (await site.ask("alice", `GET /api/users/alice/tokens/${json.id}/`)).json.last_used;
      await expect.poll(used).toEqual(expect.any(String));
    });

    it("are nobody else's business, except of those who manage users", async () => {
      const { json } = await site.ask("admin", "POST /api/users/alice/tokens/", {});
      expect((await askWith(json.token, "GET /api/users/")).json.results[0].username).toBe("alice");
      for (const line of [
        "GET /api/users/alice/tokens/",
        `GET /api/users/alice/tokens/${json.id}/`,
        `DELETE /api/users/alice/tokens/${json.id}/`,
      ])
        expect((await site.ask("bob", line)).status, line).toBe(403);
      expect((await site.ask("bob", "POST /api/users/alice/tokens/", "{broken")).status).toBe(403);
      expect((await site.ask("bob", `DELETE /api/users/bob/tokens/${json.id}/`)).status).toBe(404);
      expect((await site.ask("anonymous", "GET /api/users/anonymous/tokens/")).status).toBe(403);
    });
  });

  describe("of projects", () => {
    const create = (body: object | string, account = "admin", project = "app") =>
      site.ask(account, `POST /api/projects/${project}/tokens/`, body);

    it("belong to a bot that administers this project, and exists nowhere else", async () => {
      const { status, json } = await create({ name: "Continuous Integration" });
      expect(status).toBe(201);
      expect(json).toMatchObject({
        token: expect.stringMatching(/^wlp_[A-Za-z0-9]{36}$/),
        user: "https://site.example/api/users/bot-app-continuous-integration/",
        project: "https://site.example/api/projects/app/",
        url: `https://site.example/api/projects/app/tokens/${json.id}/`,
      });
      const ask = (line: string, body?: object) => askWith(json.token, line, body);
      expect((await ask("PATCH /api/projects/app/", { instructions: "x" })).status).toBe(200);
      expect((await ask("PATCH /api/projects/other/", { instructions: "x" })).status).toBe(404);
      expect((await ask("GET /api/projects/other/")).status).toBe(404);
      expect((await ask("GET /api/projects/")).json.results.map(({ slug }: { slug: string }) => slug)).toEqual(["app"]);
      expect((await ask("POST /api/projects/", { name: "New", slug: "new", web: "https://example.org/" })).status).toBe(
        403,
      );
      expect((await ask("POST /api/projects/app/tokens/", { name: "More" })).status).toBe(403);
      expect((await ask("GET /api/users/bot-app-continuous-integration/")).json).toMatchObject({
        is_bot: true,
        full_name: "Continuous Integration",
      });
    });

    it("with the same name belong to different bots", async () => {
      const users = [];
      for (let time = 0; time < 3; time++) users.push((await create({ name: "Same" })).json.user.split("/").at(-2));
      expect(users).toEqual(["bot-app-same", "bot-app-same-2", "bot-app-same-3"]);
    });

    it("that are made at the same time share the team that the project makes for them", async () => {
      await site.run(
        Effect.flatMap(Projects, (projects) =>
          projects.create(systemActor, Effect.succeed({ name: "Own", slug: "own", web: "https://example.org/" }), 200),
        ),
      );
      const made = await Promise.all(["a", "b", "c", "d"].map((name) => create({ name }, "admin", "own")));
      expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      const { results } = (await site.ask("admin", "GET /api/groups/?page_size=1000")).json;
      const own = results.filter(({ defining_project: of }: { defining_project: string }) => of?.endsWith("/own/"));
      expect(own.map(({ name }: { name: string }) => name)).toEqual(["Administration"]);
    });

    it("work in projects of every access", async () => {
      for (const access_control of [0, 1, 100, 200]) {
        const slug = `access-${access_control}`;
        await site.project(slug);
        await site.ask("admin", `POST /api/projects/${slug}/access/`, { access_control });
        const { json } = await create({ name: "CI" }, "admin", slug);
        expect((await askWith(json.token, `PATCH /api/projects/${slug}/`, { instructions: "x" })).status).toBe(200);
      }
    });

    it("end with their revocation, though the bot keeps its name", async () => {
      const { json } = await create({ name: "Ending" });
      expect((await site.ask("admin", `DELETE /api/projects/app/tokens/${json.id}/`)).status).toBe(204);
      expect((await askWith(json.token, "GET /api/projects/app/")).status).toBe(401);
      expect((await site.ask("admin", "GET /api/users/bot-app-ending/")).json).toMatchObject({
        is_active: false,
        groups: [],
      });
      expect((await site.ask("admin", `DELETE /api/projects/other/tokens/${json.id}/`)).status).toBe(404);
    });

    it("end with the project, and the bot with them", async () => {
      await site.project("brief");
      const { json } = await create({ name: "CI" }, "admin", "brief");
      await site.ask("admin", "DELETE /api/projects/brief/");
      expect((await askWith(json.token, "GET /api/projects/")).status).toBe(401);
      expect((await site.ask("admin", "GET /api/users/bot-brief-ci/")).status).toBe(404);
    });

    it("take the right to keep the project's permissions", async () => {
      expect((await create("{broken", "alice")).status).toBe(403);
      expect((await site.ask("alice", "GET /api/projects/app/tokens/")).status).toBe(403);
      expect((await create({ name: "CI" }, "alice", "nothing")).status).toBe(404);
      expect((await create({}, "admin")).json.name).toEqual(["This field is required."]);
    });

    it("of a hidden project have bots that are hidden too", async () => {
      await site.ask("admin", "POST /api/projects/access-100/tokens/", { name: "hiding" });
      expect((await site.ask("admin", "GET /api/users/bot-access-100-hiding/")).status).toBe(200);
      expect((await site.ask("alice", "GET /api/users/bot-access-100-hiding/")).status).toBe(404);
      expect((await site.ask("alice", "GET /api/users/bot-app-same/")).status).toBe(200);
    });
  });
});
