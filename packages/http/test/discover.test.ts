/** Looking into a repository before a component is made of it. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createZip } from "@dragoman/formats";
import { databases, gettextFiles, type GitRemote, jsonFiles, makeRemote, openSite, type Site } from "@dragoman/testing";
import { Checkouts } from "../../core/src/checkouts/inside.ts";
import { ComponentId } from "@dragoman/core/ids";
import { Effect } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

describe.each(databases)("what a repository holds over $name", (database) => {
  let site: Site;
  let remote: GitRemote;

  const ask = (body: object, account = "admin") => site.ask(account, "POST /api/projects/app/discover/", body);
  const po = { file_format: "po", filemask: "po/*.po", template: "", new_base: "po/app.pot" };
  const clones = async () => {
    const folder = await site.run(
      Effect.map(Checkouts, (checkouts) => join(checkouts.folderOf(ComponentId.make(1)), "..")),
    );
    // The folder of drafts itself stays, with its lock.
    return readdirSync(folder)
      .flatMap((name) => (name.startsWith("drafts-") ? readdirSync(join(folder, name)) : [name]))
      .filter((name) => !name.startsWith("lock"));
  };

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote({ ...gettextFiles, ...jsonFiles });
    await site.project("app");
    await site.account("alice");
  }, 120_000);
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("is every choice with its languages, and nothing is left behind", async () => {
    const before = await clones();
    const answer = await ask({ repo: remote.url });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ branch: "main", preview: null });
    expect(answer.json.files).toBe(Object.keys({ ...gettextFiles, ...jsonFiles }).length);
    expect(answer.json.paths).toContain("po/cs.po");
    const { candidates } = answer.json;
    expect(candidates).toContainEqual({ ...po, languages: expect.arrayContaining(["cs"]), files: expect.any(Number) });
    expect(candidates).toContainEqual(
      expect.objectContaining({ filemask: "locales/*.json", template: "locales/en.json", file_format: "json" }),
    );
    expect(await clones()).toEqual(before);
    expect((await site.ask("admin", "GET /api/projects/app/components/")).json.count).toBe(0);
  });

  it("is told of an archive too, of which nothing is kept", async () => {
    const files = Object.entries({ ...gettextFiles, ...jsonFiles });
    const archive = createZip(new Map(files.map(([path, text]) => [path, Buffer.from(text)])));
    const send = (fields: Readonly<Record<string, string>>, bytes: Uint8Array<ArrayBuffer>, name = "files.zip") => {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.append(field, value);
      form.append("zipfile", new Blob([bytes]), name);
      return ask(form);
    };
    const before = await clones();
    const { candidates } = (await send({}, new Uint8Array(archive))).json;
    expect(candidates).toContainEqual(expect.objectContaining(po));
    const looked = await send({ filemask: "po/*.po" }, new Uint8Array(archive));
    expect(looked.json.preview).toMatchObject({ problems: {}, strings: expect.any(Number) });
    expect(await clones()).toEqual(before);
    const broken = await send({}, new Uint8Array([1, 2, 3]));
    expect(broken.status).toBe(400);
    expect(broken.json.zipfile).toHaveLength(1);
    const outside = createZip(new Map([["../po/cs.po", Buffer.from("")]]));
    expect((await send({}, new Uint8Array(outside))).status).toBe(400);
    expect(await clones()).toEqual(before);
    expect((await ask({})).json.repo).toHaveLength(1);
  });

  it("is told of a single file, which is its own base", async () => {
    const before = await clones();
    const form = new FormData();
    form.append("docfile", new Blob([jsonFiles["locales/en.json"]]), "texts.json");
    const { json } = await ask(form);
    expect(json.candidates).toEqual([expect.objectContaining({ file_format: "json", filemask: "*.json" })]);
    expect(json.preview).toMatchObject({ strings: 2, problems: {} });
    expect(await clones()).toEqual(before);
  });

  it("is looked into for one choice: its first strings, and what creation would refuse", async () => {
    const { candidates, preview } = (await ask({ repo: remote.url, filemask: "po/*.po" })).json;
    expect(candidates).toEqual([expect.objectContaining(po)]);
    expect(preview.problems).toEqual({});
    expect(preview.strings).toBeGreaterThan(0);
    expect(preview.sample[0]).not.toBe("");
    const json = { filemask: "locales/*.json", file_format: "json" };
    expect((await ask({ repo: remote.url, ...json, template: "locales/en.json" })).json.preview).toMatchObject({
      problems: {},
      sample: ["Hello", "Good bye"],
    });
    expect((await ask({ repo: remote.url, ...json, template: "locales/none.json" })).json.preview).toEqual({
      strings: null,
      sample: [],
      problems: { template: ["File does not exist."] },
    });
  });

  it("is refused as creation refuses it", async () => {
    expect((await ask({ repo: remote.url }, "alice")).status).toBe(403);
    expect((await ask({})).json.repo).toEqual([expect.any(String)]);
    const before = await clones();
    for (const wrong of [{ repo: `${remote.url}-not-there` }, { repo: remote.url, branch: "none" }]) {
      const answer = await ask(wrong);
      expect([answer.status, answer.json]).toMatchObject([400, { repo: [expect.any(String)] }]);
    }
    const { json: branchless } = await ask({ repo: remote.url, branch: "none" });
    expect(branchless).toMatchObject({ code: "no_branch", branches: ["main"] });
    expect((await ask({ repo: `${remote.url}-not-there` })).json.code).toBe("not_found");
    expect((await ask({ repo: "dragoman://app/none" })).json.repo).toEqual(["There is no such component."]);
    expect(await clones()).toEqual(before);
  });

  it("is looked for in the clone that is there, where the repository of a component is named", async () => {
    const body = { name: "PO", slug: "po", repo: remote.url, filemask: "po/*.po", file_format: "po" };
    const made = await site.ask("admin", "POST /api/projects/app/components/", { ...body, new_base: "po/app.pot" });
    expect(made.status).toBe(201);
    await site.settled("app/po");
    const before = await clones();
    const shared = (await ask({ repo: "dragoman://app/po" })).json;
    expect(shared.candidates).toContainEqual(expect.objectContaining(po));
    expect(await clones()).toEqual(before);
  });
});
