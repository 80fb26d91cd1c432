/** Pairs of BBCode tags differ in number or in names. */
import { formRule } from "../rule.ts";

const opening = /\[([a-z][a-z0-9]{0,19})(?:=[^[\]]*)?\]/g;

/** The tags that are closed somewhere after they were opened. */
const closed = (written: string) => {
  const text = written.toLowerCase();
  const closings = new Map<string, number>();
  const found: { readonly name: string; readonly start: number; readonly end: number; readonly closing: number }[] = [];
  for (const { 0: whole, 1: name = "", index: start } of text.matchAll(opening)) {
    const closing = closings.get(name) ?? text.lastIndexOf(`[/${name}]`);
    closings.set(name, closing);
    if (closing > start) found.push({ name, start, end: start + whole.length, closing });
  }
  return found;
};

/** Their names, sorted. */
const pairs = (text: string): string =>
  closed(text)
    .map(({ name }) => name)
    .sort()
    .join(" ");

/** Where they stand. */
export const bbcodeStretches = (text: string): readonly (readonly [start: number, end: number])[] =>
  text.includes("[/")
    ? closed(text).flatMap(({ name, start, end, closing }) => [
        [start, end] as const,
        [closing, closing + name.length + 3] as const,
      ])
    : [];

export const bbcode = formRule(() => (source, target) => {
  if (!source.includes("[/")) return false;
  const wanted = pairs(source);
  return wanted !== "" && wanted !== pairs(target);
});
