/** Sorts changes by kind and checks them against a document, so that every codec sees only what can be planned. */
import { type Change, CodecError, type NewUnit, type Unit } from "../contract/index.ts";

export type SetChange = Extract<Change, { op: "set" }>;
export type AddChange = Extract<Change, { op: "add" }>;

export interface Arranged {
  /** By id; the last one of an id counts, and none of a unit that is removed. */
  readonly sets: ReadonlyMap<string, SetChange>;
  readonly removed: ReadonlySet<string>;
  readonly added: readonly AddChange[];
  readonly header: Readonly<Record<string, string | null>>;
}

/** @throws CodecError for unknown units, for taken ids and for a wrong number of forms */
export const arrange = (changes: readonly Change[], byId: (id: string) => Unit | undefined): Arranged => {
  const sets = new Map<string, SetChange>();
  const removed = new Set<string>();
  const added = new Map<string, AddChange>();
  const header: Record<string, string | null> = Object.create(null);
  for (const change of changes)
    switch (change.op) {
      case "set": {
        const pending = added.get(change.id);
        if (pending !== undefined) added.set(change.id, { ...pending, unit: merged(pending.unit, change) });
        else {
          checkForms(known(byId, change.id), change.target);
          sets.set(change.id, change);
        }
        break;
      }
      case "remove":
        if (added.delete(change.id)) break;
        known(byId, change.id);
        removed.add(change.id);
        break;
      case "add":
        if (added.has(change.unit.id) || (byId(change.unit.id) !== undefined && !removed.has(change.unit.id)))
          throw new CodecError(`The unit ${JSON.stringify(change.unit.id)} exists already.`);
        added.set(change.unit.id, change);
        break;
      case "header":
        Object.assign(header, change.set);
    }
  for (const id of removed) sets.delete(id);
  return { sets, removed, added: [...added.values()], header };
};

const merged = (unit: NewUnit, { target, state }: SetChange): NewUnit => ({
  ...unit,
  target,
  ...(state === undefined ? {} : { state }),
});

const known = (byId: (id: string) => Unit | undefined, id: string): Unit => {
  const unit = byId(id);
  if (unit?.id !== id) throw new CodecError(`There is no unit ${JSON.stringify(id)}.`);
  return unit;
};

const checkForms = (unit: Unit, target: readonly string[]): void => {
  if (target.length === unit.target.length) return;
  throw new CodecError(
    `The unit ${JSON.stringify(unit.id)} has ${unit.target.length} forms, not ${target.length}.`,
    unit.span.line,
  );
};
