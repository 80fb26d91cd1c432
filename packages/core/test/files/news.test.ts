/** What is read of a file of which an earlier version was read before. */
import type { Unit } from "@dragoman/formats";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { end, portions } from "../../src/files/portions.ts";
import type { Version } from "../../src/files/news.ts";
import type { Reading, ReadUnit } from "../../src/files/reading.ts";

interface Entry {
  readonly source: string;
  readonly target: string;
  readonly note: string;
  readonly obsolete: boolean;
}

const unitOf = ({ source, target, note, obsolete }: Entry, id: string, at: number): Unit => ({
  id,
  context: "",
  source: [source],
  target: [target],
  state: target === "" ? "empty" : "translated",
  notes: { developer: note, translator: "" },
  locations: [],
  flags: [],
  span: { start: at, end: at + 1, line: at },
  ...(obsolete ? { obsolete } : {}),
});

/** As codecs do: later duplicates are numbered. */
const versionOf = (entries: readonly Entry[]): Version => {
  const count = new Map<string, number>();
  const units = entries.map((entry, at) => {
    const number = (count.get(entry.source) ?? 0) + 1;
    count.set(entry.source, number);
    return unitOf(entry, number === 1 ? entry.source : `${entry.source}#${number}`, at);
  });
  return { document: { units, byId: (id) => units.find((unit) => unit.id === id) }, base: undefined };
};

const reading: Reading = { sourceLanguage: "en", sourceCategories: ["one", "other"], categories: ["one", "other"] };

const read = (version: Version, earlier: readonly Version[] = []) => {
  const all = portions(version, { role: "bilingual", reading, surroundings: undefined }, earlier);
  const first = all.next().value ?? end;
  return { concerned: first.concerned, units: [...first.units, ...[...all].flatMap(({ units }) => units)] };
};

/** Of a string that a file holds twice the first counts. */
const byHash = (units: readonly ReadUnit[]) =>
  new Map([...units].reverse().map((unit) => [unit.idHash, unit] as const));

const entry = fc.record({
  source: fc.constantFrom("a", "b", "c", "d", "e"),
  target: fc.constantFrom("", "x", "y"),
  note: fc.constantFrom("", "n"),
  obsolete: fc.boolean(),
});
const many = Array.from({ length: 60 }, (_, n) => ({ source: `s${n}`, target: "t", note: "", obsolete: false }));

describe("a file of which an earlier version was read", () => {
  it("is read where it differs, so that all is known as if it had been read as a whole", () => {
    fc.assert(
      fc.property(fc.array(entry), fc.array(entry), fc.array(entry), (last, written, now) => {
        const versions = [last, written].map((entries) => versionOf([...many, ...entries]));
        const current = versionOf([...many, ...now]);
        const { concerned, units } = read(current, versions);
        const whole = byHash(read(current).units);
        if (concerned === undefined) {
          expect(byHash(units)).toEqual(whole);
          return;
        }
        const news = byHash(units);
        for (const version of versions) {
          const before = byHash(read(version).units);
          for (const hash of new Set([...before.keys(), ...whole.keys()])) {
            if (concerned.includes(hash)) expect(news.get(hash)).toEqual(whole.get(hash));
            else expect(before.get(hash)).toEqual(whole.get(hash));
          }
        }
      }),
    );
  });

  it("says nothing where nothing differs", () => {
    const version = versionOf(many);
    expect(read(version, [version])).toEqual({ concerned: [], units: [] });
  });

  it("is read as a whole where little is left as it was", () => {
    const { concerned, units } = read(versionOf(many), [versionOf(many.slice(1))]);
    expect(concerned).toBeUndefined();
    expect(units).toHaveLength(many.length);
  });
});
