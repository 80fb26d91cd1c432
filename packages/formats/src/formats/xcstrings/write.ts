/** Writes texts into a string catalogue: `stringUnit` objects with their states, and plural variations of them. */
import type { CodecContext, NewUnit, UnitState } from "../../contract/index.ts";
import type { Path } from "../../paths/path.ts";
import type { TreeChanges } from "../../tree/changes.ts";
import type { Adding } from "../../tree/document.ts";
import { type Found, isEntry, type SetChange, textOf } from "../../tree/found.ts";
import { type Entry, entryAt, isContainer, pathOf } from "../../tree/node.ts";
import { draftForms, isBlank } from "../../tree/plural.ts";
import {
  asSpelled,
  entriesOfPlace,
  localizationOf,
  parseId,
  pathOfPlace,
  placesOf,
  sourceLanguageOf,
} from "./places.ts";

export const setTexts = (changes: TreeChanges, found: Found, change: SetChange): void => {
  const { forms, item, unit } = found;
  const empty = entryAt(item?.value, "stringUnit");
  if (unit.plural !== undefined && empty !== undefined && !isBlank(change.target)) changes.remove(empty);
  for (const [index, form] of forms.entries()) {
    const text = change.target[index] ?? "";
    if (!isEntry(form)) {
      if (text !== unit.target[index]) putText(changes, form.slice(0, -1), text, change.state);
      continue;
    }
    const isChanged = text !== textOf(form);
    changes.replace(form, text);
    if (!isChanged && (change.state ?? unit.state) === unit.state) continue;
    const state = stateFor(text, change.state);
    const old = entryAt(form.parent, "state");
    if (old === undefined) changes.put([...pathOf(form).slice(0, -1), "state"], state);
    else changes.replace(old, state);
  }
};

export const addTexts = (changes: TreeChanges, unit: NewUnit, adding: Adding): undefined => {
  const { root, model } = adding;
  const context = asSpelled(root, adding.context);
  const { key, place } = parseId(unit.id);
  const note = unit.notes?.developer ?? "";
  if (entryAt(entryAt(root, "strings")?.value, key) === undefined) {
    if (note !== "") changes.put(["strings", key, "comment"], note);
    changes.put(["strings", key, "extractionState"], "manual");
  }
  const path = ["strings", key, "localizations", context.language, ...pathOfPlace(place)];
  if (place.kind === "substitution")
    for (const name of ["argNum", "formatSpecifier"]) {
      const value = entryAt(model?.item?.value, name)?.value;
      if (value?.kind === "scalar" || value?.kind === "string") changes.put([...path, name], value.value);
    }
  if (unit.plural === undefined) putText(changes, [...path, "stringUnit"], unit.target[0] ?? "", unit.state);
  else
    for (const [slot, text] of draftForms(unit.target, unit.plural))
      putText(changes, [...path, "variations", "plural", slot, "stringUnit"], text, unit.state);
};

/** Removes the text of one language; the key itself goes with the last text of the source language. */
export const removeTexts = (changes: TreeChanges, { item, unit }: Found, asked: CodecContext): void => {
  if (item === undefined) return;
  const key = keyEntry(item);
  const root = key.parent.owner?.parent;
  const context = root === undefined ? asked : asSpelled(root, asked);
  const places = placesOf(localizationOf(key, context));
  const { place } = parseId(unit.id);
  for (const { kind, name, entry } of places)
    if (kind === place.kind && name === place.name)
      for (const text of entriesOfPlace({ kind, name, entry })) changes.remove(text);
  const isSource = sourceLanguageOf(root) === context.language;
  if (isSource && places.flatMap(entriesOfPlace).every((entry) => changes.isRemoved(entry))) {
    changes.remove(key);
    // Without any key it is a catalogue all the same.
    changes.keep(key.parent);
  } else if (isContainer(key.value)) changes.keep(key.value);
};

/** The member of `strings` in which `entry` stands. */
const keyEntry = (entry: Entry): Entry => {
  let at = entry;
  for (let up = at.parent.owner; up?.parent.owner !== undefined; up = at.parent.owner) at = up;
  return at;
};

const putText = (changes: TreeChanges, path: Path, text: string, state: UnitState | undefined): void => {
  changes.put([...path, "state"], stateFor(text, state));
  changes.put([...path, "value"], text);
};

const stateFor = (text: string, state: UnitState | undefined): string =>
  text === "" || state === "empty" ? "new" : state === "fuzzy" ? "needs_review" : "translated";
