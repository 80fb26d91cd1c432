/** The check of a source string that its translations decide, after everything that changes them. */
import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site, makeAppPo } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases.slice(-1))("a source string whose translations fail checks, on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  const units = async (language: string, query: string) =>
    (await site.ask("admin", `GET /api/translations/app/po/${language}/units/?q=${encodeURIComponent(query)}`)).json
      .results;
  const failing = async (query: string) =>
    (await units("en", query)).map((unit: { has_failing_check: boolean }) => unit.has_failing_check);
  const counted = async () => (await site.ask("admin", "GET /api/translations/app/po/en/statistics/")).json.failing;
  const set = async (language: string, query: string, target: string) => {
    const [unit] = await units(language, query);
    expect((await site.ask("admin", `PATCH /api/units/${unit.id}/`, { state: 20, target: [target] })).status).toBe(200);
  };

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await makeAppPo(site, remote, { manage_units: true });
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("fails with the second failure among its translations, and passes when one is put right", async () => {
    await set("cs", "source:Good", "Sbohem");
    expect(await failing("source:Good")).toEqual([false]);
    await set("de", "source:Good", "Tschüss");
    expect(await failing("source:Good")).toEqual([true]);
    expect(await failing("check:multiple_failures")).toEqual([true]);
    expect(await counted()).toBe(1);
    await set("de", "source:Good", "Tschüss.");
    expect(await failing("source:Good")).toEqual([false]);
    expect(await counted()).toBe(0);
  });

  it("fails at once where a string is added with bad translations", async () => {
    const body = { context: "new", source: ["Another string"], target: ["Another string"] };
    const added = await site.ask("admin", "POST /api/translations/app/po/en/units/", body);
    expect(added.json.has_failing_check).toBe(true);
    expect(await counted()).toBe(1);
  });

  it("stays silent where a flag says so, as soon as it does", async () => {
    const [source] = await units("en", "context:new");
    await site.ask("admin", `PATCH /api/units/${source.id}/`, { extra_flags: "ignore-multiple-failures" });
    expect(await failing("context:new")).toEqual([false]);
    expect(await counted()).toBe(0);
  });

  it("is checked again under each flag that it gets, and without it", async () => {
    const body = { context: "own", source: ["Loading..."], target: ["Načítám..."] };
    await site.ask("admin", "POST /api/translations/app/po/en/units/", body);
    const flag = async (extra_flags: string) => {
      const [source] = await units("en", "context:own");
      await site.ask("admin", `PATCH /api/units/${source.id}/`, { extra_flags });
      return [await failing("context:own"), await failing("check:ellipsis"), await counted()];
    };
    const before = await counted();
    expect(await failing("check:ellipsis")).toEqual([true]);
    expect(await flag("ignore-ellipsis")).toEqual([[false], [], before - 1]);
    expect(await flag("")).toEqual([[true], [true], before]);
  });
});
