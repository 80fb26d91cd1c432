/** In which respects a string of the database and that of a file differ. Pure. */
import { joinForms } from "../units/index.ts";
import type { DifferentUnit } from "../files/index.ts";
import type { StringDifference } from "./model.ts";

const sameNames = (some: readonly string[], others: readonly string[]) =>
  String(some.toSorted()) === String(others.toSorted());

/** What people wrote and said of it, before all that follows from that. */
export const decisive: ReadonlySet<string> = new Set(["text", "state"]);

const respects: Readonly<
  Record<string, (stored: NonNullable<DifferentUnit["stored"]>, read: NonNullable<DifferentUnit["read"]>) => boolean>
> = {
  text: (stored, read) => joinForms(stored.target) !== joinForms(read.target),
  source: (stored, read) => joinForms(stored.source) !== joinForms(read.source),
  state: (stored, read) => stored.state !== read.state || stored.original_state !== read.originalState,
  checks: (stored, read) => !sameNames(stored.failing, read.failing),
  "previous source": (stored, read) => stored.previous_source !== read.previousSource,
  note: (stored, read) => stored.note !== read.note,
  flags: (stored, read) => stored.flags !== read.flags,
  place: (stored, read) =>
    stored.position !== read.position || stored.location !== read.location || stored.file_key !== read.fileKey,
};

export const describeDifference = ({ stored, read }: DifferentUnit): StringDifference => ({
  id: stored?.id ?? null,
  context: read?.context ?? stored?.file_key ?? "",
  source: (read ?? stored)?.source[0] ?? "",
  differs:
    stored === undefined
      ? ["not in the database"]
      : read === undefined
        ? ["not in the file"]
        : Object.keys(respects).filter((name) => respects[name]?.(stored, read)),
  database: stored === undefined ? null : tell(stored.target, stored.state),
  file: read === undefined ? null : tell(read.target, read.state),
});

/** `Ahoj (20)`: forms between bars, and the state. */
const tell = (forms: readonly string[], state: number) => `${forms.join(" | ")} (${state})`;
