/** The view of a file of entries, and the plan of its changes: values are replaced, blocks of lines come and go. */
import type { Abilities, Change, CodecContext, Document, SourceText, TextEdit, Unit } from "../contract/index.ts";
import { CodecError } from "../contract/index.ts";
import { type Addition, Additions } from "./additions.ts";
import type { Entry, Range, SetChange, Shape } from "./entry.ts";
import { isBlank } from "./lines.ts";

export interface EntryFile<E extends Entry, S> {
  readonly source: SourceText;
  readonly style: S;
  /** In the order of the file, with unique ids. */
  readonly entries: readonly E[];
  readonly warnings?: Document["warnings"];
  readonly can?: Partial<Abilities>;
  /** Where entries may stand in a section that has none yet; the section "" is there always, by default at the end. */
  readonly rooms?: ReadonlyMap<string, number>;
}

export class EntryDocument<E extends Entry, S> implements Document {
  readonly source: SourceText;
  readonly style: S;
  readonly shape: Shape<E, S>;
  readonly entries: readonly E[];
  readonly units: readonly Unit[];
  readonly header: ReadonlyMap<string, string> = new Map();
  readonly warnings: Document["warnings"];
  readonly can: Partial<Abilities>;
  readonly rooms: ReadonlyMap<string, number>;
  private readonly index: ReadonlyMap<string, E>;

  constructor(file: EntryFile<E, S>, shape: Shape<E, S>) {
    this.source = file.source;
    this.style = file.style;
    this.shape = shape;
    this.entries = file.entries;
    this.units = file.entries.map(({ unit }) => unit);
    this.warnings = file.warnings ?? [];
    this.can = file.can ?? {};
    this.rooms = file.rooms ?? new Map([["", file.source.text.length]]);
    this.index = new Map(file.entries.map((entry) => [entry.unit.id, entry]));
  }

  byId(id: string): Unit | undefined {
    return this.index.get(id)?.unit;
  }

  entryById(id: string): E | undefined {
    return this.index.get(id);
  }

  plan(changes: readonly Change[], context: CodecContext): readonly TextEdit[] {
    const sets = new Map<string, SetChange>();
    const added = new Map<string, Addition>();
    const removed = new Set<string>();
    for (const change of changes)
      if (change.op === "set") sets.set(change.id, change);
      else if (change.op === "add") added.set(change.unit.id, { unit: change.unit, after: change.after });
      else if (change.op === "remove") removed.add(change.id);
      else throw new CodecError("This format has no header.");
    return [
      ...[...sets.values()].flatMap((change) => (removed.has(change.id) ? [] : this.set(change, context))),
      ...this.remove(removed),
      ...this.add([...added.values()], context),
    ];
  }

  private add(added: readonly Addition[], context: CodecContext): readonly TextEdit[] {
    if (added.length === 0) return [];
    const { base } = context;
    const like = base instanceof EntryDocument && base.shape === this.shape ? base : undefined;
    return new Additions<E, S>(this, like, this.isSpaced(), context).plan(added);
  }

  private set(change: SetChange, context: CodecContext): readonly TextEdit[] {
    const entry = this.entry(change.id);
    if (entry.unit.state === "readonly") throw new CodecError("This string cannot be changed.", entry.unit.span.line);
    return this.isSame(change, entry.unit) ? [] : this.shape.set(change, entry, this.style, context);
  }

  private isSame({ target, state }: SetChange, unit: Unit): boolean {
    if (target.length !== unit.target.length || target.some((form, index) => form !== unit.target[index])) return false;
    return state === undefined || state === unit.state || this.shape.hasStates !== true;
  }

  private remove(removed: ReadonlySet<string>): readonly TextEdit[] {
    for (const id of removed) this.entry(id);
    const spaced = removed.size > 0 && this.isSpaced();
    return this.entries.flatMap(({ unit, block, blocks }, index) => {
      if (!removed.has(unit.id)) return [];
      if (blocks !== undefined) return blocks.map(({ start, end }) => ({ start, end, text: "" }));
      const previous = this.entries[index - 1]?.block.end;
      const start = spaced && previous !== undefined && this.isGap(previous, block.start) ? previous : block.start;
      return [{ start, end: block.end, text: "" }];
    });
  }

  private entry(id: string): E {
    const entry = this.index.get(id);
    if (entry === undefined) throw new CodecError(`There is no unit ${JSON.stringify(id)}.`);
    return entry;
  }

  /** Whether empty lines stand between most entries. */
  private isSpaced(): boolean {
    let gaps = 0;
    let previous: Range | undefined;
    for (const { block } of this.entries) {
      if (previous !== undefined && this.isGap(previous.end, block.start)) gaps++;
      previous = block;
    }
    return gaps * 2 > this.entries.length - 1;
  }

  private isGap(start: number, end: number): boolean {
    return end > start && isBlank(this.source.text, start, end);
  }
}
