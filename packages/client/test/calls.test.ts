/** The client against the whole product, without a socket: calls and how they fail. */
import { makeApp } from "@dragoman/http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient, isFailure, paramsAt, type UnitPatch } from "../src/index.ts";
import { failureOf, greeting, openWorld, tokenOf, type World } from "./world.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe("a call", () => {
  it("gives the value of an answer", async () => {
    const result = await world.admin.projects.one({ project: "app" });
    expect(result).toMatchObject({ ok: true, value: { slug: "app", name: "App" } });
  });

  it("sends its body, and leaves out what is undefined", async () => {
    const { id } = await greeting(world);
    const body: UnitPatch = { target: ["Nazdar"], state: 20, explanation: undefined };
    const changed = await world.admin.units.change({ id, body }).orThrow();
    expect(changed).toMatchObject({ target: ["Nazdar"], state: 20 });
    expect((await greeting(world)).target).toEqual(["Nazdar"]);
  });

  it("gives nothing where there is nothing to show", async () => {
    await world.admin.projects.create({ body: { name: "Gone", slug: "gone", web: "https://example.org/" } }).orThrow();
    expect(await world.admin.projects.remove({ project: "gone" })).toEqual({ ok: true, value: undefined });
    failureOf(await world.admin.projects.one({ project: "gone" }), "not-found");
  });

  it("keeps parameters of the path and fields of the body apart, whatever their names", async () => {
    await world.site.account("carol");
    await world.admin.users.change({ username: "carol", body: { username: "karol" } }).orThrow();
    expect(await world.admin.users.one({ username: "karol" }).orThrow()).toMatchObject({ username: "karol" });
  });

  it("finds components behind their categories", async () => {
    const { site, admin } = world;
    await site.ask("admin", "POST /api/categories/", { name: "Docs", slug: "docs", project: "/api/projects/app/" });
    const { id } = (await site.ask("admin", "GET /api/projects/app/categories/")).json.results[0];
    await site.ask("admin", "PATCH /api/components/app/po/", { category: id });
    const component = await admin.components.one({ project: "app", component: "docs/po" }).orThrow();
    await site.ask("admin", "PATCH /api/components/app/docs%252Fpo/", { category: null });
    expect(component).toMatchObject({ slug: "po", url: expect.stringContaining("/docs%252Fpo/") });
    expect(paramsAt("components.one", component.url)).toEqual({ project: "app", component: "docs/po" });
  });

  it.each(["", ".", ".."])("asks for nothing at a path that the name %j would lead to", async (project) => {
    const asked: string[] = [];
    const client = createClient({
      fetch: (request) => {
        asked.push(request.url);
        return world.site.app.fetch(request);
      },
    });
    failureOf(await client.projects.remove({ project }), "not-found");
    expect(asked).toEqual([]);
  });

  it("asks below the path of the site", async () => {
    const baseUrl = "https://host.example/l10n/";
    const app = makeApp(world.site.services, { apiRateLimitAnon: "off" });
    const client = createClient({ baseUrl, fetch: (request) => app.fetch(request, { prefix: "/l10n" }) });
    expect((await client.projects.one({ project: "app" }).orThrow()).url).toBe(`${baseUrl}api/projects/app/`);
  });

  it("asks for its token each time", async () => {
    let username = "alice";
    const client = createClient({ fetch: world.site.app.fetch, token: async () => tokenOf(username) });
    failureOf(await client.ssh.key(), "forbidden");
    username = "admin";
    await client.ssh.key().orThrow();
  });

  it("has to be told of an address where there is no page", () => {
    expect(() => createClient()).toThrow(TypeError);
    expect(() => createClient({ baseUrl: "no address" })).toThrow(TypeError);
  });
});

describe("an address in an answer", () => {
  it("gives the parameters by which its object is asked for", async () => {
    const { id, translation, url } = await greeting(world);
    expect(paramsAt("translations.one", translation)).toEqual({ project: "app", component: "po", language: "cs" });
    expect(paramsAt("units.one", url)).toEqual({ id });
    expect(paramsAt("units.list", "https://elsewhere.example/l10n/api/units/?page=2")).toEqual({});
  });

  it("of something else gives nothing", async () => {
    const { url } = await greeting(world);
    expect(paramsAt("projects.one", url)).toBeUndefined();
    expect(paramsAt("units.one", `${url}translations/`)).toBeUndefined();
  });
});

describe("a failure", () => {
  it("of input has the messages of each field", async () => {
    const body = { name: "", slug: "a b", web: "https://example.org/" };
    const error = failureOf(await world.admin.projects.create({ body }), "invalid");
    expect(error.status).toBe(400);
    expect(error.fields).toEqual({ name: [expect.any(String)], slug: [expect.any(String)] });
    expect(error.message).toContain("slug: ");
  });

  it("without a token, or by a wrong one, is that nobody asks", async () => {
    const stranger = createClient({ fetch: world.site.app.fetch });
    const failure = failureOf(await stranger.projects.remove({ project: "app" }), "unauthenticated");
    expect(failure.message).toBe("Authentication credentials were not provided.");
    const wrong = createClient({ fetch: world.site.app.fetch, token: tokenOf("nobody") });
    failureOf(await wrong.projects.list(), "unauthenticated");
  });

  it("says what is forbidden, and what is not there", async () => {
    failureOf(await world.alice.projects.remove({ project: "app" }), "forbidden");
    expect(failureOf(await world.alice.units.one({ id: 999_999 }), "not-found").status).toBe(404);
  });

  it("says when to come back", async () => {
    const app = makeApp(world.site.services, { apiRateLimitAnon: "1/hour" });
    const client = createClient({ fetch: (request) => app.fetch(request, { address: "192.0.2.7" }) });
    await client.projects.list().orThrow();
    const failure = failureOf(await client.projects.list(), "too-many-requests");
    expect(failure.retryAfter).toBeGreaterThan(10);
  });

  it("is thrown where only the value is wanted, as an error with a stack", async () => {
    const thrown = await world.alice.units
      .one({ id: 999_999 })
      .orThrow()
      .catch((error: unknown) => error);
    expect(isFailure(thrown) && thrown.kind).toBe("not-found");
    expect(thrown).toBeInstanceOf(Error);
  });

  it("is an unexpected answer where something else than Dragoman is", async () => {
    const page = (status: number) => async () => new Response("<h1>Welcome</h1>", { status });
    for (const status of [200, 418, 500]) {
      const client = createClient({ fetch: page(status) });
      const failure = failureOf(await client.projects.list(), "unexpected");
      expect([failure.status, failure.body]).toEqual([status, "<h1>Welcome</h1>"]);
    }
  });
});

describe("a signal", () => {
  it("that was given before ends the call before anything is asked", async () => {
    const signal = AbortSignal.abort(new Error("too late"));
    const failure = failureOf(await world.admin.projects.list({}, { signal }), "aborted");
    expect([failure.name, (failure.cause as Error).message]).toEqual(["AbortError", "too late"]);
  });

  it("ends a call under way", async () => {
    const aborting = new AbortController();
    const { signal } = aborting;
    const call = world.admin.units.one({ id: 1 }, { signal });
    queueMicrotask(() => aborting.abort());
    failureOf(await call, "aborted");
  });
});
