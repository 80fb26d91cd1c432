/** Every format over HTTP: a language is added, translated, given a new string, relieved of it, and removed. */
import { codecs, readZip, unpack } from "@dragoman/formats";
import { databases, makeRemote, openSite, type GitRemote, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatSamples } from "./formatSamples.ts";

// One database is enough: what differs is the files.
describe.each(databases.slice(-1))("files of every format on $name", (database) => {
  let site: Site;
  let remote: GitRemote;

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(Object.assign({}, ...formatSamples.map(({ files }) => files)));
    await site.project("app");
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  const bytesOf = async (path: string) => {
    const response = await site.app.fetch(
      new Request(`https://site.example${path}`, {
        headers: { authorization: `Token wlu_${"admin".padStart(36, "0")}` },
      }),
    );
    return Buffer.from(await response.arrayBuffer());
  };
  /** The text of a file; of an archive that of all its members. */
  const decode = (bytes: Buffer, format = "") => {
    if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.subarray(2).toString("utf16le");
    if (!bytes.subarray(0, 2).equals(Buffer.from("PK")))
      return bytes.toString(format.endsWith("-iso") ? "latin1" : "utf8");
    const archive = readZip(bytes);
    return [...archive.members.values()].map((member) => unpack(archive, member, 1e6).toString()).join("\n");
  };

  it("has a sample of every format that holds one language a file", () => {
    const samples = new Set(formatSamples.map(({ format }) => format));
    expect(codecs.filter(({ id }) => !samples.has(id)).map(({ id }) => id)).toEqual(
      codecs.filter(({ catalogue }) => catalogue !== undefined).map(({ id }) => id),
    );
  });

  it.each(formatSamples)("$format", async ({ format, files, base, mask, bilingual, fresh, translated, added }) => {
    const [first = ""] = base === undefined ? Object.keys(files) : [base];
    const slug = format.replaceAll(".", "-");
    const starts = format === "tbx";
    const made = await site.ask("admin", "POST /api/projects/app/components/", {
      name: slug,
      slug,
      repo: remote.url,
      // In one repository together, work for one would look at all.
      disable_autoshare: true,
      filemask: mask,
      file_format: format,
      manage_units: added !== undefined,
      edit_template: added !== undefined,
      ...(bilingual ? (starts ? {} : { new_base: first }) : { template: first }),
    });
    expect([made.status, made.json?.detail]).toEqual([201, undefined]);
    await site.settled(`app/${slug}`);
    const language = `/api/translations/app/${slug}/cs`;
    const file = async () => decode(await bytesOf(`${language}/file/`), format);
    const units = async (path = language) => (await site.ask("admin", `GET ${path}/units/`)).json.results;

    const answer = await site.ask("admin", `POST /api/components/app/${slug}/translations/`, { language_code: "cs" });
    expect([answer.status, answer.json?.detail]).toEqual([201, undefined]);
    const untouched = await file();
    expect(untouched).toMatch(fresh);

    const unit = (await units())[0];
    if (!starts) {
      const target = unit.target.map(() => "Ahoj");
      const edit = await site.ask("admin", `PATCH /api/units/${unit.id}/`, { state: 20, target });
      expect([edit.status, edit.json?.detail]).toEqual([200, undefined]);
      expect(await file()).toMatch(translated);
      expect((await units())[0]).toMatchObject({ target, state: 20, pending: false });
    }

    if (added !== undefined) {
      const { text = "Přidáno" } = added;
      const before = await file();
      const source = `/api/translations/app/${slug}/en`;
      const addition = bilingual
        ? await site.ask("admin", `POST ${language}/units/`, {
            source: [added.key],
            target: [text],
            ...(format === "ts" ? { context: "Main" } : {}),
          })
        : await site.ask("admin", `POST ${source}/units/`, { key: added.key, value: ["Added"] });
      expect([addition.status, addition.json?.detail]).toEqual([201, undefined]);
      if (!bilingual) {
        expect(decode(await bytesOf(`${source}/file/`), format)).toContain("Added");
        const own = (await units()).find((each: { context: string }) => each.context === added.key);
        await site.ask("admin", `PATCH /api/units/${own.id}/`, { state: 20, target: [text] });
      }
      expect(await file()).toMatch(added.written);
      const stored = (await units()).find((each: { target: string[] }) => each.target[0] === text);
      expect(stored).toMatchObject({ state: 20, pending: false });
      await site.ask("admin", `POST /api/components/app/${slug}/repository/`, { operation: "file-scan" });
      expect((await units()).map((each: { id: number }) => each.id)).toContain(stored.id);

      const removal = bilingual ? stored.id : Number(/(\d+)\/$/.exec(stored.source_unit)?.[1]);
      const gone = await site.ask("admin", `DELETE /api/units/${removal}/`);
      expect([gone.status, gone.json?.detail]).toEqual([204, undefined]);
      expect((await file()).replace(/"PO-Revision-Date[^\n]*\n/g, "")).toBe(
        before.replace(/"PO-Revision-Date[^\n]*\n/g, ""),
      );
      expect((await units()).map((each: { id: number }) => each.id)).not.toContain(stored.id);
    }

    expect((await site.ask("admin", `DELETE ${language}/`)).status).toBe(204);
    const archive = readZip(await bytesOf(`/api/components/app/${slug}/file/`));
    expect([...archive.members.keys()].filter((name) => /\bcs\b|-cs|_cs/.test(name))).toEqual([]);
  });
});

describe.each(databases.slice(-1))("what files hold on $name", (database) => {
  let site: Site;
  const remotes: GitRemote[] = [];
  let number = 0;

  beforeAll(async () => {
    site = await openSite(database);
    await site.project("app");
  });
  afterAll(async () => {
    await site.close();
    for (const remote of remotes) remote.remove();
  });

  const create = async (files: Readonly<Record<string, string>>, fields: object) => {
    const slug = `c${++number}`;
    const remote = makeRemote(files);
    remotes.push(remote);
    const made = await site.ask("admin", "POST /api/projects/app/components/", {
      name: slug,
      slug,
      repo: remote.url,
      manage_units: true,
      ...fields,
    });
    expect([made.status, made.json?.detail]).toEqual([201, undefined]);
    await site.settled(`app/${slug}`);
    return slug;
  };
  const units = async (slug: string, language: string) =>
    (await site.ask("admin", `GET /api/translations/app/${slug}/${language}/units/`)).json.results;
  const file = async (slug: string, language: string) =>
    (await site.ask("admin", `GET /api/translations/app/${slug}/${language}/file/`)).text;
  const android = (items: string) =>
    `<?xml version="1.0" encoding="utf-8"?>\n<resources>\n    <plurals name="files">\n${items}    </plurals>\n</resources>\n`;
  const item = (quantity: string, text: string) => `        <item quantity="${quantity}">${text}</item>\n`;

  it("is a text for every category of the language, and for other", async () => {
    const slug = await create(
      { "values/strings.xml": android(item("one", "%d file") + item("other", "%d files")) },
      { filemask: "values-*/strings.xml", template: "values/strings.xml", file_format: "aresource" },
    );
    await site.ask("admin", `POST /api/components/app/${slug}/translations/`, { language_code: "ru" });
    const [unit] = await units(slug, "ru");
    const target = unit.target.map((_: string, index: number) => `%d f${index}`);
    expect((await site.ask("admin", `PATCH /api/units/${unit.id}/`, { state: 20, target })).status).toBe(200);
    const text = await file(slug, "ru");
    for (const quantity of ["one", "few", "many", "other"]) expect(text).toContain(`<item quantity="${quantity}">`);
  });

  it("keeps the texts of categories that the language has no form for", async () => {
    const files = {
      "values/strings.xml": android(item("one", "%d file") + item("other", "%d files")),
      "values-de/strings.xml": android(item("zero", "keine") + item("one", "eine") + item("other", "%d Stück")),
    };
    const slug = await create(files, {
      filemask: "values-*/strings.xml",
      template: "values/strings.xml",
      file_format: "aresource",
    });
    const [unit] = await units(slug, "de");
    await site.ask("admin", `PATCH /api/units/${unit.id}/`, { state: 20, target: ["%d Datei", "%d Dateien"] });
    expect(await file(slug, "de")).toBe(
      android(item("zero", "keine") + item("one", "%d Datei") + item("other", "%d Dateien")),
    );
  });

  const documents = [
    ["html", "en.html", "<p>Tea</p>\n<p>Milk</p>\n"],
    ["markdown", "en.md", "Tea\n\nMilk\n"],
    ["dokuwiki", "en.dw", "== Tea ==\n\n  * Milk\n"],
    ["mediawiki", "en.mw", "== Tea ==\n\n* Milk\n"],
    ["txt", "en.txt", "Tea\n\nMilk\n"],
    ["srt", "en.srt", "1\n00:00:01,000 --> 00:00:02,000\nTea\n\n2\n00:00:02,000 --> 00:00:03,000\nMilk\n"],
    [
      "ass",
      "en.ass",
      "[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,,,,,,,Tea\nDialogue: 0,0:00:02.00,0:00:03.00,,,,,,,Milk\n",
    ],
    ["sub", "en.sub", "{25}{50}Tea\n{50}{75}Milk\n"],
    ["rc", "en.rc", 'STRINGTABLE\nBEGIN\n    IDS_TEA "Tea"\n    IDS_MILK "Milk"\nEND\n'],
  ] as const;

  it.each(documents)(
    "is the source's text where a translation is taken back, in %s",
    async (format, template, text) => {
      const slug = await create(
        { [template]: text },
        {
          filemask: `*.${template.slice(3)}`,
          template,
          file_format: format,
          manage_units: false,
          edit_template: false,
        },
      );
      await site.ask("admin", `POST /api/components/app/${slug}/translations/`, { language_code: "cs" });
      const edit = async (state: number, target: string) => {
        const [unit] = await units(slug, "cs");
        const { status } = await site.ask("admin", `PATCH /api/units/${unit.id}/`, { state, target: [target] });
        expect(status).toBe(200);
      };
      await edit(20, "Čaj");
      expect(await file(slug, "cs")).toBe(text.replace("Tea", "Čaj"));
      await edit(0, "");
      expect(await file(slug, "cs")).toBe(text);
      expect((await units(slug, "cs"))[0]).toMatchObject({ target: [""], state: 0, pending: false });
    },
  );

  it("is told at once as the file can hold it", async () => {
    const unitOf = (target: string) =>
      `<trans-unit id="a"><source>Tea &amp; <x id="1"/></source>${target}</trans-unit>`;
    const xliff = (target: string) =>
      `<xliff version="1.2"><file original="a" source-language="en" target-language="cs" datatype="plaintext"><body>${unitOf(target)}</body></file></xliff>\n`;
    const slug = await create(
      { "a.en.xlf": xliff(""), "a.cs.xlf": xliff("") },
      {
        filemask: "a.*.xlf",
        new_base: "a.en.xlf",
        file_format: "xliff",
      },
    );
    const [unit] = await units(slug, "cs");
    const { json } = await site.ask("admin", `PATCH /api/units/${unit.id}/`, { state: 20, target: ["Čaj & mléko"] });
    expect(json.target).toEqual(["Čaj &amp; mléko"]);
    expect(await file(slug, "cs")).toContain("Čaj &amp; mléko");
    await site.ask("admin", `POST /api/components/app/${slug}/repository/`, { operation: "file-scan" });
    expect((await units(slug, "cs"))[0].target).toEqual(["Čaj &amp; mléko"]);
    expect((await site.ask("admin", `GET /api/components/app/${slug}/changes/?action=59`)).json.count).toBe(0);
  });

  it.each([
    ["properties", "a=One\nb=Two\na=Three\n", "b=Two\n"],
    ["json", '{\n  "a": "One",\n  "b": "Two",\n  "a": "Three"\n}\n', '{\n  "b": "Two"\n}\n'],
  ])("loses a string with all of its duplicates, in %s", async (format, text, left) => {
    const slug = await create(
      { [`en.${format}`]: text, [`cs.${format}`]: text },
      {
        filemask: `*.${format}`,
        template: `en.${format}`,
        file_format: format,
      },
    );
    const unit = (await units(slug, "en")).find((each: { context: string }) => each.context === "a");
    const gone = await site.ask("admin", `DELETE /api/units/${unit.id}/`);
    expect([gone.status, gone.json?.detail]).toEqual([204, undefined]);
    expect(await file(slug, "en")).toBe(left);
    expect(await file(slug, "cs")).toBe(left);
  });
});
