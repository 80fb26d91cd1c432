/** The view of a PHP file: its string literals as units under their paths. */
import type { Change, CodecContext, Document, NewUnit, SourceText, TextEdit, Unit } from "../../contract/index.ts";
import { CodecError } from "../../contract/index.ts";
import { lineNumbers, type SetChange, uniqueIds } from "../../entries/index.ts";
import { additions } from "./addition.ts";
import { blockOf } from "./layout.ts";
import { join, parsePath, stringKey } from "./path.ts";
import { quotePhp } from "./quote.ts";
import { removals } from "./removal.ts";
import { parsePhp } from "./syntax.ts";
import type { PhpArray, PhpEntry, PhpString } from "./tree.ts";

/** How texts hold plural forms. */
export interface PhpForms {
  split(text: string, id: string, context: CodecContext): Pick<Unit, "target" | "plural">;
  /** @throws CodecError for forms that cannot stand in one text */
  join(target: readonly string[], id: string, context: CodecContext): string;
}

/** A unit with the entry and the literal that it stands in. */
export interface PhpUnit {
  readonly unit: Unit;
  readonly entry: PhpEntry;
  readonly value: PhpString;
}

export class PhpDocument implements Document {
  readonly source: SourceText;
  readonly header: ReadonlyMap<string, string> = new Map();
  readonly warnings: Document["warnings"] = [];
  readonly statements: readonly PhpEntry[];
  /** Arrays by their path. */
  readonly arrays: ReadonlyMap<string, PhpArray>;
  readonly units: readonly Unit[];
  private readonly index: ReadonlyMap<string, PhpUnit>;
  private readonly forms: PhpForms;

  /** @throws CodecError with line and column */
  constructor(source: SourceText, monolingual: boolean, forms: PhpForms, context: CodecContext) {
    this.source = source;
    this.forms = forms;
    this.statements = parsePhp(source.text);
    const collector = new Collector(source.text, monolingual, forms, context);
    collector.entries(this.statements);
    this.arrays = collector.arrays;
    this.index = collector.units;
    this.units = [...collector.units.values()].map(({ unit }) => unit);
  }

  /** By id; also by context or by a bare key of the first array, as people name new strings. */
  byId(id: string): Unit | undefined {
    return this.find(id)?.unit;
  }

  find(id: string): PhpUnit | undefined {
    return this.index.get(id) ?? this.index.get(this.idOf(id));
  }

  /** The id that a person's key stands for. */
  idOf(key: string): string {
    const path = parsePath(key);
    if (path !== undefined) return join(path.root, path.keys);
    return join(parsePath(this.statements[0]?.key ?? "")?.root ?? "return", [stringKey(key)]);
  }

  plan(changes: readonly Change[], context: CodecContext): readonly TextEdit[] {
    const sets = new Map<string, SetChange>();
    const added = new Map<string, { readonly unit: NewUnit; readonly after: string | undefined }>();
    const removed = new Set<PhpEntry>();
    for (const change of changes)
      if (change.op === "set") sets.set(change.id, change);
      else if (change.op === "add") added.set(this.idOf(change.unit.id), { unit: change.unit, after: change.after });
      else if (change.op === "remove") removed.add(this.known(change.id).entry);
      else throw new CodecError("A PHP file has no header.");
    return [
      ...[...sets].flatMap(([id, change]) => this.set(this.known(id), change, removed, context)),
      ...removals(this, removed),
      ...additions(
        this,
        [...added].map(([id, { unit, after }]) => {
          if (this.index.has(id)) throw new CodecError(`There is already a unit ${JSON.stringify(unit.id)}.`);
          return { id, after, text: this.forms.join(unit.target, id, context) };
        }),
        removed,
        context.base instanceof PhpDocument ? context.base : undefined,
      ),
    ];
  }

  private set(
    { unit, value, entry }: PhpUnit,
    { target }: SetChange,
    removed: ReadonlySet<PhpEntry>,
    context: CodecContext,
  ): readonly TextEdit[] {
    if (unit.state === "readonly") throw new CodecError("Variables stand in this string.", unit.span.line);
    if (
      removed.has(entry) ||
      (target.length === unit.target.length && target.every((form, index) => form === unit.target[index]))
    )
      return [];
    const text = this.forms.join(target, unit.id, context);
    return [{ start: value.start, end: value.end, text: quotePhp(text, value.quote) }];
  }

  private known(id: string): PhpUnit {
    const found = this.index.get(id);
    if (found === undefined) throw new CodecError(`There is no unit ${JSON.stringify(id)}.`);
    return found;
  }
}

/** Goes through the file once, and finds arrays and units. */
class Collector {
  readonly arrays = new Map<string, PhpArray>();
  readonly units = new Map<string, PhpUnit>();
  private readonly file: string;
  private readonly monolingual: boolean;
  private readonly forms: PhpForms;
  private readonly context: CodecContext;
  private readonly lineOf: (offset: number) => number;
  private readonly unique = uniqueIds();

  constructor(file: string, monolingual: boolean, forms: PhpForms, context: CodecContext) {
    this.file = file;
    this.monolingual = monolingual;
    this.forms = forms;
    this.context = context;
    this.lineOf = lineNumbers(file);
  }

  entries(entries: readonly PhpEntry[], id?: string, context = ""): void {
    for (const entry of entries) {
      const { value } = entry;
      const path = id === undefined ? entry.key : join(id, [entry.key]);
      const name = context + entry.name;
      if (value?.kind === "array") {
        if (!this.arrays.has(path)) this.arrays.set(path, value);
        this.entries(value.entries, path, `${name}${value.short ? "[]" : ""}->`);
      } else if (value !== undefined) this.unit(entry, value, path, name);
    }
  }

  private unit(entry: PhpEntry, value: PhpString, path: string, context: string): void {
    const id = this.unique(path);
    const forms = value.computed ? { target: [value.text] } : this.forms.split(value.text, id, this.context);
    const unit: Unit = {
      id,
      context,
      source: this.monolingual ? [] : [context],
      ...forms,
      state: value.computed ? "readonly" : value.text === "" ? "empty" : "translated",
      notes: { developer: blockOf(entry, this.file).note, translator: "" },
      locations: [],
      flags: [],
      span: { start: entry.start, end: entry.end, line: this.lineOf(entry.start) },
    };
    this.units.set(id, { unit, entry, value });
  }
}
