/**
 * Reading and saving nested JSON of 100,000 strings, against JSON.parse and JSON.stringify in turn.
 *
 *   node --conditions=dragoman-source bench/formats/json.ts
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

type Work = readonly [name: string, run: () => unknown];

/** Runs the works in turn, and prints the middle and the best time of each, and how many times those of the first. */
const compare = (rounds: number, ...works: readonly Work[]) => {
  const times = works.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, [, run]] of works.entries()) {
      const start = performance.now();
      run();
      times[index]?.push(performance.now() - start);
    }
  const at = (index: number, place: number) => times[index]?.toSorted((x, y) => x - y)[place] ?? 0;
  for (const [index, [name]] of works.entries()) {
    const show = (place: number) =>
      `${at(index, place).toFixed(1)} ms (${(at(index, place) / at(0, place)).toFixed(1)}x)`;
    console.log(name.padEnd(32), `middle ${show(Math.floor(rounds / 2))}, best ${show(0)}`);
  }
};

const native: Work = ["JSON.parse", () => JSON.parse(bytes.toString())];
// Before anything is kept that the garbage collector would have to look at.
compare(41, native, ["parse", () => jsonNested.parse(bytes, context)]);

const document = jsonNested.parse(bytes, context);
const one = [{ op: "set", id: "section7.key_7", target: ["changed"] }] as const;
const all = document.units.map((unit) => ({ op: "set" as const, id: unit.id, target: ["changed"] }));
const empty = jsonNested.parse(Buffer.from("{}\n"), { ...context, base: document });
const adds = document.units.map((unit) => ({ op: "add" as const, unit }));

compare(
  11,
  ["JSON.stringify", () => Buffer.from(JSON.stringify(sections, null, 2))],
  ["plan 1 of 100,000", () => document.plan(one, context)],
  ["plan all", () => document.plan(all, context)],
  ["plan 100,000 additions to {}", () => empty.plan(adds, { ...context, base: document })],
);
compare(11, native, ["save 1 (with proof)", () => save(jsonNested, document, one, context)]);
