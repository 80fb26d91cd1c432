/**
 * Where the texts of one localization stand: directly in it, for one device each, or in named substitutions; and each
 * of these as one string or as plural variations.
 */
import type { CodecContext } from "../../contract/index.ts";
import { CodecError } from "../../contract/index.ts";
import type { Path } from "../../paths/path.ts";
import { type Container, type Entry, entriesOf, entryAt, isContainer, type TreeNode, textAt } from "../../tree/node.ts";

export type PlaceKind = "main" | "device" | "substitution";

export interface PlaceName {
  readonly kind: PlaceKind;
  /** Of the device or the substitution; empty for `main`. */
  readonly name: string;
}

export interface Place extends PlaceName {
  /** The entry of the object that holds `stringUnit` or `variations`. */
  readonly entry: Entry;
}

export const main: PlaceName = { kind: "main", name: "" };

/** @throws CodecError where the file holds no strings at all */
export const stringsOf = (root: TreeNode): Container => {
  const strings = entryAt(root, "strings")?.value;
  if (!isContainer(strings) || strings.kind === "array")
    throw new CodecError("Expected an object in the member “strings”.", root.line);
  return strings;
};

export const sourceLanguageOf = (root: TreeNode | undefined): string | undefined => textAt(root, "sourceLanguage");

/** The file itself says how the source language is spelled. */
export const asSpelled = (root: TreeNode, context: CodecContext): CodecContext =>
  context.language === context.sourceLanguage
    ? { ...context, language: sourceLanguageOf(root) ?? context.language }
    : context;

/** The localization of a key in a language. */
export const localizationOf = (key: Entry, { language }: Pick<CodecContext, "language">): Entry | undefined =>
  entryAt(entryAt(key.value, "localizations")?.value, language);

/** All localizations of a key. */
export const localizationsOf = (key: Entry): Iterable<Entry> => entriesIn(entryAt(key.value, "localizations")?.value);

export const placesOf = (localization: Entry | undefined): readonly Place[] => {
  const places: Place[] = localization === undefined ? [] : [{ ...main, entry: localization }];
  const devices = entryAt(entryAt(localization?.value, "variations")?.value, "device")?.value;
  for (const entry of entriesIn(devices)) places.push({ kind: "device", name: String(entry.key), entry });
  const substitutions = entryAt(localization?.value, "substitutions")?.value;
  for (const entry of entriesIn(substitutions)) places.push({ kind: "substitution", name: String(entry.key), entry });
  return places.filter(({ entry }) => valueOf(entry.value) !== undefined || pluralOf(entry.value) !== undefined);
};

/** The entries to remove with the text of a place. */
export const entriesOfPlace = ({ kind, entry }: Place): readonly Entry[] =>
  kind === "main"
    ? [entryAt(entry.value, "stringUnit"), pluralOf(entry.value)].filter((text) => text !== undefined)
    : [entry];

/** The path of a place inside its localization. */
export const pathOfPlace = ({ kind, name }: PlaceName): Path =>
  kind === "main" ? [] : kind === "device" ? ["variations", "device", name] : ["substitutions", name];

const separator = "\u0004";

/** Ids: the key itself, or the key, U+0004, and the device or substitution. */
export const idOf = (key: string, { kind, name }: PlaceName): string =>
  kind === "main" ? key : `${key}${separator}${kind}:${name}`;

export const contextOf = (key: string, { kind, name }: PlaceName): string =>
  kind === "main" ? key : `${key} (${kind}: ${name})`;

/** @throws CodecError for an id that `idOf` does not write */
export const parseId = (id: string): { readonly key: string; readonly place: PlaceName } => {
  const at = id.lastIndexOf(separator);
  if (at === -1) return { key: id, place: main };
  const [, kind, name] = /^(device|substitution):(.*)$/s.exec(id.slice(at + 1)) ?? [];
  if (kind === undefined || name === undefined)
    throw new CodecError(`${JSON.stringify(id)} is not the name of a unit.`);
  return { key: id.slice(0, at), place: { kind: kind === "device" ? "device" : "substitution", name } };
};

/** The plural variations of a place. */
export const pluralOf = (node: TreeNode | undefined): Entry | undefined => {
  const plural = entryAt(entryAt(node, "variations")?.value, "plural");
  return isContainer(plural?.value) ? plural : undefined;
};

/** The entry of the text in an object that holds a `stringUnit`. */
export const valueOf = (node: TreeNode | undefined): Entry | undefined => {
  const value = entryAt(entryAt(node, "stringUnit")?.value, "value");
  return value?.value.kind === "string" ? value : undefined;
};

export const stateOf = (value: Entry): string | undefined => textAt(value.parent, "state");

const entriesIn = (node: TreeNode | undefined): Iterable<Entry> => (isContainer(node) ? entriesOf(node).values() : []);
