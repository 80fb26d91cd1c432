/** The view of a file of entries, and the plan of its changes: values are replaced, blocks of lines come and go. */
import type {
  Abilities,
  Change,
  CodecContext,
  Document,
  NewUnit,
  SourceText,
  TextEdit,
  Unit,
} from "../contract/index.ts";
import { CodecError } from "../contract/index.ts";
import { place } from "../json/placement.ts";
import type { Entry, Placed, Range, SetChange, Shape } from "./entry.ts";
import { insertLines, isBlank } from "./lines.ts";

export interface EntryFile<E extends Entry, S> {
  readonly source: SourceText;
  readonly style: S;
  /** In the order of the file, with unique ids. */
  readonly entries: readonly E[];
  readonly header?: ReadonlyMap<string, string>;
  readonly warnings?: Document["warnings"];
  readonly can?: Partial<Abilities>;
  /** Where entries may stand in a file that has none yet; by default at its end. */
  readonly room?: number;
}

export class EntryDocument<E extends Entry, S> implements Document {
  readonly source: SourceText;
  readonly entries: readonly E[];
  readonly units: Document["units"];
  readonly header: ReadonlyMap<string, string>;
  readonly warnings: Document["warnings"];
  readonly can: Partial<Abilities>;
  private readonly style: S;
  private readonly shape: Shape<E, S>;
  private readonly index: ReadonlyMap<string, E>;
  private readonly room: number;

  constructor(file: EntryFile<E, S>, shape: Shape<E, S>) {
    this.source = file.source;
    this.entries = file.entries;
    this.units = file.entries.map(({ unit }) => unit);
    this.header = file.header ?? new Map();
    this.warnings = file.warnings ?? [];
    this.can = file.can ?? {};
    this.room = file.room ?? file.source.text.length;
    this.style = file.style;
    this.shape = shape;
    this.index = new Map(file.entries.map((entry) => [entry.unit.id, entry]));
  }

  byId(id: string) {
    return this.index.get(id)?.unit;
  }

  plan(changes: readonly Change[], context: CodecContext): readonly TextEdit[] {
    const sets = new Map<string, SetChange>();
    const additions = new Map<string, { readonly unit: NewUnit; readonly after: string | undefined }>();
    const removed = new Set<string>();
    for (const change of changes)
      if (change.op === "set") sets.set(change.id, change);
      else if (change.op === "add") additions.set(change.unit.id, { unit: change.unit, after: change.after });
      else if (change.op === "remove") removed.add(change.id);
      else throw new CodecError("This format has no header.");
    return [
      ...[...sets.values()].flatMap((change) => (removed.has(change.id) ? [] : this.set(change, context))),
      ...this.remove(removed),
      ...this.add(additions, context),
    ];
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

  private add(
    additions: ReadonlyMap<string, { readonly unit: NewUnit; readonly after: string | undefined }>,
    context: CodecContext,
  ): readonly TextEdit[] {
    if (additions.size === 0) return [];
    for (const id of additions.keys())
      if (this.index.has(id)) throw new CodecError(`There is already a unit ${JSON.stringify(id)}.`);
    const { base } = context;
    const like = (id: string): Placed<E> | undefined => {
      const entry = base instanceof EntryDocument && base.shape === this.shape ? base.index.get(id) : undefined;
      return entry && { entry, text: base?.source.text ?? "" };
    };
    const { eol } = this.source;
    const gap = this.isSpaced() ? eol : "";
    const groups = place(
      this.units.map(({ id }) => id),
      [...additions].map(([key, { after }]) => ({ key, after })),
      base?.units.map(({ id }) => id) ?? [],
    );
    return [...groups].map(([anchor, ids]) => {
      const blocks = ids.map((id) => {
        const unit = additions.get(String(id))?.unit;
        return unit === undefined ? "" : this.shape.add(unit, this.style, context, like(unit.id));
      });
      const first = this.entries[0]?.block.start;
      if (anchor === undefined && first !== undefined)
        return { start: first, end: first, text: blocks.map((block) => block + gap).join("") };
      const at = anchor === undefined ? this.room : (this.index.get(String(anchor))?.block.end ?? this.room);
      return insertLines(this.source, at, blocks.map((block) => (anchor === undefined ? "" : gap) + block).join(""));
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
