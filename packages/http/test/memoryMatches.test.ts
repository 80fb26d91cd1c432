/** What the translation memory offers for a string. */
import { databases, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const sources = {
  wanted: "Show previews on the lock screen",
  same: "Show previews on the lock screen",
  like: "Show previews on the home screen",
  less: "Show pictures on the home screen?",
  unlike: "Mark all of them as read",
};
const targets = {
  same: "Zobrazovat náhledy na zamčené obrazovce",
  like: "Zobrazovat náhledy na domovské obrazovce",
  less: "Zobrazovat obrázky na domovské obrazovce?",
  unlike: "Označit vše jako přečtené",
};
const plural = (language: string, forms: string, units: string) => `msgid ""
msgstr ""
"Language: ${language}\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: ${forms};\\n"

${units}`;

describe.each(databases)("matches of the translation memory on $name", (database) => {
  let site: Site;
  const remotes: GitRemote[] = [];

  const made = async (path: string, cs: Readonly<Record<string, string>>, more: object = {}) => {
    const remote = makeRemote({ "lang/en.json": JSON.stringify(sources), "lang/cs.json": JSON.stringify(cs) });
    remotes.push(remote);
    const mono = { filemask: "lang/*.json", template: "lang/en.json", file_format: "json", ...more };
    await site.component(path, { repo: remote.url, ...mono });
  };
  const unitOf = async (path: string, query: string) =>
    (await site.ask("admin", `GET /api/translations/${path}/units/?q=${encodeURIComponent(query)}`)).json.results[0]
      .id as number;
  const matches = async (id: number, account = "alice") => {
    const { status, json } = await site.ask(account, `GET /api/units/${id}/memory/`);
    expect(status).toBe(200);
    return json as readonly { readonly target: readonly string[]; readonly quality: number; readonly origin: string }[];
  };
  const offered = async (id: number, account?: string) =>
    (await matches(id, account)).map(({ target, quality, origin }) => [target.join("|"), quality, origin]);
  /** Memory is filled in the background. */
  const remembered = async (target: string, count = 1) => {
    const found = async () =>
      (await site.ask("admin", "GET /api/memory/?page_size=1000")).json.results.filter(
        (entry: { readonly target: string }) => entry.target === target,
      ).length;
    for (let turn = 0; (await found()) < count; turn++) {
      if (turn > 600) throw new Error(`The memory never learnt ${target}.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  beforeAll(async () => {
    site = await openSite(database);
    for (const name of ["alice", "bob"]) await site.account(name);
    await site.project("open", { access_control: 0 });
    await site.project("closed");
    await site.ask("admin", "POST /api/projects/closed/access/", { access_control: 100 });
    await made("open/app", targets, { allow_translation_propagation: false });
    await made("closed/app", { like: "Tajné náhledy" });
    for (const target of Object.values(targets)) await remembered(target, 2);
    await remembered("Tajné náhledy");
  });
  afterAll(async () => {
    await site.close();
    for (const remote of remotes) remote.remove();
  });

  it("are the same text and texts like it, best first, each once, and none of other texts", async () => {
    const wanted = await unitOf("open/app/cs", "key:wanted");
    expect(await offered(wanted)).toEqual([
      [targets.same, 100, "open/app"],
      [targets.like, 90, "open/app"],
      [targets.less, 69, "open/app"],
    ]);
    expect((await matches(wanted))[0]).toEqual({
      id: expect.any(Number),
      source: [sources.same],
      target: [targets.same],
      quality: 100,
      origin: "open/app",
      scope: "project",
    });
  });

  it("come from shared memory into other projects", async () => {
    await made("closed/other", {});
    const wanted = await unitOf("closed/other/cs", "key:wanted");
    expect(await offered(wanted, "admin")).toEqual([
      [targets.same, 100, "open/app"],
      ["Tajné náhledy", 90, "closed/app"],
      [targets.like, 90, "open/app"],
      [targets.less, 69, "open/app"],
    ]);
  });

  it("never come from what somebody does not see, nor are told for strings that they do not see", async () => {
    const wanted = await unitOf("open/app/cs", "key:wanted");
    for (const account of ["alice", "anonymous"])
      expect((await offered(wanted, account)).flat()).not.toContain("Tajné náhledy");
    const hidden = await unitOf("closed/app/cs", "key:wanted");
    expect((await site.ask("alice", `GET /api/units/${hidden}/memory/`)).status).toBe(404);
  });

  it("are not another's own, nor of a component that was restricted since", async () => {
    await made("open/own", {}, { allow_translation_propagation: false });
    const other = await unitOf("open/own/cs", "key:unlike");
    await site.ask("admin", "PATCH /api/components/open/own/", { restricted: true });
    await site.ask("admin", `PATCH /api/units/${other}/`, { target: ["Vše je přečteno"], state: 20 });
    await remembered("Vše je přečteno");
    const wanted = await unitOf("open/app/cs", "key:unlike");
    expect(await offered(wanted)).toEqual([[targets.unlike, 100, "open/app"]]);
    expect(await offered(wanted, "admin")).toEqual([
      [targets.unlike, 100, "open/app"],
      ["Vše je přečteno", 100, "open/own"],
    ]);
    await site.ask("admin", "PATCH /api/components/open/own/", { restricted: false });
    await site.ask("admin", "PATCH /api/components/open/app/", { restricted: true });
    const elsewhere = await unitOf("open/own/cs", "key:wanted");
    expect(await offered(elsewhere, "bob")).toEqual([]);
    await site.ask("admin", "PATCH /api/components/open/app/", { restricted: false });
    expect(await offered(elsewhere, "bob")).toHaveLength(3);
  });

  it("have a text for each plural form, and take texts without forms for the nearest one", async () => {
    const source = 'msgid "%d unread message"\nmsgid_plural "%d unread messages"\n';
    const czech = 'msgstr[0] "%d zpráva"\nmsgstr[1] "%d zprávy"\nmsgstr[2] "%d zpráv"\n';
    const remote = makeRemote({
      "po/cs.po": plural("cs", "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", `${source}${czech}`),
    });
    const singular = 'msgid "%d unread messages"\nmsgstr "%d nepřečtených zpráv"\n';
    const plain = makeRemote({ "po/cs.po": plural("cs", "nplurals=1; plural=0", singular) });
    remotes.push(remote, plain);
    await site.component("open/forms", { repo: remote.url, new_base: "", new_lang: "none" });
    await site.component("open/plain", { repo: plain.url, new_base: "", new_lang: "none" });
    await remembered("%d nepřečtených zpráv");
    await remembered("%d zpráva\u001e\u001e%d zprávy\u001e\u001e%d zpráv");
    const wanted = await unitOf("open/forms/cs", "source:unread");
    expect(await offered(wanted)).toEqual([
      ["%d zpráva|%d zprávy|%d zpráv", 100, "open/forms"],
      ["%d nepřečtených zpráv", 99, "open/plain"],
    ]);
  });
});
