import { expect, it } from "vitest";
import { arb } from "../../src/formats/arb/index.ts";
import { formatjs } from "../../src/formats/formatjs/index.ts";
import { json } from "../../src/formats/json/index.ts";
import { webextension } from "../../src/formats/webextension/index.ts";
import { type Change, type Codec, type CodecContext, save } from "../../src/index.ts";

const context: CodecContext = {
  language: "cs",
  sourceLanguage: "en",
  plural: { number: 3, formula: "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", categories: ["one", "few", "other"] },
  options: {},
  monolingual: true,
};
const withBase = (codec: Codec, base: string): CodecContext => ({
  ...context,
  base: codec.parse(Buffer.from(base), context),
});
const add = (id: string, text: string, developer = ""): Change => ({
  op: "add",
  unit: { id, context: id, source: [], target: [text], notes: { developer, translator: "" } },
});
const edit = (codec: Codec, text: string, changes: readonly Change[], inner: CodecContext): string =>
  Buffer.from(save(codec, codec.parse(Buffer.from(text), inner), changes, inner)).toString();

const message =
  '{\n  "a": {\n    "message": "$N$ of $m$",\n    "description": "d",\n    "placeholders": { "n": { "content": "$1" }, "M": {} }\n  }\n}\n';

it("reads descriptions and placeholders of a WebExtension", () => {
  expect(webextension.parse(Buffer.from(message), context).units).toMatchObject([
    { id: "a", notes: { developer: "d" }, flags: ["placeholders:$N$:$M$", "case-insensitive"] },
  ]);
});

it("copies the placeholders of the base file, without which a WebExtension does not load", () => {
  expect(JSON.parse(edit(webextension, "{}", [add("a", "$n$ z $m$")], withBase(webextension, message)))).toEqual({
    a: { message: "$n$ z $m$", description: "d", placeholders: { n: { content: "$1" }, M: {} } },
  });
});

it("writes FormatJS messages as the file has them: texts in compiled files, else objects", () => {
  expect(edit(formatjs, '{"a":"x"}', [add("b", "y", "note")], context)).toBe('{"a":"x","b":"y"}');
  expect(JSON.parse(edit(formatjs, "{}", [add("b", "y", "note")], context))).toEqual({
    b: { defaultMessage: "y", description: "note" },
  });
});

it("keeps the metadata of ARB with their text", () => {
  const base =
    '{\n  "@@locale": "en",\n  "a": "A",\n  "@a": { "description": "d", "placeholders": { "n": {} } },\n  "b": "B"\n}\n';
  expect(arb.parse(Buffer.from(base), context).units[0]).toMatchObject({
    notes: { developer: "d" },
    flags: ["placeholders:$N$", "case-insensitive"],
  });
  expect(edit(arb, base, [{ op: "remove", id: "a" }], context)).toBe('{\n  "@@locale": "en",\n  "b": "B"\n}\n');
  expect(edit(arb, base, [add("c", "C", "new")], context)).toContain(
    '"c": "C",\n  "@c": {\n    "description": "new"\n  }',
  );
  expect(edit(arb, '{\n  "@@locale": "cs"\n}\n', [add("a", "á")], withBase(arb, base))).toBe(
    '{\n  "@@locale": "cs",\n  "a": "á"\n}\n',
  );
});

it("begins the file of a new language as its readers expect, in the style of the base file", () => {
  const base = '{\r\n\t"@@locale": "en"\r\n}\r\n';
  expect(Buffer.from(arb.create(withBase(arb, base))).toString()).toBe('{\r\n\t"@@locale": "cs"\r\n}\r\n');
  expect(Buffer.from(json.create(context)).toString()).toBe("{}\n");
});
