/** What one unit adds to the counters of its translation, and the difference that a change makes. Pure. */
import type { UnitCounts } from "../changes/index.ts";

const families = ["total", "translated", "fuzzy", "approved", "readonly"] as const;

export const counters = [
  ...families.flatMap((name) => [name, `${name}_words`, `${name}_chars`] as const),
  "failing",
  "failing_words",
  "suggestions",
  "comments",
] as const;
export type Counter = (typeof counters)[number];
export type CounterDelta = Readonly<Record<Counter, number>>;

const inFamily = (family: (typeof families)[number], state: number): boolean => {
  switch (family) {
    case "total":
      return true;
    case "translated":
      return state >= 20;
    case "fuzzy":
      return state === 10;
    case "approved":
      return state === 30;
    case "readonly":
      return state === 100;
  }
};

const weigh = (unit: UnitCounts | null, counter: Record<Counter, number>, sign: 1 | -1): void => {
  if (unit === null) return;
  for (const family of families)
    if (inFamily(family, unit.state)) {
      counter[family] += sign;
      counter[`${family}_words`] += sign * unit.words;
      counter[`${family}_chars`] += sign * unit.chars;
    }
  if (unit.failing) {
    counter.failing += sign;
    counter.failing_words += sign * unit.words;
  }
  if (unit.suggested) counter.suggestions += sign;
  if (unit.commented) counter.comments += sign;
};

export const difference = (
  pairs: readonly { readonly before: UnitCounts | null; readonly after: UnitCounts | null }[],
): CounterDelta => {
  const counter = Object.fromEntries(counters.map((name) => [name, 0])) as Record<Counter, number>;
  for (const { before, after } of pairs) {
    weigh(before, counter, -1);
    weigh(after, counter, 1);
  }
  return counter;
};
