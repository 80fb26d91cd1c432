/** What can be asked for and handed in, and what of a plan is shown. */
import type { PlannedString, UploadInput } from "@dragoman/client";

export type Method = NonNullable<UploadInput["method"]>;
export type Conflicts = NonNullable<UploadInput["conflicts"]>;
export type Fuzzy = NonNullable<UploadInput["fuzzy"]>;
export type Outcome = PlannedString["outcome"];

export const methods: readonly Method[] = ["translate", "approve", "fuzzy", "suggest", "add", "replace", "source"];
export const conflictWays: readonly Conflicts[] = ["", "replace-translated", "replace-approved"];
export const fuzzyWays: readonly Fuzzy[] = ["", "process", "approve"];
export const outcomes: readonly Outcome[] = ["changed", "added", "removed", "suggested", "skipped", "not_found"];

/** Names of conversions, by what a component is. */
export const conversionsOf = (isMonolingual: boolean, format: string): readonly string[] => [
  "csv",
  "xlsx",
  "po",
  ...(format === "po" ? ["mo"] : []),
  "xliff",
  "xliff11",
  "tmx",
  "tbx",
  ...(isMonolingual ? ["json", "json-nested", "aresource", "strings"] : []),
];

/** Strings by what would happen to them, in the order of `outcomes`; none that has no strings. */
export const countsBy = (strings: readonly PlannedString[]): readonly (readonly [Outcome, number])[] =>
  outcomes
    .map((outcome) => [outcome, strings.filter((each) => each.outcome === outcome).length] as const)
    .filter(([, count]) => count > 0);

/** Those that a filter leaves: one outcome, and words that stand in the source or the texts. */
export const chosenOf = (
  strings: readonly PlannedString[],
  outcome: Outcome | undefined,
  words: string,
): readonly PlannedString[] => {
  const sought = words.trim().toLowerCase();
  return strings.filter(
    (each) =>
      (outcome === undefined || each.outcome === outcome) &&
      (sought === "" ||
        [each.context, ...each.source, ...(each.target ?? []), ...(each.old_target ?? [])].some((text) =>
          text.toLowerCase().includes(sought),
        )),
  );
};
