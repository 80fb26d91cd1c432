/** The tour in `docs/tour.md` shows what is there: each of its pictures can be taken, and stands in it. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import type { GitRemote } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { takePicture } from "./harness/tour/camera.ts";
import { settle } from "./harness/tour/settle.ts";
import { stops } from "./harness/tour/stops.ts";
import { chromiumPath, openTown, type Town } from "./harness/town.ts";
import { watch } from "./harness/watch.ts";

const docs = new URL("../../../docs/", import.meta.url);
const most = 80_000;

describe("the tour", () => {
  const names = stops.map(({ name }) => `${name}.webp`).sort();

  it("tells of every picture, and of no other", () => {
    const told = [...readFileSync(new URL("tour.md", docs), "utf8").matchAll(/!\[[^\]]+\]\(tour\/(.+?)\)/g)];
    expect(told.map(([, name]) => name).sort()).toEqual(names);
    expect(readdirSync(new URL("tour/", docs)).sort()).toEqual(names);
  });

  it.each(names)("keeps %s small", (name) => {
    expect(statSync(new URL(`tour/${name}`, docs)).size).toBeLessThan(most);
  });
});

describe.skipIf(!existsSync(chromiumPath))("the stops of the tour (need Chromium)", () => {
  let town: Town;
  let remote: GitRemote;
  beforeAll(async () => {
    town = await openTown();
    remote = await settle(town);
  });
  afterAll(async () => {
    await town.close();
    remote.remove();
  });

  it.each(stops)("$name shows what its picture is of", async (stop) => {
    const wrong: (() => readonly string[])[] = [];
    const picture = await takePicture(town, stop, (page) => wrong.push(watch(page)));
    expect(picture.length).toBeLessThan(most);
    expect(wrong.flatMap((told) => told())).toEqual([]);
  });
});
