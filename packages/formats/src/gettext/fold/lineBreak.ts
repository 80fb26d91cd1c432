/** Where a text may be broken into lines. */
import { Clusters } from "./clusters.ts";
import { legacyRules } from "./legacyRules.ts";
import { modernRules, type Rule } from "./rules.ts";

const modern: readonly Rule[] = Object.values(modernRules);
const legacy: readonly Rule[] = Object.values(legacyRules);

/** The offsets before which `text` may be broken, ascending, neither 0 nor its length among them. */
export const lineBreaks = (text: string, isLegacy = false): readonly number[] => {
  const clusters = new Clusters(text, isLegacy);
  const rules = isLegacy ? legacy : modern;
  const breaks: number[] = [];
  for (let b = 1; b < clusters.length; b++) if (mayBreak(clusters, b, rules)) breaks.push(clusters.get(b)?.start ?? 0);
  return breaks;
};

const mayBreak = (text: Clusters, b: number, rules: readonly Rule[]): boolean => {
  for (const rule of rules) {
    const answer = rule(text, b);
    if (answer !== undefined) return answer;
  }
  return true;
};
