/**
 * A repository that git cannot use any more. Whatever is broken in its folder, work on it and reading from it go on,
 * nothing that was accepted is lost, and the damaged one is put aside.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Checkouts } from "../../core/src/checkouts/inside.ts";
import { createZip } from "@dragoman/formats";
import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const git = (folder: string, ...args: string[]) =>
  execFileSync("git", ["--git-dir=.", ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { PATH: process.env["PATH"], GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" },
  });

/** Objects are kept read-only: in the place of one comes another. */
const put = (path: string, content: string | Uint8Array) => {
  rmSync(path, { force: true });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
};
const filesOf = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
const packed = (folder: string, ending: RegExp) => {
  git(folder, "repack", "-adq");
  return filesOf(join(folder, "objects/pack"), ending);
};
const loose = (folder: string) => {
  for (const pack of packed(folder, /\.pack$/)) {
    const bytes = readFileSync(pack);
    rmSync(join(folder, "objects/pack"), { recursive: true });
    execFileSync("git", ["--git-dir=.", "unpack-objects", "-q"], { cwd: folder, input: bytes });
  }
  return filesOf(join(folder, "objects"), /^[0-9a-f]{38}$/);
};
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const scrambled = (bytes: Buffer) => bytes.map((byte, index) => (index > bytes.length / 2 ? byte ^ 0x55 : byte));

/** What power cuts, full disks, killed processes and people do to a folder. */
const damages: Readonly<Record<string, (folder: string) => void>> = {
  "locks of its branches are left over": (folder) => {
    for (const ref of ["refs/heads/main", "refs/remotes/origin/main"]) put(join(folder, `${ref}.lock`), "");
  },
  "locks of its own files are left over": (folder) => {
    for (const file of ["packed-refs", "HEAD", "config", "shallow"]) put(join(folder, `${file}.lock`), "");
    git(folder, "update-ref", "refs/heads/old", "refs/heads/main");
  },
  "HEAD holds garbage": (folder) => put(join(folder, "HEAD"), "\0\0\0garbage"),
  "HEAD is empty": (folder) => put(join(folder, "HEAD"), ""),
  "objects/ is empty": (folder) => {
    rmSync(join(folder, "objects"), { recursive: true });
    mkdirSync(join(folder, "objects"));
  },
  "objects/ is gone": (folder) => rmSync(join(folder, "objects"), { recursive: true }),
  "a pack is cut off": (folder) => packed(folder, /\.pack$/).forEach((pack) => put(pack, half(readFileSync(pack)))),
  "a pack is scrambled": (folder) =>
    packed(folder, /\.pack$/).forEach((pack) => put(pack, scrambled(readFileSync(pack)))),
  "the index of a pack is gone": (folder) => packed(folder, /\.idx$/).forEach((index) => rmSync(index)),
  "the index of a pack is cut off": (folder) =>
    packed(folder, /\.idx$/).forEach((index) => put(index, half(readFileSync(index)))),
  "objects are empty files": (folder) => loose(folder).forEach((object) => put(object, "")),
  "objects are scrambled": (folder) => loose(folder).forEach((object) => put(object, scrambled(readFileSync(object)))),
  "packed-refs holds garbage": (folder) => {
    git(folder, "pack-refs", "--all");
    put(join(folder, "packed-refs"), "\0\0\0garbage\n");
  },
  "config holds garbage": (folder) => put(join(folder, "config"), "[[[garbage"),
  "its branch holds garbage": (folder) => put(join(folder, "refs/heads/main"), "garbage\n"),
  "its branch is an empty file": (folder) => put(join(folder, "refs/heads/main"), ""),
  "its branch names a commit that is not there": (folder) =>
    put(join(folder, "refs/heads/main"), `${"1".repeat(40)}\n`),
};

