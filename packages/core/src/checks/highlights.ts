/**
 * Where a text has what the checks of its unit guard: placeholders, tags, syntax of messages. Pages mark these parts,
 * and insert them by a key.
 */
import { checks } from "./catalogue.ts";
import { runsWith } from "./evaluate.ts";
import type { Flags } from "./flags.ts";
import { parseIcu } from "./icu/parse.ts";
import { markdownStretches } from "./markup/markdown.ts";
import { xmlElements } from "./markup/xml.ts";
import { listedStretches, type Stretch } from "./placeholders/listed.ts";
import { placeholderMatches } from "./placeholders/syntax.ts";
import { type SyntaxId, syntaxes } from "./placeholders/syntaxes.ts";
import { bbcodeStretches } from "./rules/bbcode.ts";
import { icuOptions } from "./rules/icuMessageFormat.ts";

/** What a part is; `choice` is the syntax around the messages of an ICU plural or selection. */
export const highlightKinds = ["placeholder", "choice", "tag", "markup", "escape"] as const;
export type HighlightKind = (typeof highlightKinds)[number];

/** Indexes count as JavaScript's do: in units of UTF-16. */
export interface Highlight {
  readonly start: number;
  readonly end: number;
  readonly kind: HighlightKind;
}

const as =
  (kind: HighlightKind) =>
  ([start, end]: Stretch): Highlight => ({ start, end, kind });

const stretchOf = ({ 0: found, index }: RegExpExecArray): Stretch => [index, index + found.length];

const tag = /<\/?[\p{L}_:][^<>]*>/gu;
const lineFeed = /\\n/g;

const icuHighlights = (text: string, flags: Flags): readonly Highlight[] => {
  const found: Highlight[] = [];
  const nodes = parseIcu(text, icuOptions(flags), (start, end, kind) =>
    found.push({ start, end, kind: kind === "argument" ? "placeholder" : kind }),
  );
  return nodes === undefined ? [] : found;
};

const hasElements = (text: string) => text.includes("<") && (xmlElements(text)?.length ?? 0) > 0;

/** What each check guards; `source` is the text that decides whether there is anything to guard. */
const guards: Readonly<Record<string, (text: string, flags: Flags, source: string) => readonly Highlight[]>> = {
  ...Object.fromEntries(
    Object.keys(syntaxes).map((id) => [
      id,
      (text: string) =>
        placeholderMatches(syntaxes[id as SyntaxId], text)
          .map(stretchOf)
          .map(as("placeholder")),
    ]),
  ),
  placeholders: (text, flags) => listedStretches(flags, text).map(as("placeholder")),
  icu_message_format: icuHighlights,
  "xml-tags": (text, flags, source) =>
    !flags.has("safe-html") && hasElements(source) ? Array.from(text.matchAll(tag), stretchOf).map(as("tag")) : [],
  "safe-html": (text) => Array.from(text.matchAll(tag), stretchOf).map(as("tag")),
  bbcode: (text) => bbcodeStretches(text).map(as("tag")),
  "md-syntax": (text) => markdownStretches(text).map(as("markup")),
  escaped_newline: (text) => Array.from(text.matchAll(lineFeed), stretchOf).map(as("escape")),
};

/** The parts in order, none within another: of two that overlap the one that begins first, and the longer one. */
const apart = (found: readonly Highlight[]): readonly Highlight[] => {
  const kept: Highlight[] = [];
  let end = 0;
  for (const each of [...found].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (each.start < end) continue;
    kept.push(each);
    end = each.end;
  }
  return kept;
};

/** What is to be marked in a form of the source, or of a translation of `source`. */
export const highlightsOf = (text: string, flags: Flags, source = text): readonly Highlight[] =>
  apart(checks.flatMap((check) => (runsWith(check, flags) ? (guards[check.id]?.(text, flags, source) ?? []) : [])));
