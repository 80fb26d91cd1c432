/** A text cut for the eye: what is marked, what is a term, and characters that nobody would see. */
import type { Mark, MarkKind } from "./marks.ts";

export interface Segment {
  readonly kind: "text" | "term" | "invisible" | MarkKind;
  readonly text: string;
  /** What stands for a character that cannot be seen. */
  readonly glyph?: string;
  /** Its name, as an id of a text. */
  readonly name?: string;
  /** A space that should not be there. */
  readonly wrong?: boolean;
  /** What a term is in the other language. */
  readonly title?: string;
}

/** Where a term stands, from `start` up to `end`. */
export interface TermMark {
  readonly start: number;
  readonly end: number;
  readonly title: string;
}

interface Invisible {
  readonly glyph: string;
  readonly name: string;
}

const invisible: Readonly<Record<string, Invisible>> = {
  "\u00A0": { glyph: "⍽", name: "no-break-space" },
  "\u202F": { glyph: "⍽", name: "narrow-no-break-space" },
  "\u2007": { glyph: "⍽", name: "figure-space" },
  "\u2009": { glyph: "·", name: "thin-space" },
  "\u3000": { glyph: "□", name: "wide-space" },
  "\t": { glyph: "⇥", name: "tab" },
  "\n": { glyph: "↵", name: "line-end" },
  "\r": { glyph: "␍", name: "carriage-return" },
  "\u00AD": { glyph: "‐", name: "soft-hyphen" },
  "\u200B": { glyph: "∣", name: "zero-width-space" },
  "\u200C": { glyph: "⟨ZWNJ⟩", name: "zero-width-non-joiner" },
  "\u200D": { glyph: "⟨ZWJ⟩", name: "zero-width-joiner" },
  "\u200E": { glyph: "⟨LRM⟩", name: "left-to-right-mark" },
  "\u200F": { glyph: "⟨RLM⟩", name: "right-to-left-mark" },
  "\u202A": { glyph: "⟨LRE⟩", name: "direction" },
  "\u202B": { glyph: "⟨RLE⟩", name: "direction" },
  "\u202C": { glyph: "⟨PDF⟩", name: "direction" },
  "\u2066": { glyph: "⟨LRI⟩", name: "direction" },
  "\u2067": { glyph: "⟨RLI⟩", name: "direction" },
  "\u2068": { glyph: "⟨FSI⟩", name: "direction" },
  "\u2069": { glyph: "⟨PDI⟩", name: "direction" },
  "\uFEFF": { glyph: "⟨BOM⟩", name: "byte-order-mark" },
};

/** Joiners inside words and emoji are letters of them, and shown as such. */
const seenAsLetter = (text: string, at: number) =>
  (text[at] === "\u200D" || text[at] === "\u200C") &&
  /[\p{L}\p{M}\p{Extended_Pictographic}\uFE0F]$/u.test(text.slice(0, at));

const special = new RegExp(`[${Object.keys(invisible).join("")}]|^ +| +$| {2,}| (?=\\n)`, "gu");

const cutInvisible = (text: string, whole: { readonly before: string; readonly after: string }): readonly Segment[] => {
  const segments: Segment[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(special)) {
    if (seenAsLetter(text, index)) continue;
    // Spaces at the edges of a part are within the text as a whole.
    if (
      /^ $/.test(found) &&
      ((index === 0 && whole.before !== "") || (index + 1 === text.length && whole.after !== ""))
    )
      continue;
    if (index > at) segments.push({ kind: "text", text: text.slice(at, index) });
    const known = invisible[found];
    segments.push(
      known === undefined
        ? { kind: "invisible", text: found, glyph: "·".repeat(found.length), name: "spaces", wrong: true }
        : { kind: "invisible", text: found, ...known },
    );
    at = index + found.length;
  }
  if (at < text.length) segments.push({ kind: "text", text: text.slice(at) });
  return segments;
};

/** The terms of a part of a text that begins at `from`. */
const cutTerms = (text: string, from: number, terms: readonly TermMark[]): readonly Segment[] => {
  const segments: Segment[] = [];
  let at = 0;
  for (const { start, end, title } of terms) {
    const [first, last] = [Math.max(start - from, at), Math.min(end - from, text.length)];
    if (first >= last) continue;
    if (first > at) segments.push({ kind: "text", text: text.slice(at, first) });
    segments.push({ kind: "term", text: text.slice(first, last), title });
    at = last;
  }
  if (at < text.length) segments.push({ kind: "text", text: text.slice(at) });
  return segments;
};

/**
 * For reading: marks, terms and signs for what cannot be seen. The texts of all segments make the whole. Of terms within
 * one another the longer one is shown.
 */
export const segmentsOf = (
  text: string,
  marks: readonly Mark[],
  terms: readonly TermMark[] = [],
): readonly Segment[] => {
  const segments: Segment[] = [];
  const ordered = terms.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const plain = (from: number, to: number) => {
    if (to <= from) return;
    let at = from;
    for (const part of cutInvisible(text.slice(from, to), { before: text.slice(0, from), after: text.slice(to) })) {
      segments.push(...(part.kind === "text" ? cutTerms(part.text, at, ordered) : [part]));
      at += part.text.length;
    }
  };
  let at = 0;
  for (const { start, end, kind } of marks) {
    plain(at, start);
    segments.push({ kind, text: text.slice(start, end) });
    at = end;
  }
  plain(at, text.length);
  return segments;
};

/** For the layer under a field: marks alone, because no character may change its width. */
export const layerOf = (text: string, marks: readonly Mark[]): readonly Segment[] => {
  const segments: Segment[] = [];
  let at = 0;
  for (const { start, end, kind } of marks) {
    if (start > at) segments.push({ kind: "text", text: text.slice(at, start) });
    segments.push({ kind, text: text.slice(start, end) });
    at = end;
  }
  if (at < text.length) segments.push({ kind: "text", text: text.slice(at) });
  return segments;
};