describe.each(databases.slice(-1))("a damaged repository on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  let folder: string;
  let name = "";
  let count = 0;

  beforeAll(async () => {
    site = await openSite(database);
    await site.project("app");
  });
  afterAll(() => site.close());

  const make = async (slug: string, body: object | FormData) => {
    name = slug;
    const made = await site.ask("admin", "POST /api/projects/app/components/", body);
    expect(made.status, made.text).toBe(201);
    await site.settled(`app/${slug}`);
    folder = await site.run(Effect.map(Checkouts, (checkouts) => checkouts.folderOf(made.json.id)));
    return made.json.id as number;
  };
  const settings = (slug: string) => ({
    name: slug,
    slug,
    filemask: "po/*.po",
    new_base: "po/app.pot",
    file_format: "po",
  });
  const withoutRemote = (slug: string) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(settings(slug))) form.set(field, value);
    const files = new Map(Object.entries(gettextFiles).map(([path, text]) => [path, Buffer.from(text)]));
    form.set("zipfile", new File([new Uint8Array(createZip(files))], "files.zip"));
    return make(slug, form);
  };
  const operate = async (operation: string) =>
    (await site.ask("admin", `POST /api/components/app/${name}/repository/`, { operation })).json;
  const read = async () => {
    const { status, text } = await site.ask("admin", `GET /api/translations/app/${name}/cs/file/`);
    return status === 200 ? text : `answered ${status}`;
  };
  const archived = async () => (await site.ask("admin", `GET /api/components/app/${name}/file/`)).bytes.length;
  const unit = async (source: string) =>
    (
      await site.ask(
        "admin",
        `GET /api/translations/app/${name}/cs/units/?q=${encodeURIComponent(`source:="${source}"`)}`,
      )
    ).json.results[0];
  const translate = async () => {
    const text = `Text ${++count}`;
    const edited = await site.ask("admin", `PATCH /api/units/${(await unit("Hello")).id}/`, {
      state: 20,
      target: [text],
    });
    expect(edited.status).toBe(200);
    return text;
  };
  const isLocked = async () => (await site.ask("admin", `GET /api/components/app/${name}/lock/`)).json.locked;
  const aside = () => readdirSync(dirname(folder)).filter((each) => each.startsWith("damaged-"));
  const lastLog = () =>
    site.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient;
        const rows = yield* sql<{ log: string }>`select log from tasks order by created desc limit 1`;
        return rows[0]?.log ?? "";
      }).pipe(Effect.orDie),
    );

  describe("with a remote", () => {
    beforeAll(async () => {
      remote = makeRemote(gettextFiles);
      const push = { repo: remote.url, push: remote.url, push_on_commit: false };
      await make("po", { ...settings("po"), ...push });
    });
    afterAll(() => remote.remove());

    it.each(Object.entries(damages))("is read, committed to, pulled and pushed: %s", async (_, damage) => {
      damage(folder);
      expect(await read()).toContain(`msgstr "${count === 0 ? "Ahoj" : `Text ${count}`}"`);
      const committed = await translate();
      damage(folder);
      expect(await operate("commit")).toEqual({ result: true });
      remote.commit({ "README.md": `Upstream ${count}` });
      damage(folder);
      expect(await operate("pull")).toEqual({ result: true });
      expect((await unit("Hello")).target).toEqual([committed]);
      const pushed = await translate();
      damage(folder);
      expect(await operate("push")).toEqual({ result: true });
      expect(remote.show("po/cs.po")).toContain(`msgstr "${pushed}"`);
      expect(remote.git("log", "--format=%an", "main")).toMatch(/^ADMIN$/m);
      expect(await isLocked()).toBe(false);
      damage(folder);
      expect(await operate("cleanup")).toEqual({ result: true });
      expect(git(folder, "fsck", "--full", "--no-dangling")).toBe("");
      expect(await archived()).toBeGreaterThan(500);
    });

    it("is told of in the log of the task, and kept aside", async () => {
      const before = aside();
      damages["objects/ is empty"]?.(folder);
      await translate();
      expect(await operate("commit")).toEqual({ result: true });
      const [added] = aside().filter((each) => !before.includes(each));
      expect(await lastLog()).toContain(`was put aside as ${added}`);
      expect(existsSync(join(dirname(folder), added ?? "", "refs/heads"))).toBe(true);
    });

    it("is not touched while its remote cannot be reached, and made again afterwards", async () => {
      const before = aside();
      const text = await translate();
      damages["objects/ is empty"]?.(folder);
      const bare = remote.url.slice("file://".length);
      execFileSync("mv", [bare, `${bare}-away`]);
      expect((await operate("commit")).result).toBe(false);
      const download = await site.ask("admin", `GET /api/translations/app/${name}/cs/file/`);
      expect([download.status, download.headers.get("retry-after")]).toEqual([503, "60"]);
      expect([aside(), await isLocked()]).toEqual([before, false]);
      execFileSync("mv", [`${bare}-away`, bare]);
      expect(await operate("commit")).toEqual({ result: true });
      expect(await read()).toContain(text);
    });
  });

  describe("without a remote", () => {
    it.each(["HEAD holds garbage", "objects/ is empty", "objects are scrambled"])(
      "is made again of the commits that the database keeps: %s",
      async (which) => {
        await withoutRemote(`local-${++count}`);
        const text = await translate();
        damages[which]?.(folder);
        expect(await operate("commit")).toEqual({ result: true });
        damages[which]?.(folder);
        expect(await read()).toContain(text);
        expect(git(folder, "log", "--format=%s", "main").trim().split("\n").length).toBeGreaterThan(1);
      },
    );

    const forgetKept = (id: number) =>
      site.run(
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient;
          yield* sql`delete from kept_commits where component_id = ${id}`;
        }).pipe(Effect.orDie),
      );

    it("is made again of what is whole in it, where nothing else is kept", async () => {
      await forgetKept(await withoutRemote("salvaged"));
      const text = await translate();
      damages["HEAD holds garbage"]?.(folder);
      expect(await operate("commit")).toEqual({ result: true });
      expect(await read()).toContain(text);
    });

    it("is left as it is, and somebody told, where nothing can be had again", async () => {
      const id = await withoutRemote("beyond");
      await forgetKept(id);
      damages["objects/ is empty"]?.(folder);
      const before = aside();
      const text = await translate();
      expect(await operate("commit")).toEqual({ result: false, detail: expect.stringContaining("no other copy") });
      expect([aside(), existsSync(join(folder, "refs/heads/main"))]).toEqual([before, true]);
      expect((await unit("Hello")).target).toEqual([text]);
      const { json } = await site.ask("admin", `GET /api/components/app/beyond/changes/`);
      expect(json.results.map((each: { action_name: string }) => each.action_name)).toContain("Alert triggered");
      expect(await isLocked()).toBe(false);
    });
  });
});
