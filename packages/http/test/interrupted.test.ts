import { systemActor } from "@dragoman/core/access";
/** What is left behind when work on a repository ends in the middle is found by the work that follows. */
import { rm } from "node:fs/promises";
import { Checkouts, server } from "../../core/src/checkouts/inside.ts";
import { type ComponentFacts, Components } from "@dragoman/core/components";
import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetch, Git, merge } from "../../core/src/git/inside.ts";

describe.each(databases)("interrupted work on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  const target = async () =>
    (await site.ask("admin", "GET /api/translations/app/po/cs/units/?q=source:Hello")).json.results[0].target;
  const operate = (operation: string) => site.ask("admin", "POST /api/components/app/po/repository/", { operation });
  const componentFacts = async (): Promise<ComponentFacts> => {
    const find = Effect.flatMap(Components, (components) => components.find(systemActor, "app", "po"));
    return site.run(find);
  };

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await site.project("app");
    await site.component("app/po", { repo: remote.url, push: remote.url, push_on_commit: false });
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("reads what was merged before the process died, even when nothing new comes", async () => {
    const owner = await componentFacts();
    remote.commit({ "po/cs.po": remote.show("po/cs.po").replace('"Ahoj"', '"Zdar"') });
    await site.run(
      Effect.gen(function* () {
        const checkouts = yield* Checkouts;
        const { repository } = yield* checkouts.open(owner);
        const address = yield* checkouts.remote(owner);
        if (address !== undefined) yield* fetch(repository, address);
        yield* merge(repository, { committer: server(), message: "Merge" });
      }) as Effect.Effect<void, never, Git>,
    );
    expect((await operate("pull")).json).toEqual({ result: true });
    expect(await target()).toEqual(["Zdar"]);
  });

  it("reads what a repository holds that had to be made again", async () => {
    const owner = await componentFacts();
    await rm(await site.run(Effect.map(Checkouts, (checkouts) => checkouts.folderOf(owner.id))), { recursive: true });
    remote.commit({ "po/cs.po": remote.show("po/cs.po").replace('"Zdar"', '"Dobrý den"') });
    expect((await operate("pull")).json).toEqual({ result: true });
    expect(await target()).toEqual(["Dobrý den"]);
  });
});
