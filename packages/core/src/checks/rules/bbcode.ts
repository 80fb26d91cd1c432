/** Pairs of BBCode tags differ in number or in names. */
import { formRule } from "../rule.ts";

const opening = /\[([a-z][a-z0-9]{0,19})(?:=[^[\]]*)?\]/g;

/** Names of the tags that are closed somewhere after they were opened, sorted. */
const pairs = (written: string): string => {
  const text = written.toLowerCase();
  const closings = new Map<string, number>();
  const found: string[] = [];
  for (const { 1: name = "", index } of text.matchAll(opening)) {
    const closing = closings.get(name) ?? text.lastIndexOf(`[/${name}]`);
    closings.set(name, closing);
    if (closing > index) found.push(name);
  }
  return found.sort().join(" ");
};

export const bbcode = formRule(() => (source, target) => {
  if (!source.includes("[/")) return false;
  const wanted = pairs(source);
  return wanted !== "" && wanted !== pairs(target);
});
