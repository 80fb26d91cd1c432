/** Strings that are variants of each other: found by keys and by flags, kept with what makes them. */
import { databases, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { json, jsonOf, openWorlds, until, type World, type Worlds } from "./addonWorld.ts";

const english = { title: "Settings", title_short: "Set", title_long: "All settings", other: "Other", lone_short: "L" };
const files = {
  "l/en.json": jsonOf(english),
  "l/cs.json": jsonOf({ title: "Nastavení", title_short: "Nast.", title_long: "", other: "Jiné" }),
};

describe.each(databases)("variants on $name", (database) => {
  let worlds: Worlds;
  let site: Site;
  beforeAll(async () => {
    worlds = await openWorlds(database);
    ({ site } = worlds);
  });
  afterAll(() => worlds.close());

  const having = async ({ units }: World, language = "cs") =>
    (await units(language, "has:variant")).map((unit: { context: string }) => unit.context).sort();
  const become = (at: World, keys: readonly string[]) =>
    until(
      () => having(at),
      (all) => all.join() === keys.join(),
    );
  const variantsOf = async (at: World, key: string, language = "cs", account = "admin") => {
    const [unit] = await at.units(language, `key:="${key}"`);
    const { json: answer } = await site.ask(account, `GET /api/units/${unit.id}/variants/`);
    return answer.map((row: { context: string }) => row.context);
  };
  const change = (at: World, fields: object) => site.ask("admin", `PATCH /api/components/${at.slug}/app/`, fields);
  const flag = async (at: World, key: string, flags: string) => {
    const [unit] = await at.units("en", `key:="${key}"`);
    return site.ask("admin", `PATCH /api/units/${unit.id}/`, { extra_flags: flags });
  };

  it("are strings whose keys differ in what the component's expression matches", async () => {
    const at = await worlds.world(files, { ...json, variant_regex: "_(short|long)$" });
    await become(at, ["title", "title_long", "title_short"]);
    expect(await variantsOf(at, "title_short")).toEqual(["title", "title_long"]);
    expect(await variantsOf(at, "title", "en")).toEqual(["title_short", "title_long"]);
    expect(await variantsOf(at, "lone_short")).toEqual([]);
  });

  it("follow another expression", async () => {
    const at = await worlds.world(files, json);
    expect(await having(at)).toEqual([]);
    await change(at, { variant_regex: "_short$" });
    await become(at, ["title", "title_short"]);
    await change(at, { variant_regex: "" });
    await become(at, []);
  });

  it("follow the files", async () => {
    const at = await worlds.world(files, { ...json, variant_regex: "_short$" });
    await become(at, ["title", "title_short"]);
    at.remote.commit({ "l/en.json": jsonOf({ ...english, other_short: "O." }) });
    await at.operate("pull");
    await become(at, ["other", "other_short", "title", "title_short"]);
    at.remote.commit({ "l/en.json": jsonOf({ title: "Settings", other: "Other", other_short: "O." }) });
    await at.operate("pull");
    await become(at, ["other", "other_short"]);
  });

  it("are strings that a flag says are one of a text, and that text itself", async () => {
    const at = await worlds.world(files, json);
    await flag(at, "lone_short", 'variant:"Other"');
    await become(at, ["lone_short", "other"]);
    expect(await variantsOf(at, "other")).toEqual(["lone_short"]);
    await flag(at, "lone_short", "");
    await become(at, []);
  });
});
