/** Which unit an uploaded string is meant for, and what becomes of it. Pure. */
import { formSeparator } from "../changes/model.ts";
import type { UploadedString } from "./reading.ts";

/** A unit as far as matching looks at it. */
export interface Candidate {
  readonly id: number;
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
  const exact = new Map(units.map((unit) => [key(unit.context, unit.source), unit]));
  const bySource = new Map(units.map((unit) => [unit.source.join(formSeparator), unit]));
  return {
    find: ({ context, source }) =>
      monolingual
        ? byContext.get(context)
        : (exact.get(key(context, source)) ??
          exact.get(key(context.replace(/^.*\/\/\//s, ""), source)) ??
          exact.get(key("", source)) ??
          bySource.get(source.join(formSeparator)) ??
          // A file that knows no plurals names the first form, one that knows two names the first and the last.
          units.find(
            (unit) =>
              unit.source.length > source.length &&
              unit.source[0] === source[0] &&
              (source.length === 1 || (source.length === 2 && unit.source.at(-1) === source[1])),
          )),
  };
};

export type Conflicts = "" | "ignore" | "replace-translated" | "replace-approved";

/** Whether a unit that says something already is written over. */
export const mayOverwrite = (state: Candidate["state"], conflicts: Conflicts): boolean => {
  switch (state) {
    case 0:
    case 10:
      return true;
    case 20:
      return conflicts === "replace-translated" || conflicts === "replace-approved";
    case 30:
      return conflicts === "replace-approved";
    case 100:
      return false;
  }
};
