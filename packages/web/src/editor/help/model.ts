/** What the memory offers for a string, as it is shown. Pure. */
import type { MemoryMatch, Unit } from "@dragoman/client";
import { sameForms } from "../../units/model.ts";

/** All but the translation that the string has already. */
export const offered = (matches: readonly MemoryMatch[], unit: Unit): readonly MemoryMatch[] =>
  matches.filter(({ target }) => !sameForms(target, unit.target));

/** The texts that a match is compared with: form by form where there are as many, else the last. */
export const comparedWith = (source: readonly string[], forms: readonly string[]): readonly string[] =>
  source.length === forms.length ? forms : source.map((text) => (forms.includes(text) ? text : (forms.at(-1) ?? "")));

/** The next one that is walked to; from none, the first or the last. */
export const walkTo = (at: number | undefined, step: 1 | -1, count: number): number =>
  at === undefined ? (step === 1 ? 0 : count - 1) : Math.min(Math.max(0, at + step), count - 1);
