import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ini, islu } from "../../src/formats/ini/index.ts";
import { joomla } from "../../src/formats/joomla/index.ts";
import { add, read, rewrite, set, translating } from "../entries/texts.ts";
import { codecSuite, nastyText } from "../suite/index.ts";

codecSuite(ini, new URL("../golden/ini/", import.meta.url), {
  base: "en.ini",
  texts: nastyText({ without: /\n|^[ \t]|[ \t]$/ }),
});

describe("an INI file", () => {
  const golden = readFileSync(new URL("../golden/ini/en.ini", import.meta.url), "utf8");

  it("has values as they stand, under section and key", () => {
    const texts = Object.fromEntries(read(ini, golden).units.map(({ id, target }) => [id, target[0]]));
    expect(texts).toEqual({
      loose: "Without a section",
      "[menu]open": "Open...",
      "[menu]close": '"Close" ; no remark but text',
      "[menu]quit": "Quit = leave",
      "[menu]indented": "spaced out",
      "[menu]empty": "",
      "[messages]open": "Opened \\n raw",
      "[messages]url": "http://example.org/?a=b&c=d",
    });
  });

  it("reports lines that are no entries", () => {
    expect(read(ini, golden).warnings.map(({ line }) => line)).toEqual([18]);
  });

  it("gets new entries in their section, also in one that has none or is not there yet", () => {
    const base = translating(ini, "[a]\nx=1\ny=2\n[b]\nx=1\n[c]\n; Z\nz=1\n");
    const changes = [add("[a]x", "1"), add("[b]x", "2"), add("[c]z", "3")];
    expect(rewrite(ini, "[a]\ny = ypsilon\n[b]\n", changes, base)).toBe(
      "[a]\nx=1\ny = ypsilon\n[b]\nx=2\n\n[c]\n; Z\nz=3\n",
    );
  });

  it("spaces new entries like the first one", () => {
    expect(rewrite(ini, "[a]\nx  =  1", [add("[a]y", "2")])).toBe("[a]\nx  =  1\ny  =  2");
  });

  it("refuses keys and values that its lines cannot hold", () => {
    expect(() => rewrite(ini, "a=1", [set("a", "x\ny")])).toThrow("one line");
    expect(() => rewrite(ini, "a=1", [set("a", " x")])).toThrow("blanks");
    expect(() => rewrite(ini, "a=1", [add("b=c", "x")])).toThrow("cannot be a key");
  });

  it("is told from Joomla's by its sections and its values without quotes", () => {
    const best = (text: string) =>
      ini.sniff(Buffer.from(text), "a.ini") > joomla.sniff(Buffer.from(text), "a.ini") ? "ini" : "joomla";
    expect(best("[a]\nb=c\n")).toBe("ini");
    expect(best('; x\nA="b"\n')).toBe("joomla");
  });
});

describe("an Inno Setup file", () => {
  it("has line ends as %n", () => {
    const file = "[Messages]\nA=One%nTwo %1\n";
    expect(read(islu, file).byId("[Messages]A")?.target).toEqual(["One\nTwo %1"]);
    expect(rewrite(islu, file, [set("[Messages]A", "Jedna\n\nDva %1")])).toBe("[Messages]\nA=Jedna%n%nDva %1\n");
  });
});
