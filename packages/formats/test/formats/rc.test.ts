import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rc } from "../../src/formats/rc/index.ts";
import { czech, read, rewrite, set } from "../entries/texts.ts";
import { save } from "../../src/index.ts";
import { codecSuite } from "../suite/index.ts";

codecSuite(rc, new URL("../golden/rc/", import.meta.url));

describe("a resource script", () => {
  it("has the strings of tables, dialogs and menus, and no others", () => {
    const golden = readFileSync(new URL("../golden/rc/en.rc", import.meta.url));
    expect(rc.parse(golden, czech).units.map(({ id, target }) => [id, target[0]])).toEqual([
      ["MENU.IDR_MENU.POPUP", "&File"],
      ["MENU.IDR_MENU.MENUITEM.ID_FILE_OPEN", "&Open...\tCtrl+O"],
      ["MENU.IDR_MENU.POPUP#2", "&Recent"],
      ["MENU.IDR_MENU.MENUITEM.ID_NONE", "None"],
      ["MENU.IDR_MENU.POPUP#3", "&Help"],
      ["MENU.IDR_MENU.MENUITEM.0x105", "&About"],
      ["DIALOGEX.IDD_ABOUT.CAPTION", 'About "it"'],
      ["DIALOGEX.IDD_ABOUT.LTEXT.IDC_STATIC", "Version 1\nCopyright ©"],
      ["DIALOGEX.IDD_ABOUT.LTEXT.IDC_STATIC#2", "Path C:\\temp"],
      ["DIALOGEX.IDD_ABOUT.CONTROL.IDC_CHECK", "Check me"],
      ["DIALOGEX.IDD_ABOUT.DEFPUSHBUTTON.IDOK", "OK"],
      ["STRINGTABLE.IDS_HELLO", "Hello"],
      ["STRINGTABLE.IDS_FILTER", "Text (*.txt)␀*.txt␀"],
      ["STRINGTABLE.IDS_EMPTY", ""],
      ["STRINGTABLE.103", "By number"],
    ]);
  });

  it("is written with doubled quotes and escapes", () => {
    const file = 'STRINGTABLE BEGIN A L"x" END';
    expect(rewrite(rc, file, [set("STRINGTABLE.A", 'a "b"\n\\c␀')])).toBe(
      'STRINGTABLE BEGIN A L"a ""b""\\n\\\\c\\0" END',
    );
  });

  it("is written in the code page that it declares", () => {
    const head = "#pragma code_page(1250)\nSTRINGTABLE BEGIN A ";
    const document = rc.parse(Buffer.from(`${head}"\xf8" END`, "latin1"), czech);
    expect(document.byId("STRINGTABLE.A")?.target).toEqual(["ř"]);
    const bytes = save(rc, document, [set("STRINGTABLE.A", "ě")], czech);
    expect(Buffer.from(bytes).toString("latin1")).toBe(`${head}"\xec" END`);
  });

  it("takes keywords in any case, and any nesting of menus", () => {
    const depth = 100_000;
    const file = `1 menu begin ${'popup "x" begin '.repeat(depth)}${"end ".repeat(depth)} end`;
    expect(read(rc, file).units).toHaveLength(depth);
  });
});
