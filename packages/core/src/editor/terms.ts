/** Terms of glossaries that stand in a string, as its editor shows them. Pure. */
import { isReadOnly, termSpans } from "../checks/index.ts";
import type { UnitId } from "../ids/index.ts";
import { effectiveFlags, type UnitFacts } from "../units/index.ts";
import type { StoredTerm } from "./stores/terms.ts";

export interface Term {
  readonly unit: UnitId;
  readonly source: string;
  /** Empty where the term is not translated yet. */
  readonly target: string;
  readonly explanation: string;
  readonly state: UnitFacts["state"];
  readonly forbidden: boolean;
  readonly read_only: boolean;
  readonly terminology: boolean;
  /** The name of the glossary that it is in. */
  readonly glossary: string;
  /** Where it stands in each form of the source. */
  readonly spans: readonly (readonly { readonly start: number; readonly end: number }[])[];
}

export const termsIn = (
  { source: forms, source_language }: Pick<UnitFacts, "source" | "source_language">,
  candidates: readonly StoredTerm[],
): readonly Term[] =>
  candidates.flatMap((stored) => {
    const { id: unit, source, target, explanation, state, glossary } = stored;
    const spans = forms.map((form) => termSpans(form, source, source_language));
    if (spans.every((found) => found.length === 0)) return [];
    const flags = effectiveFlags(stored);
    return [
      {
        unit,
        source,
        target,
        explanation,
        state,
        forbidden: flags.has("forbidden"),
        read_only: isReadOnly(flags),
        terminology: flags.has("terminology"),
        glossary,
        spans,
      },
    ];
  });
