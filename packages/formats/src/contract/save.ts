/** The one writer: splice, encode, then prove by reading the result back that only the meant units changed. */
import type { Change, TextEdit } from "./change.ts";
import type { Abilities, Codec, CodecContext, Document } from "./codec.ts";
import { CodecError } from "./error.ts";
import { encode } from "./text.ts";
import type { Unit } from "./unit.ts";

/** Applies `edits` to `text`. @throws CodecError when two of them overlap, which is a defect of the codec */
export const splice = (text: string, edits: readonly TextEdit[]): string => {
  const parts: string[] = [];
  let position = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < position) throw new CodecError(`Overlapping edits at offset ${edit.start}.`);
    parts.push(text.slice(position, edit.start), edit.text);
    position = edit.end;
  }
  parts.push(text.slice(position));
  return parts.join("");
};

/** @throws CodecError when the format cannot hold a change, or when the written file does not read back as meant */
export const save = (
  codec: Codec,
  document: Document,
  changes: readonly Change[],
  context: CodecContext,
): Uint8Array => {
  const text = splice(document.source.text, document.plan(changes, context));
  const bytes = document.source.pack?.(text) ?? encode(text, document.source);
  prove(document, codec.parse(bytes, context), changes, codec);
  return bytes;
};

export interface Saved<Wanted> {
  readonly bytes: Uint8Array;
  /** Changes that the format cannot hold, with its reasons. */
  readonly refused: readonly { readonly change: Wanted; readonly reason: string }[];
}

/** Saves those of the wanted changes that the format can hold, and `always`. @throws CodecError where it cannot hold the rest together */
export const saveFitting = <Wanted>(
  codec: Codec,
  document: Document,
  wanted: readonly { readonly change: Wanted; readonly of: Change }[],
  always: readonly Change[],
  context: CodecContext,
): Saved<Wanted> => {
  /** The file with `changes`, or why the format cannot hold them. */
  const attempt = (changes: readonly Change[]): Uint8Array | string => {
    try {
      return save(codec, document, [...changes, ...always], context);
    } catch (error) {
      if (error instanceof CodecError) return error.message;
      throw error;
    }
  };
  const whole = attempt(wanted.map(({ of }) => of));
  if (typeof whole !== "string") return { bytes: whole, refused: [] };
  const refused = wanted.flatMap(({ change, of }) => {
    const reason = attempt([of]);
    return typeof reason === "string" ? [{ change, reason }] : [];
  });
  const bad = new Set(refused.map(({ change }) => change));
  const rest = attempt(wanted.filter(({ change }) => !bad.has(change)).map(({ of }) => of));
  if (typeof rest === "string") throw new CodecError(rest);
  return { bytes: rest, refused };
};

/** The write guard. */
const prove = (before: Document, after: Document, changes: readonly Change[], codec: Codec): void => {
  const can = { ...codec.can, ...before.can };
  const read = (target: readonly string[], unit: Pick<Unit, "id">) =>
    target.map((form) => codec.normalize?.(form, unit) ?? form);
  const sets = new Map<string, Extract<Change, { op: "set" }>>();
  const removed = new Set<string>();
  for (const change of changes) {
    if (change.op === "set") sets.set(change.id, change);
    if (change.op === "remove") removed.add(change.id);
  }
  // Most units keep their order: looking at the next one saves most of the look-ups by id.
  let next = 0;
  for (const unit of before.units) {
    const neighbour = after.units[next];
    const found = neighbour?.id === unit.id ? neighbour : after.byId(unit.id);
    if (found === neighbour) next++;
    if (removed.has(unit.id)) {
      if (found !== undefined) throw guard(unit, "is still there after its removal");
      continue;
    }
    if (found === undefined) throw guard(unit, "got lost");
    const set = sets.get(unit.id);
    if (!sameForms(found.target, set === undefined ? unit.target : read(set.target, unit)))
      throw guard(unit, "reads back with another text");
    if (!sameForms(found.source, unit.source)) throw guard(unit, "reads back with another source");
    if (set === undefined) {
      if (found.state !== unit.state) throw guard(unit, "reads back in another state");
      if (found.notes.developer !== unit.notes.developer || found.notes.translator !== unit.notes.translator)
        throw guard(unit, "reads back with other notes");
    } else if (set.state !== undefined && expressible(set.state, can) && found.state !== set.state && !isBlank(found))
      throw guard(unit, `reads back as ${found.state} instead of ${set.state}`);
  }
  for (const change of changes) {
    if (change.op === "add") {
      const found = after.byId(change.unit.id);
      if (found === undefined || !sameForms(found.target, read(change.unit.target, change.unit)))
        throw new CodecError(`Write guard: the new unit ${JSON.stringify(change.unit.id)} does not read back.`);
    }
    if (change.op === "header")
      for (const [name, value] of Object.entries(change.set))
        if ((after.header.get(name) ?? null) !== value)
          throw new CodecError(`Write guard: the header ${name} does not read back.`);
  }
};

const guard = (unit: Unit, what: string) =>
  new CodecError(`Write guard: the unit ${JSON.stringify(unit.id)} ${what}.`, unit.span.line);

const isBlank = (unit: Unit) => unit.target.every((form) => form === "");

const expressible = (state: Unit["state"], can: Abilities) =>
  state === "fuzzy" ? can.fuzzy : state === "approved" ? can.approved : false;

/** Blank forms at the end do not count: their number follows the header, which may have changed. */
const sameForms = (a: readonly string[], b: readonly string[]): boolean => {
  for (let index = Math.max(a.length, b.length) - 1; index >= 0; index--)
    if ((a[index] ?? "") !== (b[index] ?? "")) return false;
  return true;
};
