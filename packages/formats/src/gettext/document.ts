/** The view of a PO file, bilingual or monolingual, and the plan of its changes. */
import {
  type Change,
  type CodecContext,
  CodecError,
  type Document,
  type NewUnit,
  type SourceText,
  type TextEdit,
  type Unit,
} from "../contract/index.ts";
import type { Catalogue, Entry } from "./entry.ts";
import { parseHeader, pluralCount } from "./header.ts";
import { headerEdits } from "./headerEdits.ts";
import { layoutEdits } from "./layoutEdits.ts";
import { bilingualParts, monolingualParts } from "./newEntry.ts";
import { renderEntry } from "./render.ts";
import { type Style, styleOf } from "./style.ts";
import { formEdits, fuzzyEdits } from "./unitEdits.ts";
import { type Kind, type View, viewOf } from "./view.ts";

type SetChange = Extract<Change, { op: "set" }>;

export class PoDocument implements Document {
  readonly source: SourceText;
  readonly units: readonly Unit[];
  readonly header: ReadonlyMap<string, string>;
  readonly warnings: Document["warnings"];
  private readonly kind: Kind;
  private readonly catalogue: Catalogue;
  private readonly view: View;

  constructor(source: SourceText, catalogue: Catalogue, kind: Kind, context: CodecContext) {
    this.source = source;
    this.catalogue = catalogue;
    this.kind = kind;
    this.header = parseHeader(catalogue.header?.forms[0]?.text ?? "");
    this.view = viewOf(catalogue, kind, this.count(this.header.get("Plural-Forms"), context));
    this.units = this.view.units;
    this.warnings = this.view.warnings;
  }

  byId(id: string): Unit | undefined {
    return this.units[this.view.index.get(id) ?? -1];
  }

  /** The entry of a unit, for those who make new files like this one. */
  entryOf(id: string): Entry | undefined {
    return this.view.entries[this.view.index.get(id) ?? -1];
  }

  plan(changes: readonly Change[], context: CodecContext): readonly TextEdit[] {
    const style = styleOf(this.source, context);
    const sets = new Map<string, SetChange>();
    const removed = new Set<Entry>();
    const additions = new Map<string, { readonly unit: NewUnit; readonly after: Entry | undefined }>();
    const fields: Record<string, string | null> = {};
    for (const change of changes)
      switch (change.op) {
        case "set":
          sets.set(change.id, change);
          break;
        case "remove":
          removed.add(this.placed(change.id));
          break;
        case "add":
          if (this.view.index.has(change.unit.id) || additions.has(change.unit.id))
            throw new CodecError(`There is a unit ${JSON.stringify(change.unit.id)} already.`);
          additions.set(change.unit.id, {
            unit: change.unit,
            after: change.after === undefined ? undefined : this.placed(change.after),
          });
          break;
        case "header":
          Object.assign(fields, change.set);
      }
    const field = Object.hasOwn(fields, "Plural-Forms") ? fields["Plural-Forms"] : this.header.get("Plural-Forms");
    const count = this.count(field, context);
    const written = [...additions.values()].map(({ unit, after }) => ({
      text: renderEntry(this.parts(unit, count, context), style),
      after,
    }));
    return [
      ...headerEdits(this.source.text, this.catalogue.header, fields, style),
      ...[...sets.values()].flatMap((change) => this.set(change, removed, count, style)),
      ...layoutEdits(this.source.text, this.catalogue.entries, removed, written, style),
    ];
  }

  private set(change: SetChange, removed: ReadonlySet<Entry>, count: number, style: Style): readonly TextEdit[] {
    const entry = this.placed(change.id);
    const unit = this.byId(change.id);
    if (removed.has(entry)) return [];
    const forms = entry.plural === undefined ? 1 : count;
    if (change.target.length !== forms)
      throw new CodecError(
        `${JSON.stringify(change.id)} takes ${forms} texts, not ${change.target.length}.`,
        entry.line,
      );
    const sameTexts = change.target.every((text, index) => text === (unit?.target[index] ?? ""));
    if (sameTexts && (change.state === undefined || change.state === unit?.state)) return [];
    const keepsMark = change.state === undefined || change.state === "readonly";
    return [
      ...fuzzyEdits(this.source.text, entry, keepsMark ? entry.fuzzy : change.state === "fuzzy", style),
      ...(sameTexts ? [] : formEdits(entry, change.target, style)),
    ];
  }

  private parts(unit: NewUnit, count: number, context: CodecContext) {
    return this.kind === "bilingual"
      ? bilingualParts(unit, count)
      : monolingualParts(unit, count, baseEntry(unit, context));
  }

  private placed(id: string): Entry {
    const found = this.entryOf(id);
    if (found === undefined) throw new CodecError(`There is no unit ${JSON.stringify(id)}.`);
    return found;
  }

  /** The number of plural forms: that of the file, else that of its language. */
  private count(field: string | null | undefined, context: CodecContext): number {
    return pluralCount(field ?? undefined) ?? context.plural.number;
  }
}

const baseEntry = (unit: NewUnit, { base }: CodecContext): Entry | undefined =>
  base instanceof PoDocument ? base.entryOf(unit.id) : undefined;
