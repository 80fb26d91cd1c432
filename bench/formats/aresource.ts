/**
 * Android string resources, 100,000 strings: reading against the bare XML parser in the same run, then one edit, and
 * 10,000 additions in the order of a base.
 *
 *   node --conditions=dragoman-source bench/formats/aresource.ts
 */
import { parseXml } from "@rgrove/parse-xml";
import { type Change, type CodecContext, codecById, save } from "@dragoman/formats";

const context: CodecContext = {
  language: "cs",
  sourceLanguage: "en",
  plural: { number: 3, formula: "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", categories: ["one", "few", "other"] },
  options: {},
};

const file = (keep: (index: number) => boolean): string => {
  const lines = ['<?xml version="1.0" encoding="utf-8"?>', "<resources>"];
  for (let index = 0; index < 100_000; index++)
    if (keep(index))
      lines.push(
        index % 10 === 0
          ? `    <string name="string_${index}">Vítejte, <b>%1$s</b>, číslo ${index}!</string>`
          : `    <string name="string_${index}">Text, it\\'s number ${index} &amp; nothing\\nmore</string>`,
      );
  return [...lines, "</resources>", ""].join("\n");
};

/** The best of seven runs in milliseconds: the machine may be shared. */
const best = (run: () => unknown): number => {
  const times = Array.from({ length: 7 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.round(Math.min(...times));
};

const codec = codecById("aresource");
if (codec === undefined) throw new Error("The codec aresource is not registered.");

const whole = Buffer.from(file(() => true));
const text = whole.toString();
const part = Buffer.from(file((index) => index % 10 !== 5));
const document = codec.parse(whole, context);
const partial = codec.parse(part, context);
const edit: Change = { op: "set", id: "string_50000", target: ["Změněno"] };
const additions = document.units
  .filter(({ id }) => partial.byId(id) === undefined)
  .map((unit): Change => ({ op: "add", unit }));

const bare = best(() => parseXml(text, { includeOffsets: true, preserveComments: true }));
const parse = best(() => codec.parse(whole, context));
console.log(`${(whole.length / 1e6).toFixed(1)} MB, ${document.units.length} strings; best of 7`);
console.log(`bare parse-xml              ${bare} ms`);
console.log(`parse to units              ${parse} ms (${(parse / bare).toFixed(2)} times)`);
console.log(`plan one edit               ${best(() => document.plan([edit], context))} ms`);
console.log(`save one edit, with proof   ${best(() => save(codec, document, [edit], context))} ms`);
const base = { ...context, base: document };
console.log(`plan ${additions.length} additions       ${best(() => partial.plan(additions, base))} ms`);
console.log(`save them, with proof       ${best(() => save(codec, partial, additions, base))} ms`);
