/** Units of JSON formats. */
import type { CodecContext, Unit } from "../contract/index.ts";
import type { Entry, JsonNode } from "./node.ts";

const none: readonly string[] = [];
const noNotes: Unit["notes"] = { developer: "", translator: "" };

/** Whether the file holds texts for keys only, the sources being in the base file. */
export const isMonolingual = (context: CodecContext): boolean => context.monolingual ?? context.base !== undefined;

/** What a unit is made of beside its texts; `source` is that of a bilingual reading. */
export interface UnitParts {
  readonly id: string;
  readonly context: string;
  readonly source: readonly string[];
  readonly target: readonly string[];
  readonly plural?: Unit["plural"];
  readonly note?: string;
  readonly flags?: readonly string[];
  /** The node whose place is the unit's. */
  readonly at: Pick<JsonNode, "start" | "end" | "line">;
}

export const unitOf = (parts: UnitParts): Unit => ({
  id: parts.id,
  context: parts.context,
  source: parts.source,
  target: parts.target,
  ...(parts.plural === undefined ? undefined : { plural: parts.plural }),
  state: parts.target.every((form) => form === "") ? "empty" : "translated",
  notes: parts.note === undefined || parts.note === "" ? noNotes : { developer: parts.note, translator: "" },
  locations: none,
  flags: parts.flags ?? none,
  span: { start: parts.at.start, end: parts.at.end, line: parts.at.line },
});

/** The place of a whole entry, key included. */
export const placeOf = (entry: Entry): UnitParts["at"] => ({
  start: entry.start,
  end: entry.value.end,
  line: entry.value.line,
});
