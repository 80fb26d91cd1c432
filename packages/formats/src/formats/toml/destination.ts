/** Where a new string belongs in a TOML text: a pair of a section, a section of its own, or an array or inline table. */
import { CodecError } from "../../contract/index.ts";
import { contextOfPath, idOfPath, type Key, type Path } from "../../paths/path.ts";
import type { Section, TomlContainer, TomlValue } from "./syntax.ts";
import { type Found, pathIn, type TomlFile } from "./units.ts";

/** `keys` in the section whose path is `section`, which may be new; with an `index` for a new array. */
export interface PairDestination {
  readonly kind: "pair";
  readonly section: Path;
  readonly isElement: boolean;
  readonly keys: readonly string[];
  readonly index: number | undefined;
}

/** Behind the last entry of an array or inline table. */
export interface InsideDestination {
  readonly kind: "inside";
  readonly container: TomlContainer;
  readonly keys: readonly string[];
  readonly index: number | undefined;
}

/** What stands at a path already. */
type Definition =
  | { readonly kind: "section"; readonly section: Section }
  /** Defined by dotted keys in a section. */
  | { readonly kind: "dotted"; readonly section: Section; readonly keys: readonly string[] }
  | { readonly kind: "value"; readonly value: TomlValue }
  | { readonly kind: "elements"; readonly count: number };

export class Destinations {
  private readonly definitions = new Map<string, Definition>();

  constructor({ sections }: TomlFile) {
    for (const section of sections) this.section(section);
  }

  /** @throws CodecError where other things stand on the way */
  of(path: Path, model: Found | undefined): PairDestination | InsideDestination {
    for (let depth = path.length; depth >= 0; depth--) {
      const definition = this.definitions.get(idOfPath(path.slice(0, depth)));
      if (definition !== undefined) return this.below(definition, path, depth, model);
    }
    throw conflict(path);
  }

  private below(
    definition: Definition,
    path: Path,
    depth: number,
    model: Found | undefined,
  ): PairDestination | InsideDestination {
    const rest = path.slice(depth);
    switch (definition.kind) {
      case "value":
        return inside(definition.value, rest, path);
      case "dotted":
        return pair(definition.section, [...definition.keys, ...rest], path);
      case "elements":
        return newSection(path, depth + 1, true);
      case "section": {
        const { section } = definition;
        const number = rest.findIndex((key) => typeof key === "number");
        if (number >= 0 && number < rest.length - 1) return newSection(path, depth + number + 1, true);
        if (rest.length === (number < 0 ? 1 : 2)) return pair(section, rest, path);
        const like = model?.pair.section.path ?? path.slice(0, number < 0 ? -1 : -2);
        return idOfPath(like) === idOfPath(section.path)
          ? pair(section, rest, path)
          : newSection(path, like.length, false);
      }
    }
  }

  private section(section: Section): void {
    const { path } = section;
    this.definitions.set(idOfPath(path), { kind: "section", section });
    if (section.isElement)
      this.definitions.set(idOfPath(path.slice(0, -1)), { kind: "elements", count: Number(path.at(-1)) + 1 });
    for (const pair of section.pairs) {
      for (let length = 1; length < pair.keys.length; length++) {
        const keys = pair.keys.slice(0, length);
        this.define([...path, ...keys], { kind: "dotted", section, keys });
      }
      this.define(pair.path, { kind: "value", value: pair.value });
    }
  }

  private define(path: Path, definition: Definition): void {
    const id = idOfPath(path);
    if (!this.definitions.has(id)) this.definitions.set(id, definition);
  }
}

const pair = ({ path, isElement }: Section, rest: Path, whole: Path): PairDestination => ({
  kind: "pair",
  section: path,
  isElement,
  ...keysAndIndex(rest, whole),
});

/** A section that begins with the first `length` keys of `path`. */
const newSection = (path: Path, length: number, isElement: boolean): PairDestination => ({
  kind: "pair",
  section: path.slice(0, length),
  isElement,
  ...keysAndIndex(path.slice(length), path),
});

const inside = (value: TomlValue, rest: Path, whole: Path): InsideDestination => {
  if (value.kind !== "array" && value.kind !== "table") throw conflict(whole);
  for (const [index, entry] of value.entries.entries()) {
    const own = pathIn(value, [], entry, index);
    if (own.length < rest.length && own.every((key, at) => key === rest[at]))
      return inside(entry.value, rest.slice(own.length), whole);
  }
  const found = keysAndIndex(rest, whole);
  if ((value.kind === "array") !== (found.keys.length === 0)) throw conflict(whole);
  return { kind: "inside", container: value, ...found };
};

/** @throws CodecError where an index stands before a key */
const keysAndIndex = (rest: Path, whole: Path): { keys: readonly string[]; index: number | undefined } => {
  const last = rest.at(-1);
  const index = typeof last === "number" ? last : undefined;
  const keys = rest.filter((key: Key) => typeof key === "string");
  if (rest.length === 0 || keys.length < rest.length - (index === undefined ? 0 : 1)) throw conflict(whole);
  return { keys, index };
};

const conflict = (path: Path): CodecError =>
  new CodecError(
    `${JSON.stringify(contextOfPath(path))} does not fit into the file: another kind of value stands on its way.`,
  );
