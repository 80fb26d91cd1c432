/** Files that are so large that they are parsed in a thread of their own: they say what small ones say. */
import { databases, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const count = 2_000;
const numbers = Array.from({ length: count }, (_, number) => number);
const filling = "words that make the file as long as those of large programs are, and a little longer";
const catalogue = (translate: (number: number) => string) =>
  `msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;\\n"\n\n` +
  numbers.map((number) => `#. ${filling}\nmsgid "Text ${number}"\nmsgstr "${translate(number)}"\n`).join("\n");
const keys = (text: (number: number) => string, of = numbers) =>
  JSON.stringify(Object.fromEntries(of.map((number) => [`key${number}`, text(number)])), null, 2);

const files = {
  "po/cs.po": catalogue((number) => (number === 7 ? "" : `Věta ${number}`)),
  "po/de.po": catalogue((number) => `Satz ${number}`),
  "json/en.json": keys((number) => `Text ${number}, ${filling}`),
  "json/cs.json": keys((number) => `Věta ${number}`, [3, 5]),
  "json/de.json": keys((number) => `Satz ${number}, ${filling}`),
};

describe("large files", () => {
  let site: Site;
  let remote: GitRemote;
  beforeAll(async () => {
    for (const path of ["po/cs.po", "json/en.json"] as const) expect(files[path].length).toBeGreaterThan(128 * 1024);
    site = await openSite(databases.at(-1) ?? databases[0]!);
    remote = makeRemote(files);
    await site.project("app");
    for (const component of [
      { name: "Po", slug: "po", filemask: "po/*.po", file_format: "po" },
      { name: "Json", slug: "json", filemask: "json/*.json", file_format: "json", template: "json/en.json" },
    ]) {
      const made = await site.ask("admin", "POST /api/projects/app/components/", {
        new_lang: "none",
        ...component,
        repo: remote.url,
      });
      expect(made.status, made.text).toBe(201);
      await site.settled(`app/${component.slug}`);
    }
  });
  afterAll(async () => {
    await site.close();
    remote.remove();
  });

  const read = async (place: string, query = "") =>
    (await site.ask("admin", `GET /api/translations/app/${place}/units/?page_size=5000&q=${encodeURIComponent(query)}`))
      .json;

  it("are read whole and in order", async () => {
    const { count: found, results } = await read("po/cs");
    expect(found).toBe(count);
    expect(results[1999]).toMatchObject({
      source: ["Text 1999"],
      target: ["Věta 1999"],
      position: 2000,
      note: filling,
      state: 20,
    });
    expect(results[7]).toMatchObject({ source: ["Text 7"], target: [""], state: 0 });
    expect((await site.ask("admin", "GET /api/translations/app/po/cs/")).json.language.plural).toMatchObject({
      number: 3,
    });
  });

  it("are told by the line where they cannot be read any more", async () => {
    const broken = `${files["po/de.po"]}\nmsgid "No end\n`;
    remote.commit({ "po/de.po": broken });
    await site.ask("admin", "POST /api/components/app/po/repository/", { operation: "pull" });
    const { results } = (await site.ask("admin", "GET /api/components/app/po/changes/")).json;
    const lines = (broken.match(/\n/g) ?? []).length;
    expect(results.map(({ target }: { target: string }) => target)).toContainEqual(
      expect.stringMatching(new RegExp(`po/de.po: .*line ${lines}\\b`)),
    );
    expect((await read("po/de")).count).toBe(count);
  });

  it("stand behind their base, whichever of the two is large", async () => {
    for (const [language, text] of [
      ["cs", "Věta 5"],
      ["de", `Satz 5, ${filling}`],
    ] as const) {
      const { count: found, results } = await read(`json/${language}`);
      expect(found).toBe(count);
      expect(results[5]).toMatchObject({ context: "key5", source: [`Text 5, ${filling}`], target: [text] });
    }
    expect((await read("json/cs", "is:translated")).count).toBe(2);
  });
});
