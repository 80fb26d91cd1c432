import { createZip } from "@dragoman/formats";
import { databases, gettextFiles, makeRemote, openSite, type GitRemote, type Site, makeAppPo } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const catalogue = gettextFiles["po/cs.po"] ?? "";

describe.each(databases)("files that come with a request on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  const form = (fields: Readonly<Record<string, string>>, name: string, file: BlobPart, filename: string) => {
    const body = new FormData();
    for (const [key, value] of Object.entries(fields)) body.append(key, value);
    body.append(name, new Blob([file]), filename);
    return body;
  };
  const create = (fields: Readonly<Record<string, string>>, name: string, file: BlobPart, filename: string) =>
    site.ask("admin", "POST /api/projects/app/components/", form(fields, name, file, filename));

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await makeAppPo(site, remote);
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it("makes a component of an archive, without a remote", async () => {
    const archive = createZip(new Map([["po/cs.po", Buffer.from(catalogue)]]));
    const answer = await create(
      { name: "Zip", slug: "zip", filemask: "po/*.po", file_format: "po", new_lang: "none" },
      "zipfile",
      new Uint8Array(archive),
      "files.zip",
    );
    expect(answer.json).toMatchObject({ vcs: "local", repo: "local:", branch: "main" });
    await site.settled("app/zip");
    expect((await site.ask("admin", "GET /api/translations/app/zip/cs/statistics/")).json).toMatchObject({
      total: 3,
      translated: 2,
    });
  });

  it("makes a component of a document, which then is the base of its translations", async () => {
    const answer = await create(
      { name: "Page", slug: "page", file_format: "json" },
      "docfile",
      '{"title": "Welcome"}',
      "page.json",
    );
    expect(answer.json).toMatchObject({
      vcs: "local",
      filemask: "page/*.json",
      template: "page/en.json",
      new_base: "page/en.json",
    });
    await site.settled("app/page");
    expect((await site.ask("admin", "GET /api/translations/app/page/en/units/")).json.results).toMatchObject([
      { context: "title", source: ["Welcome"] },
    ]);
  });

  it("takes one item beside a file for a list of one: forms have no brackets", async () => {
    const fields = { name: "Checked", slug: "checked", file_format: "json", enforced_checks: "same" };
    const { status, json } = await create(fields, "docfile", '{"title": "Welcome"}', "page.json");
    expect([status, json.enforced_checks]).toEqual([201, ["same"]]);
    await site.settled("app/checked");
    const change = new FormData();
    change.append("enforced_checks", "end_stop");
    const changed = await site.ask("admin", "PATCH /api/components/app/checked/", change);
    expect(changed.json.enforced_checks).toEqual(["end_stop"]);
  });

  it.each(["../outside.po", "/etc/cs.po", ".git/config"])("refuses an archive that holds %s", async (name) => {
    const archive = createZip(new Map([[name, Buffer.from(catalogue)]]));
    const answer = await create(
      { name: "Bad", slug: "bad", filemask: "po/*.po", file_format: "po" },
      "zipfile",
      new Uint8Array(archive),
      "files.zip",
    );
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ zipfile: [expect.any(String)] });
    expect((await site.ask("admin", "GET /api/components/app/bad/")).status).toBe(404);
  });

  it.each([
    [
      "docfile",
      "POST /api/projects/app/components/",
      {
        name: "Forged",
        slug: "forged",
        file_format: "txt",
        filemask: "f/*.txt",
        docfile: { path: "/etc/hostname", name: "a.txt", size: 1 },
      },
    ],
    [
      "file",
      "POST /api/translations/app/po/cs/file/",
      { method: "translate", file: { path: "/etc/hostname", name: "a.po", size: 1 } },
    ],
  ])("takes no path of the machine for a file, in %s", async (field, line, body) => {
    const { status, json } = await site.ask("admin", line, body);
    expect(status).toBe(400);
    expect(json[field]).toEqual(["The submitted data was not a file. Check the encoding type on the form."]);
  });

  it("keeps what an uploaded file adds, and tells how much", async () => {
    const file = catalogue.replace(/(msgid "Good[^"]*"\nmsgstr) ""/, '$1 "Sbohem."');
    const answer = await site.ask(
      "admin",
      "POST /api/translations/app/po/cs/file/",
      form({ method: "translate" }, "file", file, "cs.po"),
    );
    expect(answer.json).toMatchObject({ result: true, accepted: 1, total: 3 });
    expect((await site.ask("admin", "GET /api/translations/app/po/cs/statistics/")).json.translated).toBe(3);
  });

  it("lets translations wait for another look when an upload changes their source", async () => {
    await site.ask("admin", "POST /api/components/app/page/translations/", { language_code: "cs" });
    const unit = async () => (await site.ask("admin", "GET /api/translations/app/page/cs/units/")).json.results[0];
    await site.ask("admin", `PATCH /api/units/${(await unit()).id}/`, { state: 20, target: ["Vítejte"] });
    const upload = form(
      { method: "translate", conflicts: "replace-translated" },
      "file",
      '{"title": "Be welcome"}',
      "en.json",
    );
    expect((await site.ask("admin", "POST /api/translations/app/page/en/file/", upload)).json).toMatchObject({
      accepted: 1,
    });
    expect(await unit()).toMatchObject({
      source: ["Be welcome"],
      previous_source: "Welcome",
      target: ["Vítejte"],
      state: 10,
    });
    expect((await site.ask("admin", "GET /api/translations/app/page/cs/statistics/")).json).toMatchObject({
      translated: 0,
      fuzzy: 1,
    });
  });
});
