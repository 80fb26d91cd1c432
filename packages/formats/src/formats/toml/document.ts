/** The view of a TOML text and the plan of its changes. */
import type { Change, CodecContext, Document, SourceText, TextEdit } from "../../contract/index.ts";
import { CodecError, isMonolingual } from "../../contract/index.ts";
import { singleForm } from "../../entries/index.ts";
import { type Addition, additions } from "./addition.ts";
import { parseToml } from "./parse.ts";
import { removals } from "./removal.ts";
import { writeString } from "./strings.ts";
import { type Found, fileOf, type TomlFile } from "./units.ts";

export class TomlDocument implements Document {
  readonly source: SourceText;
  readonly units: Document["units"];
  readonly header: ReadonlyMap<string, string> = new Map();
  readonly warnings: Document["warnings"] = [];
  private readonly file: TomlFile;

  constructor(source: SourceText, context: CodecContext) {
    this.source = source;
    this.file = fileOf(source, parseToml(source.text), isMonolingual(context));
    this.units = Array.from(this.file.found.values(), ({ unit }) => unit);
  }

  byId(id: string): Document["units"][number] | undefined {
    return this.file.found.get(id)?.unit;
  }

  plan(changes: readonly Change[], { base }: CodecContext): readonly TextEdit[] {
    const edits: TextEdit[] = [];
    const added: Addition[] = [];
    const removed: Found[] = [];
    for (const change of changes)
      switch (change.op) {
        case "set":
          edits.push(...this.set(this.found(change.id), singleForm(change.target)));
          break;
        case "remove":
          removed.push(this.found(change.id));
          break;
        case "add":
          if (this.file.found.has(change.unit.id))
            throw new CodecError(`There is already a unit ${JSON.stringify(change.unit.id)}.`);
          added.push({ unit: change.unit, after: change.after });
          break;
        case "header":
          throw new CodecError("This format has no header.");
      }
    return [
      ...edits,
      ...removals(removed),
      ...additions(added, this.file, base instanceof TomlDocument ? base.file : undefined),
    ];
  }

  private found(id: string): Found {
    const found = this.file.found.get(id);
    if (found === undefined) throw new CodecError(`There is no unit ${JSON.stringify(id)}.`);
    return found;
  }

  private set({ text }: Found, value: string): readonly TextEdit[] {
    if (text.value === value) return [];
    const { start, end, quote } = text;
    const opensLine = quote.length === 3 && /^\r?\n/.test(this.source.text.slice(start + 3, start + 5));
    return [{ start, end, text: writeString(value, { quote, eol: this.source.eol, opensLine }) }];
  }
}
