/** White space at the edges of a text, and doubled inside: developers lay texts out with it. */
import { formRule } from "../rule.ts";

export const beginNewline = formRule(() => (source, target) => source.startsWith("\n") !== target.startsWith("\n"));

export const endNewline = formRule(() => (source, target) => source.endsWith("\n") !== target.endsWith("\n"));

const leading = (text: string): number => {
  let count = 0;
  while (text[count] === " ") count += 1;
  return count;
};

const trailing = (text: string): number => {
  let count = 0;
  while (text[text.length - 1 - count] === " ") count += 1;
  return count;
};

/** A text of one character may be a separator, and one of spaces alone has no edges. */
const hasEdges = (source: string, target: string): boolean =>
  !(source.length === 1 && target.length === 1) && leading(target) < target.length;

export const beginSpace = formRule(
  () => (source, target) => leading(source) !== leading(target) && hasEdges(source, target),
);

export const endSpace = formRule(
  () => (source, target) => source !== "" && trailing(source) !== trailing(target) && hasEdges(source, target),
);

export const doubleSpace = formRule(() => (source, target) => target.includes("  ") && !source.includes("  "));
