/** Whether the statistics of a translation are what its strings add up to. */
interface Counted {
  readonly state: number;
  readonly num_words: number;
  readonly has_failing_check: boolean;
}

type Get = (path: string) => Promise<{ readonly results: readonly Counted[]; readonly next: string | null }>;
type Statistics = Readonly<Record<string, number>>;

const unitsOf = async (get: Get, translation: string): Promise<readonly Counted[]> => {
  const units: Counted[] = [];
  for (let page = 1; ; page++) {
    const { results, next } = await get(`${translation}units/?page_size=10000&page=${page}`);
    units.push(...results);
    if (next === null) return units;
  }
};

const words = (units: readonly Counted[]) => units.reduce((sum, { num_words }) => sum + num_words, 0);

/** What differs, in words; none if nothing does. */
export const wrongCounters = async (get: Get, translation: string, told: Statistics): Promise<readonly string[]> => {
  const units = await unitsOf(get, translation);
  const translated = units.filter(({ state }) => state >= 20);
  const counted: Statistics = {
    total: units.length,
    total_words: words(units),
    translated: translated.length,
    translated_words: words(translated),
    fuzzy: units.filter(({ state }) => state === 10).length,
    approved: units.filter(({ state }) => state === 30).length,
    readonly: units.filter(({ state }) => state === 100).length,
    failing: units.filter(({ has_failing_check }) => has_failing_check).length,
  };
  return Object.entries(counted)
    .filter(([name, count]) => told[name] !== count)
    .map(([name, count]) => `${translation} says ${name} ${told[name]}, its strings are ${count}`);
};
