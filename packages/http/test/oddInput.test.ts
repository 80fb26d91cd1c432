/** What nobody sane sends is answered as a mistake of the client, or as nothing found; never as a failure of the server. */
import { fileURLToPath } from "node:url";
import {
  checked,
  databases,
  gettextFiles,
  type GitRemote,
  makeRemote,
  openSite,
  type Site,
  makeAppPo,
} from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeApp } from "../src/index.ts";

const queries = [
  'target:r"(?<name>a)"',
  'target:r"(?<=a)b"',
  'target:r"a{1000}"',
  'target:r"\\p{L}"',
  'target:r"[\\d-z]"',
  'target:r"(?:a|b)++"',
  'target:r"\\u{1F600}"',
  'target:r"[[:x:]]"',
  'target:r"a{2,1}"',
  'target:r"\\x"',
  'target:r"[b-a]"',
  'target:r"\\k"',
  'target:r"[[.a]"',
  'target:r"((.*){100}){100}"',
  'target:r"(a{1,255}){1,255}"',
  'target:r"***:a"',
  'check:r"(?i"',
  "priority:99999999",
  "priority:[1 to 99999999]",
  "position:99999999999",
  "state:>=99999999",
  "id:9007199254740991",
  "id:1,99999999999999999999",
  "position:[1 to 99999999999]",
  "state:-1",
  "changed:>9999-12-31",
  "added:0000",
  "added:+275760-09-13T00:00:00Z",
  "added:-271821-04-20T00:00:00Z",
  "changed:[0001-01-01 to 9999-12-31]",
  "source_changed:2026-02-31",
  "%00",
  "language:\u0000",
  "a\ud800b",
  'label:r"("',
  'component:"%"',
  "has:__proto__",
  "is:constructor",
  "((((",
  "NOT NOT NOT",
  "source:",
  'target:=""',
];
const paths = [
  "/api/units/99999999999999999999/",
  "/api/units/0/",
  "/api/units/-1/",
  "/api/units/2147483648/",
  "/api/units/9007199254740993/",
  "/api/changes/99999999999/",
  "/api/changes/99999999999999999999/",
  "/api/projects/%00/",
  "/api/projects/%ff/",
  "/api/components/app/%00/",
  "/api/components/app/po%252Fx/",
  "/api/translations/app/po/%00/",
  "/api/languages/%00/",
  "/api/users/%00/",
  "/api/groups/99999999999/",
  "/api/roles/99999999999/",
  "/api/units/?page=99999999999",
  "/api/units/?page=0",
  "/api/units/?page_size=99999999999999",
  "/api/units/?page=1e3",
  "/api/changes/?timestamp_after=275760-09-13",
  "/api/changes/?timestamp_after=%00",
  "/api/changes/?user=%00",
  "/api/changes/?action=99999999",
  "/api/changes/?action=x",
  "/api/changes/?timestamp_before=-100000-01-01T00:00:00Z",
  "/api/projects/?page=9223372036854775808",
  "/api/translations/app/po/cs/units/?page=4611686018427387904",
  "/api/translations/app/po/cs/file/?format=%00",
  "/api/translations/app/po/cs/file/?q=%00",
  "/api/tasks/%00/",
  "/api/%",
];
const bodies: readonly (readonly [string, unknown])[] = [
  ["PATCH /api/units/1/", { state: 20, target: ["a\u0000b"] }],
  ["PATCH /api/units/1/", { state: 20, target: ["a\ud800b"] }],
  ["PATCH /api/units/1/", { state: 1e99, target: [] }],
  ["PATCH /api/units/1/", { explanation: "\u0000" }],
  ["PATCH /api/units/1/", { labels: [99999999999] }],
  ["PATCH /api/units/1/", { extra_flags: "max-length:99999999999999999999" }],
  ["POST /api/projects/", { name: "\u0000", slug: "zero", web: "https://example.org/" }],
  ["POST /api/projects/", { name: "a\ud800", slug: "half", web: "https://example.org/" }],
  ["POST /api/projects/", { name: "A", slug: "a", web: "https://example.org/\u0000" }],
  ["PATCH /api/components/app/po/", { commit_pending_age: -99999999999 }],
  ["PATCH /api/components/app/po/", { language_regex: "\u0000" }],
  ["PATCH /api/components/app/po/", { push_branch: "\u0000" }],
  ["PATCH /api/components/app/po/", { category: "https://site.example/api/categories/99999999999/" }],
  ["PATCH /api/components/app/po/", { priority: 1e300 }],
  ["PATCH /api/components/app/po/", { report_source_bugs: "\u0000@example.org" }],
  ["POST /api/components/app/po/translations/", { language_code: "\u0000" }],
  ["POST /api/components/app/po/lock/", { lock: "\u0000" }],
  ["PATCH /api/projects/app/", { language_aliases: "\u0000:\u0000" }],
];

