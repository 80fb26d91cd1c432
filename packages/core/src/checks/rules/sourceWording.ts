/** Wording of sources that makes translation harder than it need be. */
import { sourceRule } from "../rule.ts";

const optionalEnding = /\p{L}\(s\)(?!\p{L})/u;

export const optionalPlural = sourceRule(
  () => (sources) => sources.length === 1 && optionalEnding.test(sources[0] ?? ""),
);

export const ellipsis = sourceRule(() => (sources) => sources[0]?.includes("...") ?? false);
