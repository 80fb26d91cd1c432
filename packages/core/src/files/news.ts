/** Which strings of a file say something else than in earlier versions of it. Pure. */
import type { Unit } from "@dragoman/formats";
import { joinForms } from "../units/forms.ts";
import type { Read } from "./reading.ts";

/** A file, with the base beside which it is read where it has one. */
export interface Version {
  readonly document: Read;
  readonly base: Read | undefined;
}

export interface News {
  /** Positions of strings that came, changed or moved; the first is 1. */
  readonly positions: ReadonlySet<number>;
  /** Strings that are in no position any more, as they were. */
  readonly gone: readonly Unit[];
}

/** Above this share of its strings a file is better read as a whole. */
const share = 0.2;

/** Undefined where little is left as it was. */
export const newsSince = (now: Version, earlier: readonly Version[]): News | undefined => {
  const units = unitsOf(now);
  const most = share * units.length;
  const positions = new Set<number>();
  /** Strings in whose place others stand. */
  const displaced: Unit[] = [];
  for (const version of earlier) {
    const before = unitsOf(version);
    for (const [index, unit] of units.entries()) {
      const old = before[index];
      if (old === undefined || !sameUnit(unit, old) || !sameOwn(unit, now, version)) positions.add(index + 1);
      if (old !== undefined && old.id !== unit.id) displaced.push(old);
    }
    displaced.push(...before.slice(units.length));
    if (positions.size + displaced.length > most) return undefined;
  }
  if (positions.size + displaced.length === 0) return { positions, gone: [] };
  return { positions: firstOnes(units, positions), gone: missing(displaced, units) };
};

/** In use, in the order of the file that lists the strings. */
const unitsOf = ({ document, base }: Version): readonly Unit[] =>
  (base ?? document).units.filter(({ obsolete }) => obsolete !== true);

/** What tells the strings of a translation apart. */
const keyOf = ({ source, context }: Unit): string => `${joinForms(source)}\0${context}`;

/** Names of strings that a file holds more than once: their texts, or their keys where they are listed by those. */
export const repeatedIn = (document: Read): readonly string[] => {
  const once = new Set<string>();
  const again = new Set<string>();
  for (const unit of unitsOf({ document, base: undefined })) {
    const key = keyOf(unit);
    if (once.has(key)) again.add([...unit.source, unit.context].find((text) => text !== "") ?? "");
    once.add(key);
  }
  return [...again];
};

/** Without what repeats a string: of one that the file holds twice the first counts. */
const firstOnes = (units: readonly Unit[], positions: ReadonlySet<number>): ReadonlySet<number> => {
  const asked = new Set<string>();
  for (const position of positions) asked.add(keyOf(at(units, position)));
  const firsts = new Set<number>();
  for (const [index, unit] of units.entries()) if (asked.delete(keyOf(unit))) firsts.add(index + 1);
  return new Set([...positions].filter((position) => firsts.has(position)));
};

const at = (units: readonly Unit[], position: number): Unit => {
  const unit = units[position - 1];
  if (unit === undefined) throw new Error("No string has this position.");
  return unit;
};

const missing = (displaced: readonly Unit[], units: readonly Unit[]): readonly Unit[] => {
  if (displaced.length === 0) return [];
  const left = new Map(displaced.map((unit) => [keyOf(unit), unit]));
  for (const unit of units) left.delete(keyOf(unit));
  return [...left.values()];
};

/** Whether the files say the same of a string that their bases list. */
const sameOwn = ({ id }: Unit, now: Version, before: Version): boolean => {
  if (now.base === undefined) return true;
  const own = now.document.byId(id);
  const old = before.document.byId(id);
  return own === undefined || old === undefined ? own === old : sameUnit(own, old);
};

/** Everything but where it stands in the bytes. */
const sameUnit = (some: Unit, other: Unit): boolean =>
  some.id === other.id &&
  some.state === other.state &&
  some.context === other.context &&
  some.previousContext === other.previousContext &&
  some.explanation === other.explanation &&
  some.obsolete === other.obsolete &&
  some.notes.developer === other.notes.developer &&
  some.notes.translator === other.notes.translator &&
  sameTexts(some.target, other.target) &&
  sameTexts(some.source, other.source) &&
  sameTexts(some.previousSource ?? [], other.previousSource ?? []) &&
  sameTexts(some.locations, other.locations) &&
  sameTexts(some.flags, other.flags) &&
  (some.plural === other.plural || JSON.stringify(some.plural) === JSON.stringify(other.plural));

const sameTexts = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((text, index) => text === others[index]);
