/** Files that nobody meant well: refused with a clear error in bounded time, or taken as plain texts; the rest stays as it was. */
import { createZip } from "@dragoman/formats";
import { databases, gettextFiles, makeRemote, openSite, type GitRemote, type Site, makeAppPo } from "@dragoman/testing";
import { deflateRawSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const deep = 100_000;
const nested = (open: string, close: string, inner = "") => open.repeat(deep) + inner + close.repeat(deep);
const xml = (body: string) => `<?xml version="1.0"?>\n<resources>${body}</resources>`;
const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join("");
const sheet = (cells: string) =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${cells}</sheetData></worksheet>`;
const workbook = (parts: Readonly<Record<string, Buffer>>) =>
  createZip(
    new Map([
      [
        "xl/workbook.xml",
        Buffer.from('<?xml version="1.0"?><workbook><sheets><sheet name="S" sheetId="1" id="r1"/></sheets></workbook>'),
      ],
      ["xl/worksheets/sheet1.xml", Buffer.from(sheet(""))],
      ...Object.entries(parts),
    ]),
  );
const filled = (size: number, text: string) => Buffer.alloc(size, text);

/** Name and bytes of files that are to be refused. */
const refused: readonly (readonly [string, string, () => string | Uint8Array])[] = [
  ["100 MB on one line", "a.po", () => filled(100_000_000, "a")],
  ["ten million empty entries", "a.properties", () => "a\n".repeat(10_000_000)],
  ["ten million empty members", "a.json", () => `{${'"":0,'.repeat(10_000_000)}"a":0}`],
  ["ten million empty elements", "strings.xml", () => xml("<a/>".repeat(10_000_000))],
  ["JSON of 100,000 levels", "a.json", () => nested('{"a":', "}", "1")],
  ["lists of 100,000 levels", "a.json", () => nested("[", "]")],
  ["XML of 100,000 levels", "strings.xml", () => xml(`<string name="a">${nested("<b>", "</b>")}</string>`)],
  ["YAML of 100,000 levels", "a.yml", () => `a: ${nested("[", "]")}`],
  ["TOML of 100,000 levels", "a.toml", () => `a = ${nested("[", "]")}`],
  ["PHP of 100,000 levels", "a.php", () => `<?php return ${nested("[", "]")};`],
  ["Fluent of 100,000 levels", "a.ftl", () => `a = ${nested("{", "}", '"x"')}`],
  ["a NUL", "a.po", () => `${gettextFiles["po/cs.po"]}\nmsgid "nul"\nmsgstr "a\0b"\n`],
  ["a NUL that is escaped", "a.po", () => `${gettextFiles["po/cs.po"]}\nmsgid "nul"\nmsgstr "a\\000b"\n`],
  ["half of a surrogate pair", "a.json", () => '{"Hello": "\\ud800"}'],
  [
    "bytes that are no UTF-8",
    "a.po",
    () => Buffer.concat([Buffer.from(gettextFiles["po/cs.po"]), Buffer.from([0xc3, 0x28])]),
  ],
  [
    "a workbook that unpacks to 200 MB",
    "a.xlsx",
    () => workbook({ "xl/worksheets/sheet1.xml": filled(200_000_000, " ") }),
  ],
  [
    "a workbook of 200 MB of shared texts",
    "a.xlsx",
    () => workbook({ "xl/sharedStrings.xml": filled(200_000_000, "<si/>") }),
  ],
  [
    "a workbook of five million cells",
    "a.xlsx",
    () => workbook({ "xl/worksheets/sheet1.xml": Buffer.from(sheet(`<row>${"<c/>".repeat(5_000_000)}</row>`)) }),
  ],
  ["an archive that is none", "a.xlsx", () => "PK\u0003\u0004nothing"],
];

describe.each(databases.slice(-1))("hostile files on $name", (database) => {
  let site: Site;
  let remote: GitRemote;

  const form = (
    fields: Readonly<Record<string, string>>,
    name: string,
    bytes: string | Uint8Array,
    filename: string,
  ) => {
    const body = new FormData();
    for (const [key, value] of Object.entries(fields)) body.append(key, value);
    body.append(name, new Blob([bytes as Uint8Array<ArrayBuffer>]), filename);
    return body;
  };
  const upload = (component: string, bytes: string | Uint8Array, filename: string, fields = {}) =>
    site.ask("admin", `POST /api/translations/app/${component}/file/`, form(fields, "file", bytes, filename));
  const create = (slug: string, field: string, bytes: string | Uint8Array, filename: string, fields: object = {}) =>
    site.ask(
      "admin",
      "POST /api/projects/app/components/",
      form(
        { name: slug, slug, file_format: "json", filemask: "*.json", template: "en.json", ...fields },
        field,
        bytes,
        filename,
      ),
    );
  const units = async (component: string) =>
    (await site.ask("admin", `GET /api/translations/app/${component}/units/`)).json.results;
  const everything = async () => [
    await units("po/cs"),
    (await site.ask("admin", "GET /api/components/app/po/changes/")).json.count,
    (await site.ask("admin", "GET /api/translations/app/po/cs/statistics/")).json,
  ];

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await makeAppPo(site, remote, { manage_units: true });
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  it.each(refused)("refuses %s", async (_, name, make) => {
    const before = await everything();
    const bytes = make();
    const start = performance.now();
    const { status, json } = await upload("po/cs", bytes, name, { conflicts: "replace-translated" });
    expect(performance.now() - start).toBeLessThan(20_000);
    expect([status, json]).toEqual([400, { file: [expect.any(String)], detail: expect.any(String) }]);
    expect(json.detail.length).toBeLessThan(500);
    expect(await everything()).toEqual(before);
  });

  it("does not expand entities", async () => {
    const bomb = `<?xml version="1.0"?>\n<!DOCTYPE resources [<!ENTITY l0 "ha">${laughs}]>\n<resources><string name="a">&l9;</string></resources>`;
    const outside =
      '<?xml version="1.0"?>\n<!DOCTYPE r [<!ENTITY f SYSTEM "file:///etc/hostname">]>\n<resources><string name="b">&f;</string></resources>';
    for (const [slug, text] of [
      ["bomb", bomb],
      ["outside", outside],
    ] as const) {
      const start = performance.now();
      const answer = await create(slug, "docfile", text, "strings.xml", {
        file_format: "aresource",
        filemask: "*/strings.xml",
      });
      expect(performance.now() - start).toBeLessThan(10_000);
      expect([201, 400]).toContain(answer.status);
      if (answer.status === 400) continue;
      await site.settled(`app/${slug}`);
      for (const { source } of await units(`${slug}/en`)) expect(source[0]).toMatch(/^&\w+;$/);
    }
  });

  it("takes keys that programs trip over for keys", async () => {
    const text = '{"__proto__": "a", "constructor": "b", "toString": "c", "hasOwnProperty": {"polluted": "d"}}\n';
    for (const [slug, file_format] of [
      ["flat", "json"],
      ["tree", "json-nested"],
    ] as const) {
      const answer = await create(
        slug,
        "docfile",
        text.replace(file_format === "json" ? ', "hasOwnProperty": {"polluted": "d"}' : "", ""),
        "en.json",
        { file_format },
      );
      expect(answer.status).toBe(201);
      await site.settled(`app/${slug}`);
      const contexts = (await units(`${slug}/en`)).map(({ context }: { context: string }) => context);
      expect(contexts.slice(0, 3)).toEqual(["__proto__", "constructor", "toString"]);
    }
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  it("bounds the expressions in flags of a file", async () => {
    const entry =
      '\n#, regex:"(a+)+$"\nmsgid "Bomb"\nmsgstr "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!"\n';
    const start = performance.now();
    const answer = await upload("po/cs", gettextFiles["po/cs.po"] + entry, "cs.po", { method: "replace" });
    expect(answer.status).toBe(200);
    expect(performance.now() - start).toBeLessThan(20_000);
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "=cmd|' /C calc'!A0"])(
    "writes %s so that no spreadsheet runs it, and reads it back",
    async (text) => {
      const unit = (await units("po/cs")).find(({ source }: { source: string[] }) => source[0] === "Hello");
      await site.ask("admin", `PATCH /api/units/${unit.id}/`, { state: 20, target: [text] });
      const { text: csv } = await site.ask("admin", "GET /api/translations/app/po/cs/file/?format=csv");
      expect(csv.split(/[,\n]/).filter((cell) => /^"?[=+\-@]/.test(cell))).toEqual([]);
      await site.ask("admin", `PATCH /api/units/${unit.id}/`, { state: 20, target: ["Ahoj"] });
      await upload("po/cs", csv, "cs.csv", { conflicts: "replace-translated" });
      expect((await units("po/cs")).find(({ id }: { id: number }) => id === unit.id).target).toEqual([text]);
    },
  );

  const link = () => {
    const archive = Buffer.from(createZip(new Map([["en.json", Buffer.from("/etc/passwd")]])));
    archive.writeUInt32LE(((0o120777 << 16) >>> 0) as number, archive.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 38);
    return archive;
  };
  const many = () =>
    createZip(new Map(Array.from({ length: 10_001 }, (_, n) => [`${n}.json`, Buffer.from("{}")] as const)));
  /** One member that says it is small. */
  const liar = () => {
    const archive = Buffer.from(createZip(new Map([["en.json", filled(250_000_000, " ")]])));
    expect(archive.length).toBeLessThan(deflateRawSync(Buffer.alloc(1)).length + 1_000_000);
    archive.writeUInt32LE(2, archive.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24);
    return archive;
  };
  it.each([
    ["a link", link],
    ["10,001 files", many],
    ["a bomb", liar],
    ["a name that leads out", () => createZip(new Map([["a/../../en.json", Buffer.from("{}")]]))],
    ["a name with a NUL", () => createZip(new Map([["en\0.json", Buffer.from("{}")]]))],
    ["a name with a backslash", () => createZip(new Map([["..\\en.json", Buffer.from("{}")]]))],
    ["nothing but noise", () => filled(1000, "PK")],
  ])("refuses an archive with %s", async (_, make) => {
    const start = performance.now();
    const { status, json } = await create("archive", "zipfile", make(), "files.zip");
    expect(performance.now() - start).toBeLessThan(20_000);
    expect([status, json]).toEqual([400, { zipfile: [expect.any(String)], detail: expect.any(String) }]);
    expect((await site.ask("admin", "GET /api/components/app/archive/")).status).toBe(404);
  });
});
