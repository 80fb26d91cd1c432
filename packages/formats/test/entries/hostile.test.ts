/** Files and texts that nobody meant well, for all formats that are rows of entries. */
import { describe, expect, it } from "vitest";
import { codecById, CodecError, save } from "../../src/index.ts";
import { czech } from "./texts.ts";

/** A file with one entry for each pair of a key and a text. */
const writers: Readonly<Record<string, (entries: readonly (readonly [string, string])[]) => string>> = {
  csv: (entries) => `id,source,target\n${entries.map(([key, text]) => `${key},x,${text}\n`).join("")}`,
  dtd: (entries) => entries.map(([key, text]) => `<!ENTITY ${key} "${text}">\n`).join(""),
  fluent: (entries) => entries.map(([key, text]) => `${key} = ${text}\n`).join(""),
  gwt: (entries) => entries.map(([key, text]) => `${key}=${text}\n`).join(""),
  ini: (entries) => entries.map(([key, text]) => `${key}=${text}\n`).join(""),
  joomla: (entries) => entries.map(([key, text]) => `${key}="${text}"\n`).join(""),
  php: (entries) => `<?php\nreturn [\n${entries.map(([key, text]) => `'${key}' => '${text}',\n`).join("")}];\n`,
  properties: (entries) => entries.map(([key, text]) => `${key}=${text}\n`).join(""),
  rc: (entries) => `STRINGTABLE BEGIN\n${entries.map(([key, text]) => `${key} "${text}"\n`).join("")}END\n`,
  strings: (entries) => entries.map(([key, text]) => `"${key}" = "${text}";\n`).join(""),
};

describe.each(Object.entries(writers))("a hostile file of the format %s", (id, write) => {
  const codec = codecById(id);
  if (codec === undefined) throw new Error(`There is no codec ${id}.`);
  const parse = (text: string) => codec.parse(Buffer.from(text), czech);

  it("may use the names of object properties as keys", () => {
    const keys = ["constructor", "toString", "hasOwnProperty", "a__proto__"];
    const document = parse(write(keys.map((key) => [key, `text of ${key}`])));
    expect(document.units.map(({ target }) => target[0])).toEqual(keys.map((key) => `text of ${key}`));
  });

  it("may have one line of five million characters", () => {
    const text = "abc ".repeat(1_250_000).trim();
    const document = parse(write([["a", text]]));
    expect(document.units[0]?.target[0]).toHaveLength(text.length);
    const { id: unit = "" } = document.units[0] ?? {};
    expect(() => save(codec, document, [{ op: "set", id: unit, target: [text.slice(4)] }], czech)).not.toThrow();
  });

  it("may consist of nothing but blanks, line ends or one sign", () => {
    for (const sign of [
      " ",
      "\n",
      "\r",
      "\t",
      '"',
      "\\",
      "=",
      "[",
      "{",
      "(",
      "<",
      "#",
      "/",
      "*",
      ";",
      ",",
      "&",
      "%",
      "'",
    ])
      try {
        expect(parse(sign.repeat(200_000)).units.length).toBeLessThanOrEqual(200_000);
      } catch (error) {
        expect(error).toBeInstanceOf(CodecError);
      }
  });

  it("refuses or keeps a NUL and half of a surrogate pair in a text", () => {
    const document = parse(write([["a", "x"]]));
    const { id: unit = "" } = document.units[0] ?? {};
    for (const text of ["a\0b", "a\ud83d", "\ude00b"])
      try {
        const bytes = save(codec, document, [{ op: "set", id: unit, target: [text] }], czech);
        expect(codec.parse(bytes, czech).byId(unit)?.target).toEqual([text]);
      } catch (error) {
        expect(error).toBeInstanceOf(CodecError);
      }
  });

  it("keeps duplicate keys apart", () => {
    const document = parse(write(["1", "2", "3"].map((text) => ["a", text])));
    expect(new Set(document.units.map(({ id: unit }) => unit)).size).toBe(document.units.length);
    expect(document.units.map(({ target }) => target[0])).toEqual(["1", "2", "3"]);
  });
});
