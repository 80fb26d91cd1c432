/** What nobody sane sends is answered as a mistake of the client, or as nothing found; never as a failure of the server. */
import { databases, gettextFiles, type GitRemote, makeRemote, openSite, type Site, makeAppPo } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

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

  it("in bodies is refused or kept", async () => {
    expect(await failing(bodies)).toEqual([]);
  });
});
