/** Requests at forges: opened once, kept up to date, and begun anew. Real git, and a forge of our own for each kind. */
import { type ServedKind } from "@dragoman/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type ForgeWorld, openWorld } from "./world.ts";

interface Forge {
  readonly kind: ServedKind;
  /** What the forge does not have. */
  readonly lacks?: readonly ("forks" | "labels" | "many reviewers" | "removing")[];
  /** How people are known there. */
  readonly jana?: string;
}

const forges: readonly Forge[] = [
  { kind: "github" },
  { kind: "gitlab" },
  { kind: "gitea" },
  { kind: "bitbucketserver", lacks: ["labels"] },
  { kind: "bitbucketcloud", lacks: ["labels"] },
  { kind: "azure_devops", lacks: ["forks"], jana: "8d5b1a0e-6f0e-4c7c-9a55-0123456789ab" },
  { kind: "pagure", lacks: ["many reviewers", "removing"] },
];

describe.each(forges)("requests at $kind", ({ kind, lacks = [], jana = "jana" }) => {
  let world: ForgeWorld;
  beforeAll(async () => {
    world = await openWorld(kind);
  }, 120_000);
  afterAll(() => world.close());
  afterEach(() => {
    // Every request of ours is one that the forge's documentation knows.
    expect(world.forge.problems.splice(0)).toEqual([]);
  });

  const cs = (name: string, branch?: string) =>
    world.forge.state.show(world.repository(name), "po/cs.po", branch ?? "main");

  /** A component whose first string waits in an open request. */
  const proposed = async (name: string, fields: object = {}) => {
    await world.component(name, fields, ["bot"]);
    await world.translate(name, "Nazdar");
    expect(await world.operate(name, "push")).toEqual({ result: true });
    const [proposal] = world.proposals(name);
    return proposal ?? expect.fail("Nothing was opened.");
  };

  it("are opened in the repository where we may push there", async () => {
    await proposed("here");
    expect(world.proposals("here")).toMatchObject([
      {
        state: "open",
        branch: "dragoman-app-here",
        target: "main",
        title: "Translations from Dragoman for App/Here",
        text: "https://site.example/projects/app/here/",
      },
    ]);
    expect(cs("here", "dragoman-app-here")).toContain("Nazdar");
    expect(cs("here")).not.toContain("Nazdar");
  });

  it.skipIf(lacks.includes("forks"))("are opened from a fork where we may not", async () => {
    await world.component("elsewhere");
    await world.translate("elsewhere", "Nazdar");
    expect(await world.operate("elsewhere", "push")).toEqual({ result: true });
    const [proposal, ...more] = world.proposals("elsewhere");
    expect(more).toEqual([]);
    expect(proposal?.from).toMatchObject({ owner: "bot", name: "elsewhere" });
  });

  it("take in what is pushed later, and what the settings say then", async () => {
    world.forge.state.knownLabels.add("l10n");
    await proposed("later");
    await world.translate("later", "Sbohem.", 2);
    await world.ok("PATCH /api/components/app/later/", {
      pull_message: "Strings of {{ component_name }}\n\nFor review.",
      merge_request_labels: ["l10n"],
      merge_request_reviewers: [jana],
    });
    expect(await world.operate("later", "push")).toEqual({ result: true });
    expect(world.proposals("later")).toMatchObject([
      {
        state: "open",
        title: "Strings of Later",
        text: "For review.",
        labels: lacks.includes("labels") ? [] : ["l10n"],
        reviewers: [jana],
      },
    ]);
    expect(cs("later", "dragoman-app-later")).toContain("Sbohem.");
  });

  it("are not held up by a reviewer whom nobody knows there", async () => {
    await proposed("strange", { merge_request_reviewers: ["stranger", jana] });
    // Where all are asked for at once, or one alone, nobody is.
    const asked = kind === "bitbucketcloud" || lacks.includes("many reviewers") ? [] : [jana];
    expect(world.proposals("strange")).toMatchObject([{ state: "open", reviewers: asked }]);
  });

  it("go to the branches that the settings name", async () => {
    await world.component("named", { push_branch: "l10n/ours", merge_request_target: "next" }, ["bot"]);
    world.forge.state.commit(world.repository("named"), { "po/new.txt": "new" }, "Next", "next");
    await world.translate("named", "Nazdar");
    await world.operate("named", "push");
    expect(world.proposals("named")).toMatchObject([{ branch: "l10n/ours", target: "next" }]);
  });

  it("are asked for nothing while nothing has changed", async () => {
    await proposed("quiet");
    world.forge.asked.length = 0;
    expect(await world.operate("quiet", "push")).toEqual({ result: true });
    // What became of it is asked before anything else.
    expect(world.forge.asked).toHaveLength(1);
  });

  it("keep what people have written over the text there", async () => {
    const proposal = await proposed("retitled");
    proposal.title = "A better title";
    await world.translate("retitled", "Sbohem.", 2);
    await world.operate("retitled", "push");
    expect(world.proposals("retitled")).toMatchObject([{ title: "A better title" }]);
  });

  it.each(["merge", "squash", "rebase"] as const)("are over after a %s, and the next begins anew", async (way) => {
    const name = `merged-${way}`;
    const proposal = await proposed(name);
    world.forge.state.merge(proposal, way);
    expect(await world.operate(name, "pull")).toEqual({ result: true });
    expect(await world.ok(`GET /api/components/app/${name}/repository/`)).toMatchObject({
      needs_push: false,
      needs_merge: false,
      merge_failure: null,
    });
    const left = world.forge.state.tip(world.repository(name), proposal.branch);
    expect(left === undefined).toBe(!lacks.includes("removing"));
    await world.translate(name, "Sbohem.", 2);
    expect(await world.operate(name, "push")).toEqual({ result: true });
    expect(world.proposals(name).map(({ state }) => state)).toEqual(["merged", "open"]);
    expect(cs(name, "dragoman-app-" + name)).toContain("Sbohem.");
  });

  it("that were squashed make no conflict with what came after, and nothing of them is proposed again", async () => {
    const proposal = await proposed("squashed");
    await world.translate("squashed", "Čus");
    await world.operate("squashed", "commit");
    world.forge.state.merge(proposal, "squash");
    await world.translate("squashed", "Sbohem.", 2);
    expect(await world.operate("squashed", "push")).toEqual({ result: true });
    const next = world.proposals("squashed").at(-1);
    expect(next?.state).toBe("open");
    expect(cs("squashed", next?.branch)).toMatch(/Čus[^]*Sbohem\./);
    expect(cs("squashed", next?.branch)).not.toContain("Nazdar");
  });

  it("that were closed are not opened again for the same, but for something new", async () => {
    const proposal = await proposed("closed");
    world.forge.state.close(proposal);
    expect(await world.operate("closed", "push")).toMatchObject({ result: false });
    expect(world.proposals("closed")).toHaveLength(1);
    await world.translate("closed", "Sbohem.", 2);
    expect(await world.operate("closed", "push")).toEqual({ result: true });
    expect(world.proposals("closed").map(({ state }) => state)).toEqual(["closed", "open"]);
  });

  it("follow a target that moves on", async () => {
    await proposed("moving");
    world.forge.state.commit(world.repository("moving"), { "README.md": "More." }, "Upstream goes on");
    await world.translate("moving", "Sbohem.", 2);
    expect(await world.operate("moving", "push")).toEqual({ result: true });
    expect(world.proposals("moving")).toHaveLength(1);
    expect(cs("moving", "dragoman-app-moving")).toMatch(/Nazdar[^]*Sbohem\./);
  });
});
