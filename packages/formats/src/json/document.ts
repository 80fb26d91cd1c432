/** A JSON file as a document of units; what is a unit in it, each format's `JsonShape` says. */
import type { Change, CodecContext, Document, NewUnit, SourceText, Unit } from "../contract/index.ts";
import { CodecError } from "../contract/index.ts";
import type { Order } from "./draft.ts";
import { JsonEditor } from "./editor.ts";
import { type Layout, layoutOf } from "./layout.ts";
import { descend, type Entry, isContainer, type JsonNode, type Path, pathOf } from "./node.ts";
import { styleOf } from "./string.ts";
import { twins } from "./walk.ts";

/** A unit with the entries that hold its forms; undefined where the file lacks one. */
export interface Found {
  readonly unit: Unit;
  readonly forms: ReadonlyArray<Entry | undefined>;
}

/** What one JSON format understands by a unit. */
export interface JsonShape {
  /** @throws CodecError where the tree is not of this format */
  read(root: JsonNode, context: CodecContext, add: (found: Found) => void): void;
  header?(root: JsonNode): ReadonlyMap<string, string>;
  set(editor: JsonEditor, found: Found, change: Extract<Change, { op: "set" }>, context: CodecContext): void;
  /** Writes a new unit and gives the path it was written to; `model` is the unit of the base file. */
  add(
    editor: JsonEditor,
    unit: NewUnit,
    after: Path | undefined,
    model: Found | undefined,
    context: CodecContext,
  ): Path;
  remove(editor: JsonEditor, found: Found): void;
  setHeader?(editor: JsonEditor, root: JsonNode, name: string, value: string | null): void;
}

/** What a parsed base file lends to the files of other languages. */
interface Model {
  readonly root: JsonNode;
  readonly layout: Layout;
  readonly found: ReadonlyMap<string, Found>;
}

const models = new WeakMap<Document, Model>();

export const jsonDocument = (source: SourceText, root: JsonNode, shape: JsonShape, context: CodecContext): Document => {
  const found = new Map<string, Found>();
  const units: Unit[] = [];
  const warnings = twins(root).map((entry) => ({
    line: entry.value.line,
    message: `The key ${JSON.stringify(entry.key)} occurs again below, which overrides this one.`,
  }));
  shape.read(root, context, (item) => {
    const unique = found.has(item.unit.id)
      ? { ...item, unit: { ...item.unit, id: numbered(item.unit.id, found) } }
      : item;
    found.set(unique.unit.id, unique);
    units.push(unique.unit);
  });
  const document: Document = {
    source,
    units,
    header: shape.header?.(root) ?? new Map(),
    warnings,
    byId: (id) => found.get(id)?.unit,
    plan: (changes, inner) => {
      const model = inner.base && models.get(inner.base);
      const layout = layoutOf(source, root, inner.options, model?.layout);
      const writing = { layout, strings: styleOf(source.text), order: orderOf(model, inner) };
      const editor = new JsonEditor(source.text, root, writing);
      apply(editor, changes, { shape, root, found, model, context: inner });
      return editor.edits();
    },
  };
  models.set(document, { root, layout: layoutOf(source, root, context.options), found });
  return document;
};

const numbered = (id: string, found: ReadonlyMap<string, Found>): string => {
  let number = 2;
  while (found.has(`${id}#${number}`)) number++;
  return `${id}#${number}`;
};

const orderOf = (model: Model | undefined, context: CodecContext): Order => {
  if (context.options["json_sort_keys"] === true) return (_path, keys) => keys.toSorted();
  return (path) => {
    const node = model && descend(model.root, path);
    return isContainer(node) ? node.entries.map((entry) => entry.key) : [];
  };
};

interface Planning {
  readonly shape: JsonShape;
  readonly root: JsonNode;
  readonly found: ReadonlyMap<string, Found>;
  readonly model: Model | undefined;
  readonly context: CodecContext;
}

const apply = (editor: JsonEditor, changes: readonly Change[], planning: Planning): void => {
  const { shape, root, found, model, context } = planning;
  const written = new Map<string, Path>();
  const existing = (id: string): Found => {
    const item = found.get(id);
    if (item === undefined) throw new CodecError(`There is no unit ${JSON.stringify(id)} in the file.`);
    return item;
  };
  const pathOfUnit = (id: string): Path | undefined => {
    const entry = found.get(id)?.forms.find((form) => form !== undefined);
    return entry === undefined ? written.get(id) : pathOf(entry);
  };
  for (const change of changes)
    switch (change.op) {
      case "set":
        shape.set(editor, existing(change.id), change, context);
        break;
      case "remove":
        shape.remove(editor, existing(change.id));
        break;
      case "add": {
        const { unit, after } = change;
        if (found.has(unit.id)) throw new CodecError(`The unit ${JSON.stringify(unit.id)} is already in the file.`);
        const beside = after === undefined ? undefined : pathOfUnit(after);
        written.set(unit.id, shape.add(editor, unit, beside, model?.found.get(unit.id), context));
        break;
      }
      case "header":
        for (const [name, value] of Object.entries(change.set)) {
          if (shape.setHeader === undefined) throw new CodecError("This format has no header.");
          shape.setHeader(editor, root, name, value);
        }
    }
};