describe.each(databases)("odd input on $name", (database) => {
  let site: Site;
  let remote: GitRemote;

  beforeAll(async () => {
    site = await openSite(database);
    remote = makeRemote(gettextFiles);
    await makeAppPo(site, remote);
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  const failing = async (lines: readonly (readonly [string, unknown?])[]) => {
    const failed: string[] = [];
    for (const [line, body] of lines) {
      const { status, text } = await site.ask("admin", line, body);
      if (status >= 500) failed.push(`${line} ${JSON.stringify(body) ?? ""}: ${status} ${text.slice(0, 100)}`);
    }
    return failed;
  };

  it("in searches is understood or refused", async () => {
    expect(
      await failing(queries.map((query) => [`GET /api/units/?q=${encodeURIComponent(query.toWellFormed())}`])),
    ).toEqual([]);
  });

  it("in addresses finds nothing or is refused", async () => {
    expect(await failing(paths.map((path) => [`GET ${path}`]))).toEqual([]);
  });

  it.each([
    ["PATCH /api/components/app/po/", "language_regex", "(a)\\1"],
    ["PATCH /api/components/app/po/", "language_regex", "(a{1,99}){1,99}"],
    ["PATCH /api/components/app/po/", "variant_regex", "a(?=b)"],
    ["PATCH /api/components/app/po/", "check_flags", 'regex:r"(a)\\1"'],
    ["PATCH /api/components/app/po/", "check_flags", 'placeholders:r"(a{1,99}){1,99}"'],
  ])("%s with an expression that could keep the server busy is an error of its field %s", async (line, name, value) => {
    const answer = await site.ask("admin", line, { [name]: value });
    expect(answer.status, answer.text).toBe(400);
    expect(answer.json[name]).toEqual([expect.any(String)]);
  });

  it("in searches keeps words apart by \\b, and refuses what takes long", async () => {
    const count = async (query: string) =>
      (await site.ask("admin", `GET /api/units/?q=${encodeURIComponent(query)}`)).json;
    expect((await count('source:r"\\bHello\\b"')).count).toBeGreaterThan(0);
    expect((await count('source:r"\\bello\\b"')).count).toBe(0);
    expect((await count('source:r"(a)\\1"')).detail).toContain("regular expression");
  });

  it("in forms is told where fields are given for one of some words", async () => {
    const answer = await site.ask(
      "admin",
      "POST /api/projects/app/access/",
      new URLSearchParams({ "access_control.a": "1" }),
    );
    expect([answer.status, answer.json.access_control]).toEqual([400, ['"?" is not a valid choice.']]);
  });

  it("in bodies is refused or kept", async () => {
    expect(await failing(bodies)).toEqual([]);
  });

  /** As no library would send it: a part without a name has not even the parameter. */
  const part = (name: string | undefined, value: string) =>
    `--b\r\nContent-Disposition: form-data${name === undefined ? "" : `; name="${name}"`}${value}\r\n`;
  const asForm = async (type: string, body: string) => {
    const headers = { authorization: `Token wlu_${"admin".padStart(36, "0")}`, "content-type": type };
    const url = "https://site.example/api/projects/app/";
    return site.app.fetch(new Request(url, { method: "PATCH", headers, body }));
  };
  const form = (...names: readonly (string | undefined)[]) =>
    asForm("multipart/form-data; boundary=b", `${names.map((name) => part(name, "\r\n\r\nx")).join("")}--b--\r\n`);
  const file = '; filename="a.png"\r\n\r\nx';

  it.each([
    ["no name at all", [undefined], "a field has no name."],
    ["an empty name", [""], "a field has no name."],
    ["a dot for a name", ["."], 'the field "." has an empty part in its name.'],
    ["an empty part in a name", ["a..b"], 'the field "a..b" has an empty part in its name.'],
    ["a dot at the end of a name", ["name."], 'the field "name." has an empty part in its name.'],
    ["very many dots", ["a.b.c.d.e.f.g.h.i.j"], 'the field "a.b.c.d.e.f.g.h.i.j" has more than 8 dots in its name.'],
    ["a field in a value", ["a", "a.b"], 'the field "a.b" has fields in it, and is given as a value too.'],
    ["a value that has fields", ["a.b", "a"], 'the field "a" has fields in it, and is given as a value too.'],
  ])("in forms: %s is told", async (_, names, problem) => {
    const answer = await form(...names);
    expect([answer.status, await answer.json()]).toEqual([400, { detail: `Form parse error - ${problem}` }]);
    const plain = names.map((name) => `${name ?? ""}=x`).join("&");
    const other = await asForm("application/x-www-form-urlencoded", plain);
    expect([other.status, await other.json()]).toEqual([400, { detail: `Form parse error - ${problem}` }]);
  });

  it("in forms: one text is a list of one", async () => {
    const { json } = await site.ask("admin", "GET /api/units/?q=language:cs&page_size=1");
    const [{ id }] = json.results;
    const answer = await site.app.fetch(
      new Request(`https://site.example/api/units/${id}/`, {
        method: "PATCH",
        headers: { authorization: `Token wlu_${"admin".padStart(36, "0")}` },
        body: new URLSearchParams({ state: "20", target: "Nazdar" }),
      }),
    );
    expect([answer.status, (await answer.json()).target]).toEqual([200, ["Nazdar"]]);
  });

  it("in forms: no name reaches into a file", async () => {
    const body = `${part("image", file)}${part("image.path", "\r\n\r\n/etc/passwd")}--b--\r\n`;
    expect((await asForm("multipart/form-data; boundary=b", body)).status).toBe(400);
  });

  it.each(["__proto__", "constructor", "prototype.x", "__proto__.admin", "toString", "hasOwnProperty"])(
    "in forms: %s is a name like any other",
    async (name) => {
      expect((await form(name)).status).toBe(200);
      expect((await site.ask("admin", "GET /api/projects/app/")).json.name).toBe("App");
    },
  );

  it("in forms: a file that cannot be kept is no fault of the client, and nobody waits for it", async () => {
    const url = "https://site.example/api/projects/app/";
    const headers = {
      authorization: `Token wlu_${"admin".padStart(36, "0")}`,
      "content-type": "multipart/form-data; boundary=b",
    };
    const body = `${part("image", file)}--b--\r\n`;
    // A folder below a file.
    const app = checked(
      makeApp(site.services, { apiRateLimitUser: "off", uploadFolder: fileURLToPath(import.meta.url) }),
    );
    const answer = await app.fetch(new Request(url, { method: "PATCH", headers, body }));
    expect([answer.status, await answer.json()]).toEqual([500, { detail: "The server failed; the log tells why." }]);
  });
});
