/** How rows of other rooms are kept in records: each room says it of its own tables. */
import type { Difference, Fields } from "./differences.ts";
import type { NewChange } from "./model.ts";

export interface Kept {
  readonly table: string;
  /** Columns that say how things stand, and not what somebody decided; and those of secrets nobody may read. */
  readonly without?: readonly string[];
  /** The only columns that matter. */
  readonly only?: readonly string[];
  /** Columns of which is told only whether they are set. */
  readonly secret?: readonly string[];
  /** What belongs to a row and lies in other tables, as SQL over the row `x`. */
  readonly more?: Readonly<Record<string, string>>;
}

/** A row that an act was about: all of it as it is now, or was when it went, and what changed. */
export interface KeptRow extends Difference {
  readonly id: number;
  readonly row: Fields;
}

/** What is recorded of a row; of several records the first carries what was there before and after. */
export type Recorded = (row: KeptRow) => readonly NewChange[];

/** The row `x` as JSON, in SQL. */
export const keptRow = ({ only, without = [], more = {} }: Kept): string =>
  [
    only === undefined
      ? `to_jsonb(x) - array[${without.map((name) => `'${name}'`).join(", ")}]::text[]`
      : `jsonb_build_object(${only.map((name) => `'${name}', x.${name}`).join(", ")})`,
    ...Object.entries(more).map(([name, value]) => `jsonb_build_object('${name}', ${value})`),
  ].join(" || ");
