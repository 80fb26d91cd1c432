/** What a TOML text has defined so far: nothing can be defined twice, and what is closed cannot be added to. */
import { idOfPath, type Key, type Path } from "../../paths/path.ts";
import type { Scanner } from "./scanner.ts";
import type { TomlValue } from "./syntax.ts";

/** `implied`: a table that only stands in the path of another. */
type Kind = "table" | "implied" | "dotted" | "value" | "elements";

export class Definitions {
  private readonly scanner: Scanner;
  /** By the id of the path. */
  private readonly kinds = new Map<string, Kind>();
  /** The number of elements of each `[[array]]`. */
  private readonly counts = new Map<string, number>();

  constructor(scanner: Scanner) {
    this.scanner = scanner;
  }

  /** The path of `[keys]`. @throws CodecError */
  table(keys: readonly string[]): Path {
    const path = [...this.parents(keys), keys.at(-1) ?? ""];
    const kind = this.kinds.get(idOfPath(path));
    if (kind !== undefined && kind !== "implied") throw this.scanner.error("This is defined twice");
    this.kinds.set(idOfPath(path), "table");
    return path;
  }

  /** The path of a new element `[[keys]]`. @throws CodecError */
  element(keys: readonly string[]): Path {
    const path = [...this.parents(keys), keys.at(-1) ?? ""];
    const id = idOfPath(path);
    const kind = this.kinds.get(id);
    if (kind !== undefined && kind !== "elements") throw this.scanner.error("This is not an array of tables");
    const index = this.counts.get(id) ?? 0;
    this.kinds.set(id, "elements");
    this.counts.set(id, index + 1);
    return [...path, index];
  }

  /** The path of `keys = …` in a section. @throws CodecError */
  pair(section: Path, keys: readonly string[]): Path {
    const path = [...section, ...keys];
    for (let length = section.length + 1; length < path.length; length++) {
      const id = idOfPath(path.slice(0, length));
      const kind = this.kinds.get(id) ?? "dotted";
      if (kind !== "dotted" && kind !== "implied") throw this.scanner.error("This is defined already, and closed");
      this.kinds.set(id, "dotted");
    }
    const id = idOfPath(path);
    if (this.kinds.has(id)) throw this.scanner.error("This is defined twice");
    this.kinds.set(id, "value");
    return path;
  }

  /** Looks into inline tables, whose keys are closed, too. @throws CodecError */
  inside(value: TomlValue): void {
    if (value.kind !== "array" && value.kind !== "table") return;
    const own = new Definitions(this.scanner);
    for (const entry of value.entries) {
      if (value.kind === "table") own.pair([], entry.keys);
      this.inside(entry.value);
    }
  }

  /** The tables in which a header stands; an array of tables stands for its last element. */
  private parents(keys: readonly string[]): Path {
    const path: Key[] = [];
    for (const key of keys.slice(0, -1)) {
      path.push(key);
      const id = idOfPath(path);
      const kind = this.kinds.get(id);
      if (kind === "value") throw this.scanner.error("This is a value, not a table");
      if (kind === undefined) this.kinds.set(id, "implied");
      const count = this.counts.get(id);
      if (count !== undefined) path.push(count - 1);
    }
    return path;
  }
}
