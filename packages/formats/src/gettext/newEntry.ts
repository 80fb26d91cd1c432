/** What is written for a unit that is added. */
import { CodecError, type NewUnit } from "../contract/index.ts";
import type { Entry } from "./entry.ts";
import type { EntryParts } from "./render.ts";
import { contextEnd, identity } from "./identity.ts";

/** `count` is the number of plural forms of the file. @throws CodecError when the unit cannot have its id */
export const bilingualParts = (unit: NewUnit, count: number): EntryParts => {
  const [msgid, plural] = unit.source;
  const context = unit.context !== "" || unit.id.includes(contextEnd) ? unit.context : undefined;
  if (msgid === undefined || msgid === "" || identity(context, msgid) !== unit.id)
    throw new CodecError(`The id ${JSON.stringify(unit.id)} does not fit the context and the source of the new unit.`);
  return { ...partsOf(unit), context, msgid, plural, target: targetOf(unit, plural !== undefined, count) };
};

/** `base` is the entry with the same id in the file of the source language: the new one gets its shape and comments. */
export const monolingualParts = (unit: NewUnit, count: number, base: Entry | undefined): EntryParts => {
  const cut = unit.id.indexOf(contextEnd);
  const context = cut === -1 ? undefined : unit.id.slice(0, cut);
  const msgid = unit.id.slice(cut + 1);
  if (msgid === "") throw new CodecError("A key cannot be empty.");
  const plural = base?.plural ?? (unit.plural === undefined ? undefined : `${msgid}_plural`);
  const parts = partsOf(unit);
  return {
    translator: parts.translator,
    developer: unit.notes === undefined ? (base?.developer ?? []) : parts.developer,
    locations: unit.locations === undefined ? (base?.locations ?? []) : parts.locations,
    flags: unit.flags === undefined ? [...fuzzyFlag(unit), ...(base?.flags ?? [])] : parts.flags,
    context,
    msgid,
    plural,
    target: targetOf(unit, plural !== undefined, count),
  };
};

const partsOf = (unit: NewUnit) => {
  const { locations = [], flags = [] } = unit;
  for (const text of [...locations, ...flags])
    if (/[\r\n]/.test(text)) throw new CodecError(`${JSON.stringify(text)} does not fit on one line.`);
  return {
    translator: linesOf(unit.notes?.translator),
    developer: linesOf(unit.notes?.developer),
    locations,
    flags: [...fuzzyFlag(unit), ...flags],
  };
};

const fuzzyFlag = (unit: NewUnit): readonly string[] => (unit.state === "fuzzy" ? ["fuzzy"] : []);

const linesOf = (note: string | undefined): readonly string[] => (note ? note.split(/\r\n|\r|\n/) : []);

const targetOf = (unit: NewUnit, isPlural: boolean, count: number): readonly string[] => {
  const forms = isPlural ? count : 1;
  if (unit.target.length > forms)
    throw new CodecError(`${JSON.stringify(unit.id)} takes ${forms} texts, not ${unit.target.length}.`);
  return [...unit.target, ...new Array<string>(forms - unit.target.length).fill("")];
};
