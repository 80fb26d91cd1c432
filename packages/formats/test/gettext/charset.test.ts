import { describe, expect, it } from "vitest";
import { save } from "../../src/contract/index.ts";
import { po } from "../../src/formats/po/index.ts";
import { czech, lines } from "./file.ts";

const file = (charset: string, text: Uint8Array) =>
  Buffer.concat([
    Buffer.from(lines('msgid ""', 'msgstr ""', `"Content-Type: text/plain; charset=${charset}\\n"`, "", 'msgid "a"')),
    Buffer.from('msgstr "'),
    text,
    Buffer.from('"\n'),
  ]);

describe("the character set of the header", () => {
  it.each([
    ["ISO-8859-1", [0xe9, 0x85], "é\u0085", "ü", [0xfc]],
    ["ISO-8859-2", [0xe8], "č", "ž", [0xbe]],
    ["windows-1251", [0xe6], "ж", "я", [0xff]],
    ["CP1251", [0xe6], "ж", "я", [0xff]],
    ["KOI8-R", [0xd6], "ж", "я", [0xd1]],
    ["EUC-KR", [0xb0, 0xa1], "가", "각", [0xb0, 0xa2]],
    ["Shift_JIS", [0x8a, 0xbf], "漢", "字", [0x8e, 0x9a]],
    ["Big5", [0xba, 0x7e], "漢", "字", [0xa6, 0x72]],
    ["GBK", [0xc4, 0xe3], "你", "好", [0xba, 0xc3]],
  ])("%s is read and written", (charset, bytes, text, other, otherBytes) => {
    const before = file(charset, Uint8Array.from(bytes));
    const document = po.parse(before, czech);
    expect(document.byId("a")?.target).toEqual([text]);
    expect(Buffer.from(save(po, document, [], czech))).toEqual(before);
    const after = save(po, document, [{ op: "set", id: "a", target: [other] }], czech);
    expect(Buffer.from(after)).toEqual(file(charset, Uint8Array.from(otherBytes)));
  });

  it.each(["UTF-8", "utf8", "ASCII", "CHARSET"])("%s is read as UTF-8", (charset) => {
    expect(po.parse(file(charset, Buffer.from("č")), czech).byId("a")?.target).toEqual(["č"]);
  });

  it("refuses a character that the set lacks", () => {
    const document = po.parse(file("ISO-8859-2", Buffer.from("x")), czech);
    expect(() => save(po, document, [{ op: "set", id: "a", target: ["漢"] }], czech)).toThrowError("iso-8859-2 lacks");
  });

  it("refuses a set that it does not know, on the line that names it", () => {
    expect(() => po.parse(file("KLINGON", Buffer.from("x")), czech)).toThrowError(
      expect.objectContaining({ name: "CodecError", line: 3 }),
    );
    expect(() => po.parse(file("ISO-2022-JP", Buffer.from("x")), czech)).toThrowError("not supported");
  });

  it("refuses bytes that the set does not have", () => {
    expect(() => po.parse(file("EUC-KR", Uint8Array.of(0xff, 0xff)), czech)).toThrowError("not valid euc-kr");
  });

  it("makes the file of a new language in the set of the template", () => {
    const bytes = po.create(czech, file("ISO-8859-2", Uint8Array.of(0xe8)));
    expect(po.parse(bytes, czech).header.get("Content-Type")).toBe("text/plain; charset=ISO-8859-2");
  });
});
