import { createZip } from "@dragoman/formats";
import { databases, gettextFiles, jsonFiles, makeRemote, openSite, type GitRemote, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const android = (text: string) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<resources>\n    <string name="a">${text}</string>\n</resources>\n`;
const xliff = (target: string) =>
  `<?xml version="1.0"?>\n<xliff version="1.2"><file original="a" source-language="en" target-language="cs" datatype="plaintext"><body><trans-unit id="1"><source>One</source>${target}</trans-unit></body></file></xliff>\n`;
const resx = (value: string) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<root>\n  <resheader name="version">\n    <value>2.0</value>\n  </resheader>\n  <data name="a" xml:space="preserve">\n    <value>${value}</value>\n  </data>\n</root>\n`;

/** Files of a repository, and what is found out about them. */
const repositories: readonly (readonly [string, Readonly<Record<string, string>>, object])[] = [
  ["gettext", gettextFiles, { file_format: "po", filemask: "po/*.po", new_base: "po/app.pot", template: "" }],
  [
    "gettext in folders",
    { "app/locale/app.pot": gettextFiles["po/app.pot"], "app/locale/cs/LC_MESSAGES/app.po": gettextFiles["po/cs.po"] },
    { file_format: "po", filemask: "app/locale/*/LC_MESSAGES/app.po", new_base: "app/locale/app.pot" },
  ],
  [
    "a template without translations",
    { "po/hello.pot": gettextFiles["po/app.pot"] },
    { file_format: "po", filemask: "po/*.po", new_base: "po/hello.pot" },
  ],
  ["JSON", jsonFiles, { file_format: "json", filemask: "locales/*.json", template: "locales/en.json" }],
  [
    "Android",
    {
      "app/src/main/res/values/strings.xml": android("One"),
      "app/src/main/res/values-cs/strings.xml": android("Jedna"),
      "app/src/main/res/values-pt-rBR/strings.xml": android("Um"),
    },
    {
      file_format: "aresource",
      filemask: "app/src/main/res/values-*/strings.xml",
      template: "app/src/main/res/values/strings.xml",
    },
  ],
  [
    "XLIFF",
    { "messages.xlf": xliff(""), "messages.cs.xlf": xliff("<target>Jedna</target>"), "messages.en.xlf": xliff("") },
    { file_format: "xliff", filemask: "messages.*.xlf", template: "", new_base: "messages.en.xlf" },
  ],
  [
    "Java properties",
    { "src/Messages.properties": "a=One\n", "src/Messages_cs.properties": "a=Jedna\n" },
    { filemask: "src/Messages_*.properties", template: "src/Messages.properties" },
  ],
  [
    "Apple strings",
    { "App/en.lproj/Localizable.strings": '"a" = "One";\n', "App/cs.lproj/Localizable.strings": '"a" = "Jedna";\n' },
    { filemask: "App/*.lproj/Localizable.strings", template: "App/en.lproj/Localizable.strings" },
  ],
  [
    ".NET resources",
    { "Properties/Resources.resx": resx("One"), "Properties/Resources.cs.resx": resx("Jedna") },
    { file_format: "resx", filemask: "Properties/Resources.*.resx", template: "Properties/Resources.resx" },
  ],
  [
    "Rails",
    { "config/locales/en.yml": "en:\n  a: One\n", "config/locales/cs.yml": "cs:\n  a: Jedna\n" },
    { file_format: "ruby-yaml", filemask: "config/locales/*.yml", template: "config/locales/en.yml" },
  ],
];

describe.each(databases.slice(-1))("what files are, found out on $name", (database) => {
  let site: Site;
  const remotes: GitRemote[] = [];
  let number = 0;
  const create = async (fields: object, files?: Readonly<Record<string, string>>) => {
    const slug = `c${++number}`;
    const remote = files === undefined ? undefined : makeRemote(files);
    if (remote !== undefined) remotes.push(remote);
    return site.ask("admin", "POST /api/projects/app/components/", {
      name: slug,
      slug,
      repo: remote?.url,
      file_format: "auto",
      ...fields,
    });
  };
  const form = (field: string, file: Uint8Array<ArrayBuffer> | string, name: string) => {
    const slug = `c${++number}`;
    const body = new FormData();
    for (const [key, value] of Object.entries({ name: slug, slug, file_format: "auto" })) body.append(key, value);
    body.append(field, new Blob([file]), name);
    return site.ask("admin", "POST /api/projects/app/components/", body);
  };

  beforeAll(async () => {
    site = await openSite(database);
    await site.project("app");
  });
  afterAll(async () => {
    await site.close();
    for (const remote of remotes) remote.remove();
  });

  it.each(repositories)("%s", async (_, files, expected) => {
    const { status, json } = await create({}, files);
    expect([status, json]).toEqual([201, expect.objectContaining(expected)]);
    await site.settled(`app/${json.slug}`);
    const { results } = (await site.ask("admin", `GET /api/components/app/${json.slug}/translations/`)).json;
    expect(results.length).toBeGreaterThan(0);
  });

  it("keeps what is named", async () => {
    const { json } = await create(
      { filemask: "locales/*.json", template: "locales/cs.json", source_language: "cs" },
      jsonFiles,
    );
    expect(json).toMatchObject({ file_format: "json", template: "locales/cs.json" });
  });

  it("tells an archive and a document", async () => {
    const archive = createZip(new Map(Object.entries(gettextFiles).map(([name, text]) => [name, Buffer.from(text)])));
    expect((await form("zipfile", new Uint8Array(archive), "a.zip")).json).toMatchObject({
      file_format: "po",
      filemask: "po/*.po",
      new_base: "po/app.pot",
    });
    const page = "<!doctype html><html><body><p>Hello</p></body></html>";
    expect((await form("docfile", page, "page.html")).json).toMatchObject({
      file_format: "html",
      edit_template: false,
    });
  });

  it.each([
    ["nothing to translate", { README: "Hello" }, "filemask"],
    ["several kinds", { "po/cs.po": gettextFiles["po/cs.po"], "web/cs.json": '{"a": "b"}' }, "filemask"],
    ["texts without their sources", { "web/cs.json": '{"a": "b"}', "web/de.json": '{"a": "c"}' }, "template"],
  ])("says what is missing in %s", async (_, files, field) => {
    const { status, json } = await create({ new_lang: "none" }, files);
    expect([status, Object.keys(json)]).toEqual([400, expect.arrayContaining([field])]);
  });

  it("still asks for the format of those who do not ask to have it found out", async () => {
    const remote = makeRemote(gettextFiles);
    remotes.push(remote);
    const answer = await create({ file_format: undefined, repo: remote.url });
    expect([answer.status, Object.keys(answer.json)]).toEqual([
      400,
      expect.arrayContaining(["file_format", "filemask"]),
    ]);
  });
});
