/**
 * Reading and saving nested JSON of 100,000 strings, against JSON.parse and JSON.stringify in the same run, best of
 * twelve.
 *
 *   node --conditions=source bench/formats/json.ts
 */
import { codecById, save } from "@dragoman/formats";

const jsonNested = codecById("json-nested");
if (jsonNested === undefined) throw new Error("The codec json-nested is not registered.");

const count = 100_000;
const context = {
  language: "cs",
  sourceLanguage: "en",
  plural: { number: 2, formula: "n != 1", categories: ["one", "other"] },
  options: {},
  monolingual: true,
} as const;

const sections: Record<string, Record<string, string>> = {};
for (let index = 0; index < count; index++) {
  const section = (sections[`section${index % 100}`] ??= {});
  section[`key_${index}`] = `Text number ${index} of "many" žluťoučkých strings, long enough to be a sentence.`;
}
const text = `${JSON.stringify(sections, null, 2)}\n`;
const bytes = Buffer.from(text);

const best = (run: () => unknown): number => {
  const times = Array.from({ length: 12 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
};

const document = jsonNested.parse(bytes, context);
const one = [{ op: "set", id: "section7.key_7", target: ["changed"] }] as const;
const all = document.units.map((unit) => ({ op: "set" as const, id: unit.id, target: ["changed"] }));
const empty = jsonNested.parse(Buffer.from("{}\n"), { ...context, base: document });
const adds = document.units.map((unit) => ({ op: "add" as const, unit }));

const native = best(() => JSON.parse(bytes.toString()));
const rows: Array<[string, number]> = [
  ["JSON.parse", native],
  ["parse", best(() => jsonNested.parse(bytes, context))],
  ["JSON.stringify", best(() => Buffer.from(JSON.stringify(sections, null, 2)))],
  ["plan 1 of 100,000", best(() => document.plan(one, context))],
  ["plan all", best(() => document.plan(all, context))],
  ["plan 100,000 additions to {}", best(() => empty.plan(adds, { ...context, base: document }))],
  ["save 1 (with proof)", best(() => save(jsonNested, document, one, context))],
];
for (const [name, time] of rows)
  console.log(name.padEnd(32), `${time.toFixed(1)} ms`, `${(time / native).toFixed(1)}x`);
