/** New entries of a file: each in its section, behind the entry it names, else in the order of the base, else last. */
import { type CodecContext, CodecError, type NewUnit, type TextEdit } from "../contract/index.ts";
import { place } from "../paths/placement.ts";
import type { EntryDocument } from "./document.ts";
import type { Entry, Placed } from "./entry.ts";
import { insertLines } from "./lines.ts";

export interface Addition {
  readonly unit: NewUnit;
  readonly after: string | undefined;
}

export class Additions<E extends Entry, S> {
  private readonly document: EntryDocument<E, S>;
  /** What stands between two entries. */
  private readonly gap: string;
  private readonly context: CodecContext;
  /** The base, where it is a file of the same format. */
  private readonly base: EntryDocument<E, S> | undefined;

  constructor(
    document: EntryDocument<E, S>,
    base: EntryDocument<E, S> | undefined,
    spaced: boolean,
    context: CodecContext,
  ) {
    this.document = document;
    this.base = base;
    this.gap = spaced ? document.source.eol : "";
    this.context = context;
  }

  plan(added: readonly Addition[]): readonly TextEdit[] {
    for (const { unit } of added)
      if (this.document.entryById(unit.id)) throw new CodecError(`There is already a unit ${JSON.stringify(unit.id)}.`);
    const { shape, entries } = this.document;
    const sections = Map.groupBy(added, ({ unit }) => shape.sectionOf?.(unit) ?? "");
    const existing = Map.groupBy(entries, ({ section = "" }) => section);
    const order = Map.groupBy(this.base?.entries ?? [], ({ section = "" }) => section);
    const names = new Set([...order.keys(), ...sections.keys()]);
    return [...names].flatMap((name) =>
      this.section(name, sections.get(name) ?? [], existing.get(name) ?? [], order.get(name) ?? []),
    );
  }

  private section(name: string, added: readonly Addition[], existing: readonly E[], order: readonly E[]): TextEdit[] {
    if (added.length === 0) return [];
    const { source, style, shape, rooms } = this.document;
    const units = new Map(added.map(({ unit }) => [unit.id, unit]));
    const groups = place(
      existing.map(({ unit }) => unit.id),
      added.map(({ unit, after }) => ({ key: unit.id, after })),
      order.map(({ unit }) => unit.id),
    );
    return [...groups].map(([anchor, ids]) => {
      const blocks = ids.flatMap((id) => {
        const unit = units.get(String(id));
        return unit === undefined ? [] : [shape.add(unit, style, this.context, this.like(unit.id))];
      });
      if (anchor !== undefined) {
        const { end } = this.document.entryById(String(anchor))?.block ?? { end: source.text.length };
        return insertLines(source, end, blocks.map((block) => this.gap + block).join(""));
      }
      const first = existing[0]?.block.start;
      if (first !== undefined)
        return { start: first, end: first, text: blocks.map((block) => block + this.gap).join("") };
      const room = rooms.get(name);
      if (room !== undefined) return insertLines(source, room, blocks.join(this.gap));
      const lines = shape.addSection?.(name, blocks.join(this.gap), style) ?? blocks.join(this.gap);
      return insertLines(source, source.text.length, lines);
    });
  }

  private like(id: string): Placed<E> | undefined {
    const entry = this.base?.entryById(id);
    return entry && this.base && { entry, text: this.base.source.text };
  }
}
