/** What the memory offers for a string, best first. Pure. */
import type { MemoryId } from "../ids/index.ts";
import { formSeparator } from "../changes/index.ts";
import { leastQuality, type Quality, qualityOf } from "./likeness.ts";
import { type Candidate, type MemoryScope, scopes } from "./store.ts";

export interface MemoryMatch {
  readonly id: MemoryId;
  /** One text for each plural form. */
  readonly source: readonly string[];
  readonly target: readonly string[];
  readonly quality: Quality;
  /** The component that it comes from, or how it came otherwise. */
  readonly origin: string;
  readonly scope: MemoryScope;
}

/** Matches of one answer. */
export const mostMatches = 10;

export const matchesOf = (wanted: readonly string[], candidates: readonly Candidate[]): readonly MemoryMatch[] =>
  candidates
    .map(({ id, source: text, target, origin, scope }) => {
      const source = text.split(formSeparator);
      return { id, source, target: target.split(formSeparator), quality: qualityOf(wanted, source), origin, scope };
    })
    .filter(({ quality }) => quality >= leastQuality)
    .sort((a, b) => b.quality - a.quality || scopes.indexOf(a.scope) - scopes.indexOf(b.scope) || b.id - a.id)
    .slice(0, mostMatches);
