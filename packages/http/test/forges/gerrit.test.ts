/** Gerrit, where pushing is proposing: what we have is one change, and each push a new version of it. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type ForgeWorld, openWorld } from "./world.ts";

describe("changes at gerrit", () => {
  let world: ForgeWorld;
  beforeAll(async () => {
    world = await openWorld("gerrit");
  }, 120_000);
  afterAll(() => world.close());
  afterEach(() => expect(world.forge.problems.splice(0)).toEqual([]));

  const proposed = async (name: string, fields: object = {}) => {
    await world.component(name, fields, ["bot"]);
    await world.translate(name, "Nazdar");
    expect(await world.operate(name, "push")).toEqual({ result: true });
    const [proposal] = world.proposals(name);
    return proposal ?? expect.fail("Nothing was proposed.");
  };
  const cs = (name: string, branch?: string) => world.forge.state.show(world.repository(name), "po/cs.po", branch);

  it("are one for all that we have, with its words, its authors and those who are to look at it", async () => {
    const change = await proposed("one", { merge_request_labels: ["l10n"], merge_request_reviewers: ["jana"] });
    expect(change).toMatchObject({ target: "main", labels: ["l10n"], reviewers: ["jana"] });
    expect(change.title).toBe("Translations from Dragoman for App/One");
    expect(change.text).toMatch(/\n\nCo-authored-by: .+\nChange-Id: I[0-9a-f]{40}$/);
    expect(cs("one", change.branch)).toContain("Nazdar");
    expect(cs("one")).not.toContain("Nazdar");
    expect(await world.ok("GET /api/components/app/one/repository/")).toMatchObject({
      merge_request: { state: "open", number: change.number, title: change.title, target: "main" },
    });
  });

  it("get new versions", async () => {
    const change = await proposed("more");
    await world.translate("more", "Sbohem.", 2);
    expect(await world.operate("more", "push")).toEqual({ result: true });
    expect(world.proposals("more")).toEqual([change]);
    expect(cs("more", change.branch)).toMatch(/Nazdar[^]*Sbohem\./);
  });

  it("are over when they are submitted, and the next begins anew", async () => {
    const change = await proposed("submitted");
    world.forge.state.merge(change, "squash");
    expect(await world.operate("submitted", "pull")).toEqual({ result: true });
    expect(await world.ok("GET /api/components/app/submitted/repository/")).toMatchObject({
      needs_push: false,
      merge_failure: null,
      merge_request: { state: "merged" },
    });
    await world.translate("submitted", "Sbohem.", 2);
    expect(await world.operate("submitted", "push")).toEqual({ result: true });
    const all = world.proposals("submitted");
    expect(all.map(({ state }) => state)).toEqual(["merged", "open"]);
    expect(new Set(all.map(({ branch }) => branch)).size).toBe(2);
  });
});
