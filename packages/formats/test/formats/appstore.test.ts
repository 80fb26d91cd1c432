import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CodecError, save } from "../../src/contract/index.ts";
import { packFolder, unpackFolder } from "../../src/folder/index.ts";
import { appstore } from "../../src/formats/appstore/index.ts";
import { set } from "../entries/texts.ts";
import { codecSuite, nastyText } from "../suite/index.ts";

codecSuite(appstore, new URL("../golden/appstore/", import.meta.url), {
  base: "en.zip",
  hasNoLines: true,
  texts: nastyText({ without: /^\ufeff|\r|\n$/ }),
});

const golden = (name: string) => readFileSync(new URL(`../golden/appstore/${name}`, import.meta.url));
const plural = { number: 2, formula: "n != 1", categories: ["one", "other"] as const };
const english = { language: "en", sourceLanguage: "en", plural, options: {}, monolingual: true };
const base = appstore.parse(golden("en.zip"), english);
const czech = { ...english, language: "cs", base };
const document = appstore.parse(golden("cs.zip"), czech);

/** The texts of a folder by the names of their files. */
const filesOf = (bytes: Uint8Array) =>
  Object.fromEntries([...unpackFolder(bytes)].map(([name, content]) => [name, content.toString()]));
const rewrite = (...changes: Parameters<typeof set>[]) =>
  filesOf(
    save(
      appstore,
      document,
      changes.map((change) => set(...change)),
      czech,
    ),
  );

describe("the folder of a store's page", () => {
  it("has a unit for each file, without the line ends behind its text, and as long as the store allows", () => {
    expect(base.units.map(({ id, target, flags }) => [id, target[0], flags.join()])).toEqual([
      ["changelogs/12.txt:1", "Fixes a leak.", "max-length:500"],
      ["full_description.txt:1", "Talk to every boat.\n\n* quiet\n* quick", "max-length:4000"],
      ["short_description.txt:1", "Talk along the quay", "max-length:80"],
      ["title.txt:1", "Harbour Chat", "max-length:30"],
      ["video.txt:1", "https://example.org/video", ""],
    ]);
  });

  it("lists what the source has and a language has not", () => {
    expect(document.units.filter(({ state }) => state === "empty").map(({ id }) => id)).toEqual([
      "changelogs/12.txt:1",
      "short_description.txt:1",
      "video.txt:1",
    ]);
  });

  it("changes no file but the one of the string", () => {
    const before = filesOf(golden("cs.zip"));
    expect(rewrite(["full_description.txt:1", "Jinak\n\n* a"])).toEqual({
      ...before,
      "full_description.txt": "Jinak\r\n\r\n* a\r\n\r\n",
    });
  });

  it("makes the file of a new text, and takes away that of one that is blank", () => {
    const before = filesOf(golden("cs.zip"));
    expect(rewrite(["changelogs/12.txt:1", "Opravena díra."])).toEqual({
      ...before,
      "changelogs/12.txt": "Opravena díra.\n",
    });
    expect(rewrite(["short_description.txt:1", "U mola"])["short_description.txt"]).toBe("U mola");
    expect(Object.keys(rewrite(["title.txt:1", ""]))).toEqual(["full_description.txt"]);
  });

  it("keeps its place when nothing is translated, until something is", () => {
    const fresh = appstore.create(czech);
    expect(filesOf(fresh)).toEqual({ ".gitkeep": "" });
    const bytes = save(appstore, appstore.parse(fresh, czech), [set("title.txt:1", "Přístav")], czech);
    expect(filesOf(bytes)).toEqual({ "title.txt": "Přístav\n" });
    const again = save(appstore, appstore.parse(bytes, czech), [set("title.txt:1", "")], czech);
    expect(filesOf(again)).toEqual({ ".gitkeep": "" });
  });

  it("never loses a text of the source", () => {
    expect(() => save(appstore, base, [set("title.txt:1", "")], english)).toThrow("cannot be empty");
  });

  it("passes over pictures", () => {
    const bytes = packFolder([
      ["title.txt", Buffer.from("A")],
      ["images/icon.png", Buffer.of(1, 2, 0)],
    ]);
    expect(appstore.parse(bytes, english).units.map(({ id }) => id)).toEqual(["title.txt:1"]);
  });

  it("names the file that is no text", () => {
    const bytes = packFolder([["title.txt", Buffer.of(0xc3, 0x28)]]);
    expect(() => appstore.parse(bytes, english)).toThrow(CodecError);
    expect(() => appstore.parse(bytes, english)).toThrow("title.txt: ");
  });
});
