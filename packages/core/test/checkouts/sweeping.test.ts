import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databases, makeRemote, gettextFiles, openSite } from "@dragoman/testing";
import { Effect } from "effect";
import { expect, it } from "vitest";
import { sweepCheckouts } from "../../src/checkouts/sweeping.ts";

const [embedded] = databases;

it("takes away old repositories without a component, and leaves young ones, owned ones and anything else", async () => {
  if (embedded === undefined) throw new Error("There is no database to test on.");
  const site = await openSite(embedded);
  const remote = makeRemote(gettextFiles);
  const folder = mkdtempSync(join(tmpdir(), "dragoman-sweep-"));
  try {
    await site.project("app");
    const { json } = await site.ask("admin", "POST /api/projects/app/components/", {
      name: "Po",
      slug: "po",
      repo: remote.url,
      filemask: "po/*.po",
      file_format: "po",
      new_lang: "none",
    });
    await site.settled("app/po");
    const owned = `${json.id}.git`;
    const names = [owned, "900001.git", "new-1.git", "notes", "900002.git", "new-2.git"];
    for (const name of names) mkdirSync(join(folder, name));
    const longAgo = new Date("2026-01-01T00:00:00Z");
    for (const name of names.slice(0, 4)) utimesSync(join(folder, name), longAgo, longAgo);

    const taken = await site.run(Effect.orDie(sweepCheckouts(folder)));

    expect([...taken].sort()).toEqual(["900001.git", "new-1.git"]);
    expect(names.filter((name) => existsSync(join(folder, name)))).toEqual([owned, "notes", "900002.git", "new-2.git"]);
  } finally {
    await site.close();
    remote.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
