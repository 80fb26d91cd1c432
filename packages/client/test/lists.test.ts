/** Lists of the whole product, page by page. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "../src/index.ts";
import { collect, czech, openWorld, tokenOf, type World } from "./world.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe("a list", () => {
  const everywhere = { page_size: 2 };

  it("is a page where it is waited for", async () => {
    const page = await world.admin.units.list(everywhere).orThrow();
    expect(page.results).toHaveLength(2);
    expect(page.count).toBeGreaterThan(4);
  });

  it("gives all items of all its pages, in their order", async () => {
    const whole = await world.admin.units.list({ page_size: 1000 }).orThrow();
    const items = await collect(world.admin.units.list(everywhere).all());
    expect(items.map(({ id }) => id)).toEqual(whole.results.map(({ id }) => id));
  });

  it("gives pages with their numbers, and goes on behind one", async () => {
    const pages = await collect(world.admin.units.list(everywhere).pages());
    expect(pages.map(({ number }) => number)).toEqual(pages.map((_, index) => index + 1));
    expect(new Set(pages.map(({ count }) => count)).size).toBe(1);
    const rest = await collect(world.admin.units.list({ ...everywhere, page: 3 }).pages());
    expect(rest).toEqual(pages.slice(2));
    expect(await collect(world.admin.units.list({ ...everywhere, page: "last" }).pages())).toEqual(pages.slice(-1));
  });

  it("asks for no page before it is needed", async () => {
    const asked: string[] = [];
    const client = createClient({
      token: tokenOf("admin"),
      fetch: (request) => {
        asked.push(new URL(request.url).search);
        return world.site.app.fetch(request);
      },
    });
    const list = client.units.list(everywhere);
    expect(asked).toEqual([]);
    for await (const page of list.pages()) if (page.number === 2) break;
    expect(asked).toEqual(["?page_size=2", "?page_size=2&page=2"]);
  });

  it("ends where it became shorter meanwhile, and fails where it is gone", async () => {
    const { admin } = world;
    for (const slug of ["one", "two", "three"])
      await admin.componentLists.create({ body: { name: slug, slug } }).orThrow();
    const names: string[] = [];
    for await (const { results, number } of admin.componentLists.list({ page_size: 2 }).pages()) {
      names.push(...results.map(({ slug }) => slug));
      if (number === 1) await admin.componentLists.remove({ list: "two" }).orThrow();
      if (number === 1) await admin.componentLists.remove({ list: "three" }).orThrow();
    }
    expect(names).toHaveLength(2);
    await admin.projects.create({ body: { name: "Brief", slug: "brief", web: "https://example.org/" } }).orThrow();
    for (const name of ["a", "b"])
      await admin.projects.createLabel({ project: "brief", body: { name, color: "red" } }).orThrow();
    const labels = admin.projects.labels({ project: "brief", page_size: 1 }).all();
    await expect(async () => {
      for await (const _ of labels) await admin.projects.remove({ project: "brief" });
    }).rejects.toMatchObject({ kind: "not-found" });
  });

  it("throws its failures where it is walked through", async () => {
    const units = world.alice.translations.units({ ...czech, component: "nothing" });
    expect(await units).toMatchObject({ ok: false, error: { kind: "not-found" } });
    await expect(collect(units.all())).rejects.toMatchObject({ kind: "not-found" });
  });
});
