/** Which files count as translations: `language_regex`, also where it is changed later. */
import { databases, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { json, jsonOf, openWorlds, type World, type Worlds } from "./addonWorld.ts";

const files = {
  "l/en.json": jsonOf({ title: "Desk" }),
  "l/cs.json": jsonOf({ title: "Pult" }),
  "l/de.json": jsonOf({ title: "Tisch" }),
};

describe.each(databases)("the filter of languages on $name", (database) => {
  let worlds: Worlds;
  let site: Site;
  beforeAll(async () => {
    worlds = await openWorlds(database);
    ({ site } = worlds);
    await site.account("carol", { superuser: true });
  });
  afterAll(() => worlds.close());

  const languages = async ({ slug }: World) =>
    (await site.ask("admin", `GET /api/components/${slug}/app/translations/`)).json.results
      .map((each: { language_code: string }) => each.language_code)
      .sort();
  const filter = async ({ slug }: World, expression: string) => {
    const answer = await site.ask("admin", `PATCH /api/components/${slug}/app/`, { language_regex: expression });
    expect(answer.status, answer.text).toBe(200);
    await site.settled(`${slug}/app`);
  };

  it("takes languages away and brings them back, and leaves their files", async () => {
    const at = await worlds.world(files, json);
    expect(await languages(at)).toEqual(["cs", "de", "en"]);
    await filter(at, "^de$");
    expect(await languages(at)).toEqual(["de", "en"]);
    expect(at.remote.show("l/cs.json")).toBe(files["l/cs.json"]);
    await filter(at, "^(cs|de)$");
    expect(await languages(at)).toEqual(["cs", "de", "en"]);
    expect(await at.units("cs")).toMatchObject([{ target: ["Pult"] }]);
  });

  it("loses nothing that waited in a language that it takes away", async () => {
    const at = await worlds.world(files, { ...json, push_on_commit: false });
    await at.edit("cs", "", ["Stůl"], "carol");
    await filter(at, "^de$");
    expect(await languages(at)).toEqual(["de", "en"]);
    await at.operate("push");
    expect(JSON.parse(at.remote.show("l/cs.json"))).toEqual({ title: "Stůl" });
    await filter(at, "^(cs|de)$");
    expect(await at.units("cs")).toMatchObject([{ target: ["Stůl"] }]);
    expect(at.remote.git("log", "--format=%an", "main")).toContain("CAROL");
  });
});
