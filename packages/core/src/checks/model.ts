/** What a check is given: the facts of one unit. Everything here is plain data; nothing is looked up. */
import type { Flags } from "./flags.ts";

/** The number classes of a translation's or a source's plural definition. */
export interface PluralForms {
  readonly number: number;
  /** For each form some numbers that take it, smallest first: enough to tell a class of one number from others. */
  readonly examples: readonly (readonly number[])[];
}

/** Numbers tried for examples: the small ones, and some that tell apart what only large numbers do. */
const tried = [
  ...Array.from({ length: 201 }, (_, n) => n),
  1000,
  1001,
  1002,
  10_000,
  100_000,
  1_000_000,
  1_000_001,
  2_000_000,
];
const enough = 10;

/** Examples for a plural definition, from the function that tells a number's form. */
export const pluralForms = (number: number, formOf: (n: number) => number): PluralForms => {
  const examples = Array.from({ length: number }, (): number[] => []);
  for (const n of tried) {
    const form = examples[formOf(n)];
    if (form !== undefined && form.length < enough) form.push(n);
  }
  return { number, examples };
};

export interface UnitFacts {
  /** One text, or one for each form of the source's plural. */
  readonly sources: readonly string[];
  /** One text, or one for each form of the translation's plural. */
  readonly targets: readonly string[];
  readonly state: number;
  /** Whether it is a string of the source language: source checks run on it, and only they. */
  readonly isSource: boolean;
  /** Units of glossaries have no checks. */
  readonly isGlossary: boolean;
  /** The effective flags: merged from all levels. Share the object between units (`flagsOf`): work is kept for it. */
  readonly flags: Flags;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly sourcePlural: PluralForms;
  readonly targetPlural: PluralForms;
  /** Developers' comment from the file. */
  readonly note: string;
  readonly projectName: string;
  readonly componentName: string;
}

/** What a rule is compiled for: the part of the facts that many units share. */
export type Setting = Pick<UnitFacts, "flags" | "sourceLanguage" | "targetLanguage" | "projectName" | "componentName">;
