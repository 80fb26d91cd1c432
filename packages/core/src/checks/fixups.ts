/**
 * Automatic fix-ups: what is put right in a translation when it is stored. They only settle what has one right answer,
 * and never touch the text that translations are made from.
 */
import type { Flags } from "./flags.ts";
import { doubleApostrophes } from "./fixups/apostrophes.ts";
import { endWithDanda } from "./fixups/danda.ts";
import { endWithEllipsis } from "./fixups/ellipsis.ts";
import { removeControlCharacters, removeZeroWidthSpaces } from "./fixups/invisible.ts";
import { sanitise } from "./fixups/sanitise.ts";
import { narrowPunctuationSpaces } from "./fixups/punctuationSpaces.ts";
import { sameOuterSpace } from "./fixups/outerSpace.ts";

/** What a fix-up may look at beside the translation. */
export interface FixupContext {
  /** The source form that this form translates. */
  readonly source: string;
  /** Code of the translation's language. */
  readonly language: string;
  readonly flags: Flags;
}

/** Answers the text as it should be; most answer most texts unchanged. */
export type Fixup = (target: string, context: FixupContext) => string;

/**
 * First what takes characters away, so that the white space around what is left is settled after it; of that the
 * invisible ones, which could hide a tag from the sanitiser.
 */
const fixups: readonly Fixup[] = [
  removeControlCharacters,
  removeZeroWidthSpaces,
  sanitise,
  sameOuterSpace,
  endWithEllipsis,
  endWithDanda,
  narrowPunctuationSpaces,
  doubleApostrophes,
];

const toDosLineEnds = (text: string): string => text.replace(/\r\n?|\n/g, "\r\n");

export interface FixupInput {
  readonly sources: readonly string[];
  readonly targets: readonly string[];
  /** Code of the translation's language. */
  readonly language: string;
  readonly flags: Flags;
  /** Whether it is the file that others are translated from: then only line ends are settled. */
  readonly isTemplate: boolean;
}

/** The forms as they are to be stored. */
export const applyFixups = ({ sources, targets, language, flags, isTemplate }: FixupInput): string[] =>
  targets.map((target, form) => {
    const context = { source: sources[form] ?? sources.at(-1) ?? "", language, flags };
    const fixed = isTemplate || target === "" ? target : fixups.reduce((text, fixup) => fixup(text, context), target);
    return flags.has("dos-eol") ? toDosLineEnds(fixed) : fixed;
  });
