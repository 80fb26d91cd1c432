/** Screenshots that are files of the repository: they come and change with its commits. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  databases,
  gettextFiles,
  images,
  type GitRemote,
  makeRemote,
  openSite,
  png,
  type Site,
} from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { until } from "./addonWorld.ts";

/** Files that are no text, pushed by somebody upstream. */
const push = (remote: GitRemote, files: Readonly<Record<string, Uint8Array>>) => {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-images-"));
  const git = (...args: readonly string[]) => {
    const identity = ["-c", "user.name=Upstream", "-c", "user.email=upstream@example.org"];
    const { status, stderr } = spawnSync("git", [...identity, ...args], { cwd: folder, encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
  };
  git("clone", "-q", remote.url, ".");
  git("checkout", "-q", "main");
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  git("add", "-A");
  git("commit", "-q", "-m", "Images");
  git("push", "-q", "origin", "main");
  rmSync(folder, { recursive: true, force: true });
};

describe.each(databases)("screenshots from the repository, on $name", (database) => {
  let site: Site;
  let number = 0;
  const remotes: GitRemote[] = [];
  beforeAll(async () => {
    site = await openSite(database);
    await site.project("app");
  });
  afterAll(async () => {
    await site.close();
    for (const remote of remotes) remote.remove();
  });

  const component = async (files: Readonly<Record<string, Uint8Array>>, settings: object = {}) => {
    const remote = makeRemote(gettextFiles);
    remotes.push(remote);
    push(remote, files);
    const path = `app/c${++number}`;
    await site.component(path, {
      repo: remote.url,
      filemask: "po/*.po",
      new_base: "po/app.pot",
      file_format: "po",
      screenshot_filemask: "shot-*.png",
      ...settings,
    });
    const ask = async (line: string, body?: unknown) => (await site.ask("admin", line, body)).json;
    return {
      path,
      remote,
      ask,
      pull: () => ask(`POST /api/components/${path}/repository/`, { operation: "pull" }),
      change: (fields: object) => ask(`PATCH /api/components/${path}/`, fields),
    };
  };
  type Component = Awaited<ReturnType<typeof component>>;
  const shots = async ({ path, ask }: Component) => (await ask(`GET /api/components/${path}/screenshots/`)).results;
  const named = (at: Component, names: readonly string[]) =>
    until(
      () => shots(at),
      (all) =>
        all
          .map((shot: { name: string }) => shot.name)
          .sort()
          .join() === names.join(),
    );
  const bytesOf = async (shot: { file_url: string }) =>
    Buffer.from((await site.ask("admin", `GET ${shot.file_url.replace("https://site.example", "")}`)).bytes);

  it("come with the component, in its source language", async () => {
    const at = await component({ "shot-main.png": images.png, "other.png": images.png });
    const [shot] = await named(at, ["shot-main"]);
    expect(shot).toMatchObject({
      repository_filename: "shot-main.png",
      translation: expect.stringContaining(`/${at.path}/en/`),
    });
    expect((await bytesOf(shot)).equals(Buffer.from(images.png))).toBe(true);
  });

  it("come, change and stay with what upstream commits", async () => {
    const at = await component({ "shot-main.png": images.png });
    const [before] = await named(at, ["shot-main"]);
    const units = await at.ask(`GET /api/translations/${at.path}/en/units/`);
    await at.ask(`POST /api/screenshots/${before.id}/units/`, { unit_id: units.results[0].id });
    const other = png(3, 2);
    push(at.remote, { "shot-main.png": other, "shot-more.png": images.png });
    await at.pull();
    await named(at, ["shot-main", "shot-more"]);
    const after = (await shots(at)).find((shot: { name: string }) => shot.name === "shot-main");
    expect((await bytesOf(after)).equals(Buffer.from(other))).toBe(true);
    expect([after.id, after.units.length]).toEqual([before.id, 1]);
    at.remote.commit({ "shot-more.png": null });
    await at.pull();
    await site.settled(at.path);
    await named(at, ["shot-main", "shot-more"]);
  });

  it("come when the mask is set, and leave out what nobody could upload", async () => {
    const at = await component(
      { "shot-main.png": images.png, "shot-broken.png": new TextEncoder().encode("no image") },
      { screenshot_filemask: "" },
    );
    expect(await shots(at)).toEqual([]);
    await at.change({ screenshot_filemask: "shot-*.png" });
    await named(at, ["shot-main"]);
    const changes = await at.ask(`GET /api/components/${at.path}/changes/?action=57`);
    expect(changes.results.map(({ user, target }: { user: unknown; target: string }) => [user, target])).toEqual([
      [null, "shot-main"],
    ]);
  });
});
