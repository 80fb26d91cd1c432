/** Units of formats that are trees. */
import type { Unit } from "../contract/index.ts";
import type { Entry } from "./node.ts";

const none: readonly string[] = [];
const noNotes: Unit["notes"] = { developer: "", translator: "" };

/** What a unit is made of beside its texts; `source` is that of a bilingual reading. */
export interface UnitParts {
  readonly id: string;
  readonly context: string;
  readonly source: readonly string[];
  readonly target: readonly string[];
  readonly plural?: Unit["plural"] | undefined;
  /** The developer's note. */
  readonly note?: string | undefined;
  /** The translator's note. */
  readonly remark?: string | undefined;
  readonly state?: Unit["state"] | undefined;
  readonly flags?: readonly string[];
  /** The node or place whose span is the unit's. */
  readonly at: Unit["span"];
}

export const unitOf = (parts: UnitParts): Unit => {
  const unit: Unit = {
    id: parts.id,
    context: parts.context,
    source: parts.source,
    target: parts.target,
    state: parts.state ?? (parts.target.every(isEmpty) ? "empty" : "translated"),
    notes: parts.note || parts.remark ? { developer: parts.note ?? "", translator: parts.remark ?? "" } : noNotes,
    locations: none,
    flags: parts.flags ?? none,
    span: parts.at,
  };
  return parts.plural === undefined ? unit : { ...unit, plural: parts.plural };
};

const isEmpty = (form: string) => form === "";

/** The place of whole entries, keys included; at least one. */
export const placeOf = (...entries: readonly Entry[]): Unit["span"] => {
  const start = Math.min(...entries.map((entry) => entry.start));
  return {
    start,
    end: Math.max(...entries.map((entry) => entry.value.end)),
    line: entries.find((entry) => entry.start === start)?.line ?? 0,
  };
};
