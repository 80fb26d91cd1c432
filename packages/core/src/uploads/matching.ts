/** Which unit an uploaded string is meant for, and whether it may be written over. Pure. */
import type { UnitId } from "../ids/index.ts";
import { formSeparator } from "../changes/index.ts";
import type { UploadedString } from "./reading.ts";

/** A unit as far as matching looks at it. */
export interface Candidate {
  readonly id: UnitId;
  readonly context: string;
  readonly source: readonly string[];
  readonly target: readonly string[];
  readonly state: 0 | 10 | 20 | 30 | 100;
}

export interface Matcher<Unit> {
  readonly find: (string: UploadedString) => Unit | undefined;
}

/** By key; or by context and source, then by source without context, and last by the source alone. */
export const makeMatcher = <Unit extends Candidate>(units: readonly Unit[], monolingual: boolean): Matcher<Unit> => {
  const key = (context: string, source: readonly string[]) => `${context}\u0000${source.join(formSeparator)}`;
  const byContext = new Map(units.map((unit) => [unit.context, unit]));
  if (monolingual) return { find: ({ context }) => byContext.get(context) };
  const exact = new Map(units.map((unit) => [key(unit.context, unit.source), unit]));
  const bySource = new Map(units.map((unit) => [unit.source.join(formSeparator), unit]));
  // A file that knows no plurals names the first form, one that knows two names the first and the last.
  const byEnds = new Map<string, Unit>();
  const ends = (forms: readonly string[]) => `${forms[0] ?? ""}${formSeparator}${forms.at(-1) ?? ""}`;
  for (const unit of units) {
    if (unit.source.length < 2) continue;
    for (const short of [unit.source[0] ?? "", ...(unit.source.length > 2 ? [ends(unit.source)] : [])])
      if (!byEnds.has(short)) byEnds.set(short, unit);
  }
  return {
    find: ({ context, source }) =>
      exact.get(key(context, source)) ??
      exact.get(key(context.replace(/^.*\/\/\//s, ""), source)) ??
      exact.get(key("", source)) ??
      bySource.get(source.join(formSeparator)) ??
      (source.length > 2 ? undefined : byEnds.get(source.length === 1 ? (source[0] ?? "") : ends(source))),
  };
};

export type Conflicts = "" | "ignore" | "replace-translated" | "replace-approved";

/** Why a unit that says something already is not written over; undefined where it is. */
export const refuseOverwrite = (state: Candidate["state"], conflicts: Conflicts): string | undefined => {
  switch (state) {
    case 0:
    case 10:
      return undefined;
    case 20:
      return conflicts === "replace-translated" || conflicts === "replace-approved"
        ? undefined
        : "The string is translated already.";
    case 30:
      return conflicts === "replace-approved" ? undefined : "The string is approved already.";
    case 100:
      return "The string is read-only.";
  }
};
