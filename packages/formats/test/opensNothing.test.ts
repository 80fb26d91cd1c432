/** Files that name other files, programs and servers, given to every format: nothing of what they name is opened. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CodecError, type CodecContext } from "../src/contract/index.ts";
import { codecs } from "../src/registry.ts";
import { createZip } from "../src/zip/index.ts";

const context: CodecContext = {
  language: "cs",
  sourceLanguage: "en",
  plural: { number: 3, formula: "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", categories: ["one", "few", "other"] },
  options: {},
};
const canary = "what-only-the-other-file-holds";
const folder = mkdtempSync(join(tmpdir(), "dragoman-canary-"));
const file = join(folder, "canary.txt");
const mark = join(folder, "mark");

let connections = 0;
const server = createServer((socket) => {
  connections += 1;
  socket.destroy();
});
let origin = "";

beforeAll(async () => {
  writeFileSync(file, canary);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const entities = (root: string, reference = "&f;") =>
  `<?xml version="1.0"?><!DOCTYPE ${root} SYSTEM "${origin}/x.dtd" [<!ENTITY f SYSTEM "file://${file}">` +
  `<!ENTITY g SYSTEM "${origin}/g"><!ENTITY % p SYSTEM "${origin}/p"> %p;]>${reference}`;
const include = `<x xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include href="${file}" parse="text"/></x>`;
const elements = ["resources", "root", "xliff", "TS", "plist", "martif", "tmx", "ResourceDictionary"];

const texts = (): readonly string[] => [
  ...elements.map((root) => `${entities(root, "")}<${root}><string name="a">&f;&g;</string>${include}</${root}>`),
  `<?xml-stylesheet href="${origin}/s.xsl" type="text/xsl"?><resources><string name="a">b</string></resources>`,
  `<!ENTITY % other SYSTEM "file://${file}"> %other; <!ENTITY a SYSTEM "${origin}/a">`,
  `<?php include '${file}'; return ['a' => file_get_contents('${file}'), 'b' => \`touch ${mark}\`, 'c' => getenv('PATH')];`,
  `<?php $a = require '${file}'; $lang['a'] = shell_exec('touch ${mark}');`,
  `en:\n  a: !include ${file}\n  b: !!js/function 'function () { return 1 }'\n  c: !ruby/object:File ${file}\n`,
  `{"$ref": "${file}", "a": {"$ref": "${origin}/a"}, "b": "@${file}"}`,
  `#include "${file}"\nSTRINGTABLE BEGIN\nA "x"\nEND\n`,
  `include ${file}\na = @${file}\nb = \${file:${file}}\n!include ${file}\n`,
  `[a]\npath = "${file}"\n%include ${file}\n`,
  `<html><head><base href="${origin}/"><script src="x"></script></head><body><iframe src="file://${file}"></iframe><img src="a">&f;<p>a</p></body></html>`,
  `![a](file://${file})\n\n{% include "${file}" %}\n\n<!-- #include file="${file}" -->\n`,
  `source,target\n"=WEBSERVICE(""${origin}/"")",a\n"=cmd|' /C touch ${mark}'!A0",b\n`,
  `#: ${file}:1\nmsgid "a"\nmsgstr ""\n\ndomain "${file}"\n`,
];

const archives = (): readonly Uint8Array[] => {
  const body = `${entities("x", "")}<x><p>&f;</p>${include}</x>`;
  const relation = `<Relationships><Relationship Id="r1" TargetMode="External" Target="${origin}/r"/></Relationships>`;
  return ["content.xml", "xl/workbook.xml", "xl/sharedStrings.xml", "../../content.xml"].map((name) =>
    createZip(
      new Map(
        Object.entries({ [name]: body, "xl/_rels/workbook.xml.rels": relation }).map(([path, text]) => [
          path,
          Buffer.from(text),
        ]),
      ),
    ),
  );
};

describe.each(codecs.map((codec) => [codec.id, codec] as const))("%s", (_, codec) => {
  it("opens nothing that a file names", () => {
    for (const bytes of [...texts().map((text) => Buffer.from(text)), ...archives()]) {
      try {
        expect(JSON.stringify(codec.parse(bytes, context).units)).not.toContain(canary);
      } catch (error) {
        expect(error).toBeInstanceOf(CodecError);
        expect(String(error)).not.toContain(canary);
      }
    }
  });
});

it("nothing was started, and nothing connected to", async () => {
  // What was connecting has arrived when a connection that began later has.
  await new Promise((resolve) => connect(Number(new URL(origin).port), "127.0.0.1").on("close", resolve));
  expect(existsSync(mark)).toBe(false);
  expect(connections).toBe(1);
});
