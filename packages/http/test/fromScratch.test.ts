/** Components that begin from nothing: their base is made, strings are added to it, languages follow. */
import { databases, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { until } from "./addonWorld.ts";

/** All that the remote has. */
const filesOf = ({ git, show }: GitRemote) =>
  git("for-each-ref") === ""
    ? {}
    : Object.fromEntries(
        git("ls-tree", "-r", "--name-only", "main")
          .trim()
          .split("\n")
          .map((path) => [path, show(path)]),
      );

const scratch = { from_scratch: true, push_on_commit: true };
const json = { file_format: "json", filemask: "l/*.json", template: "l/en.json" };

describe.each(databases)("components from scratch, on $name", (database) => {
  let site: Site;
  let number = 0;
  const remotes: GitRemote[] = [];
  beforeAll(async () => {
    site = await openSite(database);
    await site.project("app");
  });
  afterAll(async () => {
    await site.close();
    for (const remote of remotes) remote.remove();
  });

  const remote = (begin?: Readonly<Record<string, string>>) => {
    const made = makeRemote(begin ?? {});
    remotes.push(made);
    const files = () => filesOf(made);
    return { url: made.url, files, with: (path: string) => until(files, (all) => path in all) };
  };
  const ask = (line: string, body?: unknown) => site.ask("admin", line, body);
  const create = async (fields: object) => {
    const slug = `c${++number}`;
    const answer = await ask("POST /api/projects/app/components/", { name: slug, slug, ...scratch, ...fields });
    if (answer.status === 201) await site.settled(`app/${slug}`);
    return { slug, answer };
  };
  const made = async (fields: object) => {
    const { slug, answer } = await create(fields);
    expect([answer.status, answer.json]).toEqual([201, expect.anything()]);
    const api = `/api/translations/app/${slug}`;
    const done = async (line: string, body?: unknown) => {
      const { status, json: content } = await ask(line, body);
      expect([status, content]).toEqual([expect.toBeOneOf([200, 201]), expect.anything()]);
      return content;
    };
    return {
      slug,
      add: (language: string, unit: object) => done(`POST ${api}/${language}/units/`, unit),
      language: (code: string) => done(`POST /api/components/app/${slug}/translations/`, { language_code: code }),
      translate: async (language: string, target: string) => {
        const { results } = await done(`GET ${api}/${language}/units/`);
        await done(`PATCH /api/units/${results[0].id}/`, { state: 20, target: [target] });
      },
      sources: async (language: string) =>
        (await done(`GET ${api}/${language}/units/`)).results.map((each: { source: string[] }) => each.source[0]),
      operate: (operation: string) => done(`POST /api/components/app/${slug}/repository/`, { operation }),
      file: async (language: string) => (await ask(`GET ${api}/${language}/file/`)).text,
    };
  };

  it("make their base in a repository of other things, and write what people add to it", async () => {
    const at = remote({ "README.md": "# App\n" });
    const app = await made({ repo: at.url, push: at.url, ...json });
    expect(await at.with("l/en.json")).toEqual({ "README.md": "# App\n", "l/en.json": "{}\n" });

    await app.add("en", { key: "hello", value: ["Hello"] });
    await app.language("cs");
    await app.translate("cs", "Ahoj");
    await app.operate("commit");
    expect(at.files()).toEqual({
      "README.md": "# App\n",
      "l/en.json": '{\n    "hello": "Hello"\n}\n',
      "l/cs.json": '{\n    "hello": "Ahoj"\n}\n',
    });
  });

  it("begin a repository that has no commit yet", async () => {
    const at = remote();
    const app = await made({ repo: at.url, push: at.url, ...json });
    expect(at.files()).toEqual({ "l/en.json": "{}\n" });

    await app.add("en", { key: "hello", value: ["Hello"] });
    await app.operate("commit");
    expect(at.files()).toEqual({ "l/en.json": '{\n    "hello": "Hello"\n}\n' });
    expect(await app.operate("pull")).toMatchObject({ result: true });
  });

  it("need to know where the first commit of all is pushed to", async () => {
    const at = remote();
    const { answer } = await create({ repo: at.url, ...json });
    expect([answer.status, answer.json]).toEqual([
      400,
      expect.objectContaining({ push: [expect.stringContaining("no commits yet")] }),
    ]);
    expect(at.files()).toEqual({});
  });

  it("share a repository with others", async () => {
    const at = remote({ "README.md": "# App\n" });
    const first = await made({ repo: at.url, push: at.url, ...json });
    await made({ repo: `weblate://app/${first.slug}`, ...json, filemask: "web/*.json", template: "web/en.json" });
    expect(Object.keys(await at.with("web/en.json")).sort()).toEqual(["README.md", "l/en.json", "web/en.json"]);
  });

  it("need no remote at all", async () => {
    const app = await made({ repo: "local:", vcs: "local", ...json });
    await app.add("en", { key: "hello", value: ["Hello"] });
    await app.language("de");
    expect(await app.sources("de")).toEqual(["Hello"]);
    expect(await app.file("en")).toBe('{\n    "hello": "Hello"\n}\n');
  });

  it("collect strings in a template for files of two languages", async () => {
    const at = remote({ "README.md": "# App\n" });
    const app = await made({
      repo: at.url,
      push: at.url,
      file_format: "po",
      filemask: "po/*.po",
      new_base: "po/app.pot",
    });
    await app.language("cs");
    await app.add("en", { source: ["Hello"] });
    await app.translate("cs", "Ahoj");
    await app.operate("commit");
    await app.language("de");
    expect(await app.sources("de")).toEqual(["Hello"]);
    const files = await at.with("po/de.po");
    expect(files["po/app.pot"]).toContain('msgid "Hello"\nmsgstr ""\n');
    expect(files["po/app.pot"]).toContain('"Language: \\n"');
    expect(files["po/cs.po"]).toContain('msgid "Hello"\nmsgstr "Ahoj"\n');
    expect(files["po/de.po"]).toContain('msgid "Hello"\nmsgstr ""\n');
  });

  it("leave what is there as it is", async () => {
    const texts = '{\n    "old": "Old"\n}\n';
    const at = remote({ "l/en.json": texts });
    const app = await made({ repo: at.url, push: at.url, ...json });
    expect(at.files()).toEqual({ "l/en.json": texts });
    expect(await app.sources("en")).toEqual(["Old"]);
  });

  it.each([
    [
      "a format whose files are texts as a whole",
      { file_format: "html", filemask: "*.html", template: "en.html", edit_template: false },
    ],
    ["a format that is to be found out", { file_format: "auto" }],
  ])("are refused for %s", async (_, fields) => {
    const at = remote({ "README.md": "# App\n" });
    const { answer } = await create({ repo: at.url, push: at.url, ...fields });
    expect([answer.status, answer.json]).toEqual([
      400,
      expect.objectContaining({ from_scratch: [expect.any(String)] }),
    ]);
    expect(Object.keys(at.files())).toEqual(["README.md"]);
  });
});
