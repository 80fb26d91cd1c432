/**
 * Files made to hurt, given to every format: each is refused with a reason or read and kept as it is, within seconds of
 * the processor, without an overflow of the stack.
 */
import { describe, expect, it } from "vitest";
import { CodecError, type CodecContext, save } from "../src/contract/index.ts";
import { codecs } from "../src/registry.ts";

const context: CodecContext = {
  language: "cs",
  sourceLanguage: "en",
  plural: { number: 3, formula: "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", categories: ["one", "few", "other"] },
  options: {},
};

const deep = 100_000;
const bomb = [
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e0 "x">',
  ...Array.from({ length: 40 }, (_, level) => `<!ENTITY e${level + 1} "&e${level};&e${level};">`),
  "]><resources><string name='a'>&e40;</string></resources>",
].join("");

const inputs: Readonly<Record<string, string>> = {
  "lists nested without end": "[".repeat(deep),
  "objects nested without end": '{"a":'.repeat(deep),
  "elements nested without end": "<a>".repeat(deep),
  "elements nested and closed": `<resources>${"<a>".repeat(deep)}${"</a>".repeat(deep)}</resources>`,
  "calls nested without end": `<?php return ${"array(".repeat(deep)}`,
  "braces of messages without end": `a = ${"{".repeat(deep)}`,
  "quotes of documents without end": "> ".repeat(deep),
  "a bomb of entities": bomb,
  "a long line": "x".repeat(100_000),
  "a long key": `"${"x".repeat(100_000)}" = "${"y".repeat(100_000)}";`,
  "many quotes": '"'.repeat(100_000),
  "many backslashes": "\\".repeat(100_000),
  "many blanks": " ".repeat(100_000),
  "many line feeds": "\n".repeat(100_000),
  "many carriage returns": "\r".repeat(100_000),
  "many ampersands": "&".repeat(100_000),
  "keys of prototypes": '{"__proto__": "a", "constructor": {"prototype": "b"}, "hasOwnProperty": "c"}',
  "a NUL": "a = b\0c\n",
};

const seconds = 10;

describe.each(codecs.map((codec) => [codec.id, codec] as const))("%s", (_, codec) => {
  it.each(Object.keys(inputs))("reads or refuses %s in bounded time", (name) => {
    const bytes = Buffer.from(inputs[name] ?? "");
    const start = process.cpuUsage();
    try {
      const document = codec.parse(bytes, context);
      expect(Buffer.from(save(codec, document, [], context)).equals(bytes)).toBe(true);
    } catch (error) {
      expect(error).toBeInstanceOf(CodecError);
    }
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1e6).toBeLessThan(seconds);
  });
});

it("no file touches the prototype of objects", () => {
  expect(({} as Record<string, unknown>)["prototype"]).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
});
