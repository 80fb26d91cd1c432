/** The texts of a store's page: the folder of a language is a translation, and each file in it a string. */
import { readZip, unpack, packFolder } from "@dragoman/formats";
import { databases, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const files = {
  "shop/en-US/title.txt": "Harbour\n",
  "shop/en-US/full_description.txt": "Talk to every boat.\n",
  "shop/en-US/changelogs/1.txt": "Fixes a leak.\n",
  "shop/en-US/images/icon.png": "picture",
  "shop/de-DE/title.txt": "Hafen\n",
  "shop/de-DE/images/icon.png": "picture",
  "README.txt": "Nobody's\n",
};

describe.each(databases)("folders of a store's texts on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  let name = "";
  let number = 0;
  beforeAll(async () => {
    site = await openSite(database);
    await site.account("alice", { superuser: true });
    await site.project("app");
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  const component = async (settings: object = {}) => {
    remote?.remove();
    remote = makeRemote(files);
    name = `c${++number}`;
    await site.component(`app/${name}`, {
      name,
      repo: remote.url,
      push: remote.url,
      push_on_commit: false,
      filemask: "shop/*",
      template: "shop/en-US",
      file_format: "appstore",
      ...settings,
    });
  };
  const ask = async (request: string, body?: object) => {
    const answer = await site.ask("admin", request, body);
    expect(answer.status, answer.text).toBeLessThan(300);
    await site.settled(`app/${name}`);
    return answer.json;
  };
  const operate = (operation: string) => ask(`POST /api/components/app/${name}/repository/`, { operation });
  const units = async (language: string, q = "") =>
    (await ask(`GET /api/translations/app/${name}/${language}/units/?q=${encodeURIComponent(q)}`)).results;
  const unit = async (file: string) => (await units("de", `key:="${file}:1"`))[0];
  const translate = async (file: string, text: string) => {
    const answer = await site.ask("alice", `PATCH /api/units/${(await unit(file)).id}/`, {
      target: [text],
      state: text === "" ? 0 : 20,
    });
    expect(answer.status, answer.text).toBe(200);
  };
  const filesIn = (branch = "main") => remote.git("ls-tree", "-r", "--name-only", branch, "shop/").trim().split("\n");
  const archive = async (path: string) => {
    const response = await site.app.fetch(
      new Request(`https://site.example${path}`, {
        headers: { authorization: `Token wlu_${"admin".padStart(36, "0")}` },
      }),
    );
    const zip = readZip(Buffer.from(await response.arrayBuffer()));
    const texts = Object.fromEntries([...zip.members].map(([member, of]) => [member, unpack(zip, of).toString()]));
    return { type: response.headers.get("content-type"), name: response.headers.get("content-disposition"), texts };
  };

  it("are found by their mask, with limits as the stores have", async () => {
    await component();
    expect(
      (await units("de")).map(({ context, source, target }: Record<string, unknown>) => [context, source, target]),
    ).toEqual([
      ["changelogs/1.txt:1", ["Fixes a leak."], [""]],
      ["full_description.txt:1", ["Talk to every boat."], [""]],
      ["title.txt:1", ["Harbour"], ["Hafen"]],
    ]);
    await translate("title.txt", "Ein Hafen, dessen Name kein Ende nimmt");
    expect((await unit("title.txt")).has_failing_check).toBe(true);
  });

  it("get the files that were translated, and keep their pictures", async () => {
    await component();
    await translate("full_description.txt", "Sprich mit jedem Boot.");
    await translate("changelogs/1.txt", "Dichtet ein Leck.");
    expect(await operate("push")).toEqual({ result: true });
    expect(remote.show("shop/de-DE/changelogs/1.txt")).toBe("Dichtet ein Leck.\n");
    expect(remote.git("diff", "--name-only", "main~1", "main").trim().split("\n")).toEqual([
      "shop/de-DE/changelogs/1.txt",
      "shop/de-DE/full_description.txt",
    ]);
    await translate("changelogs/1.txt", "");
    await operate("push");
    expect(filesIn()).not.toContain("shop/de-DE/changelogs/1.txt");
    expect(filesIn()).toContain("shop/de-DE/images/icon.png");
  });

  it("are not read again after what we wrote ourselves", async () => {
    await component();
    await translate("full_description.txt", "Sprich mit jedem Boot.");
    await operate("commit");
    const before = await ask(`GET /api/components/app/${name}/changes/`);
    await operate("pull");
    expect((await ask(`GET /api/components/app/${name}/changes/`)).count).toBe(before.count);
    expect((await unit("full_description.txt")).target).toEqual(["Sprich mit jedem Boot."]);
  });

  it("follow the repository: texts, new files and files that go", async () => {
    await component();
    remote.commit({
      "shop/de-DE/title.txt": "Der Hafen\n",
      "shop/en-US/short_description.txt": "Quay talk\n",
      "shop/en-US/changelogs/1.txt": null,
      "shop/cs-CZ/title.txt": "Přístav\n",
      "shop/LICENSE": "No folder",
    });
    await operate("pull");
    expect((await units("de")).map(({ context, target }: Record<string, unknown>) => [context, target])).toEqual([
      ["full_description.txt:1", [""]],
      ["title.txt:1", ["Der Hafen"]],
      ["short_description.txt:1", [""]],
    ]);
    expect((await units("cs", 'key:="title.txt:1"'))[0].target).toEqual(["Přístav"]);
  });

  it.each(["rebase", "merge"])("are merged file by file, and suggest what gave way, by %s", async (merge_style) => {
    await component({ merge_style });
    await translate("title.txt", "Hafenplausch");
    await translate("full_description.txt", "Sprich mit jedem Boot.");
    remote.commit({ "shop/de-DE/title.txt": "Der Hafen\n", "shop/de-DE/changelogs/1.txt": "Leck zu.\n" });
    expect(await operate("push")).toEqual({ result: true });
    expect(remote.show("shop/de-DE/title.txt")).toBe("Der Hafen\n");
    expect(remote.show("shop/de-DE/changelogs/1.txt")).toBe("Leck zu.\n");
    expect(remote.show("shop/de-DE/full_description.txt")).toBe("Sprich mit jedem Boot.\n");
    expect(await unit("title.txt")).toMatchObject({ target: ["Der Hafen"], has_suggestion: true });
    expect(await units("de", "suggestion:Hafenplausch")).toHaveLength(1);
  });

  it("keep a text of ours whose file upstream took away", async () => {
    await component();
    await translate("title.txt", "Hafenplausch");
    remote.commit({ "shop/de-DE/title.txt": null });
    expect(await operate("push")).toEqual({ result: true });
    expect(remote.show("shop/de-DE/title.txt")).toBe("Hafenplausch\n");
    expect((await unit("title.txt")).target).toEqual(["Hafenplausch"]);
  });

  it("begin with nothing to publish, and go with their texts alone", async () => {
    await component();
    await ask(`POST /api/components/app/${name}/translations/`, { language_code: "fr" });
    await operate("push");
    expect(filesIn().filter((path) => path.startsWith("shop/fr"))).toEqual(["shop/fr-FR/.gitkeep"]);
    await ask(`DELETE /api/translations/app/${name}/de/`);
    await operate("push");
    expect(filesIn().filter((path) => path.startsWith("shop/de"))).toEqual(["shop/de-DE/images/icon.png"]);
  });

  it("come and go as archives", async () => {
    await component();
    expect(await archive(`/api/translations/app/${name}/de/file/`)).toEqual({
      type: "application/zip",
      name: `attachment; filename="app-${name}-de.zip"`,
      texts: { "title.txt": "Hafen\n" },
    });
    expect(Object.keys((await archive(`/api/components/app/${name}/file/`)).texts)).toEqual(
      ["de-DE/title.txt", "en-US/changelogs/1.txt", "en-US/full_description.txt", "en-US/title.txt"].map(
        (path) => `app/${name}/shop/${path}`,
      ),
    );
    const form = new FormData();
    const bytes = packFolder([["full_description.txt", Buffer.from("Sprich mit jedem Boot.\n")]]);
    form.append("file", new Blob([new Uint8Array(bytes)]), "de.zip");
    const response = await site.app.fetch(
      new Request(`https://site.example/api/translations/app/${name}/de/file/`, {
        method: "POST",
        body: form,
        headers: { authorization: `Token wlu_${"admin".padStart(36, "0")}` },
      }),
    );
    expect([response.status, await response.json()]).toMatchObject([200, { accepted: 1, total: 3 }]);
    expect((await unit("full_description.txt")).target).toEqual(["Sprich mit jedem Boot."]);
  });

  it("are told in plans by their files", async () => {
    await component();
    await translate("title.txt", "Der Hafen");
    const plan = await ask(`POST /api/components/app/${name}/repository/?dry_run=true`, { operation: "commit" });
    expect(plan.commits[0].files.map(({ path }: { readonly path: string }) => path)).toEqual(["shop/de-DE/title.txt"]);
  });

  it("are refused where there is no folder", async () => {
    const answer = await site.ask("admin", "POST /api/projects/app/components/", {
      name: "wrong",
      slug: "wrong",
      repo: remote.url,
      filemask: "shop/*",
      template: "README.txt",
      file_format: "appstore",
    });
    expect([answer.status, answer.json.template]).toEqual([400, ["There is no such folder with texts."]]);
  });
});
