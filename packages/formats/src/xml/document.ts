/**
 * Makes a document of what a codec of the XML family found: entries of a unit and its element, in the order of the
 * file.
 */
import type { XmlElement } from "@rgrove/parse-xml";
import { type CodecContext, CodecError, type Document, type Unit } from "../contract/index.ts";
import { uniqueIds } from "../entries/identity.ts";
import { type Arranged, arrange } from "./changes.ts";
import { XmlEditor } from "./editor.ts";
import type { XmlFile } from "./file.ts";

export interface Entry {
  readonly unit: Unit;
  readonly element: XmlElement;
  /** The element with which the unit begins where that is another one: the key before a value. */
  readonly lead?: XmlElement;
}

export interface Warning {
  readonly line: number;
  readonly message: string;
}

/** What a document of this family holds beside its units; a base lends it to the files of other languages. */
export interface Model<E extends Entry = Entry> {
  readonly file: XmlFile;
  readonly entries: ReadonlyMap<string, E>;
}

export interface Contents<E extends Entry> {
  readonly entries: readonly E[];
  readonly header?: ReadonlyMap<string, string>;
  readonly warnings?: readonly Warning[];
  /** Other names under which units are found, to their ids. */
  readonly aliases?: ReadonlyMap<string, string>;
  /** One level of indentation where the file shows none. */
  readonly step: string;
  plan(changes: Arranged, editor: XmlEditor, model: Model<E>, context: CodecContext): void;
}

const models = new WeakMap<Document, Model>();

export const xmlDocument = <E extends Entry>(file: XmlFile, contents: Contents<E>): Document => {
  const model: Model<E> = { file, entries: new Map(contents.entries.map((entry) => [entry.unit.id, entry])) };
  const byId = (id: string) => (model.entries.get(id) ?? model.entries.get(contents.aliases?.get(id) ?? ""))?.unit;
  const document: Document = {
    source: file.source,
    units: contents.entries.map(({ unit }) => unit),
    header: contents.header ?? new Map(),
    warnings: contents.warnings ?? [],
    byId,
    plan: (changes, context) => {
      const editor = new XmlEditor(file, contents.step);
      contents.plan(arrange(changes, byId), editor, model, context);
      return editor.finish();
    },
  };
  models.set(document, model);
  return document;
};

/** The base, when a codec of this family made it. */
export const baseModel = ({ base }: CodecContext): Model | undefined => base && models.get(base);

/** Runs `plan` so that its error names the unit and its line. */
export const onUnit = <T>(unit: Unit, plan: () => T): T => {
  try {
    return plan();
  } catch (error) {
    if (error instanceof CodecError && error.line === 0)
      throw new CodecError(`${JSON.stringify(unit.id)}: ${error.message}`, unit.span.line);
    throw error;
  }
};

/** Gives every id once: later duplicates are numbered, and reported. */
export class Identities {
  readonly warnings: Warning[] = [];
  private readonly name = uniqueIds();

  unique(id: string, line: number): string {
    const name = this.name(id);
    if (name !== id) this.warnings.push({ line, message: `${JSON.stringify(id)} occurs more than once.` });
    return name;
  }
}
