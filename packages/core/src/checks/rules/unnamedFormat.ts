/** A source with several placeholders that only their order tells apart: other languages cannot turn them round. */
import { activeSyntaxes } from "../placeholders/syntaxes.ts";
import { findPlaceholders } from "../placeholders/syntax.ts";
import { sourceRule } from "../rule.ts";

export const unnamedFormat = sourceRule(({ flags }) => {
  const active = activeSyntaxes(flags);
  if (active.length === 0) return undefined;
  return (sources) =>
    sources.some((source) =>
      active.some((syntax) => findPlaceholders(syntax, source).filter(({ positional }) => positional).length > 1),
    );
});
