/** The units of a TOML text: its strings, named by the path of their keys. */
import type { SourceText, Unit } from "../../contract/index.ts";
import { uniqueIds } from "../../entries/index.ts";
import { contextOfPath, idOfPath, type Path } from "../../paths/path.ts";
import type { Pair, Section, TomlContainer, TomlEntry, TomlString, TomlValue } from "./syntax.ts";

export interface Found {
  readonly unit: Unit;
  readonly path: Path;
  readonly text: TomlString;
  readonly pair: Pair;
  /** The array or inline table that it stands in, and its entry there. */
  readonly inside: { readonly container: TomlContainer; readonly entry: TomlEntry } | undefined;
}

/** A parsed file. */
export interface TomlFile {
  readonly source: SourceText;
  readonly sections: readonly Section[];
  readonly found: ReadonlyMap<string, Found>;
}

export const fileOf = (source: SourceText, sections: readonly Section[], monolingual: boolean): TomlFile => {
  const found = new Map<string, Found>();
  const unique = uniqueIds(found);
  const add = (pair: Pair, path: Path, text: TomlString, inside: Found["inside"]) => {
    const context = contextOfPath(path);
    const unit: Unit = {
      id: unique(idOfPath(path)),
      context,
      source: monolingual ? [] : [context],
      target: [text.value],
      state: text.value === "" ? "empty" : "translated",
      notes: { developer: pair.note, translator: "" },
      locations: [],
      flags: [],
      span: { start: text.start, end: text.end, line: text.line },
    };
    found.set(unit.id, { unit, path, text, pair, inside });
  };
  const walk = (pair: Pair, path: Path, value: TomlValue, inside: Found["inside"]): void => {
    if (value.kind === "string") add(pair, path, value, inside);
    else if (value.kind !== "scalar")
      for (const [index, entry] of value.entries.entries())
        walk(pair, pathIn(value, path, entry, index), entry.value, { container: value, entry });
  };
  for (const { pairs } of sections) for (const pair of pairs) walk(pair, pair.path, pair.value, undefined);
  return { source, sections, found };
};

/** The path of an entry of the container at `path`. */
export const pathIn = (container: TomlContainer, path: Path, entry: TomlEntry, index: number): Path =>
  container.kind === "array" ? [...path, index] : [...path, ...entry.keys];
