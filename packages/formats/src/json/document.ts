/** A JSON file as a document of units; what is a unit in it, each format's `JsonShape` says. */
import type { Change, CodecContext, Document, NewUnit, SourceText, Unit } from "../contract/index.ts";
import { CodecError, decode } from "../contract/index.ts";
import type { Order } from "./draft.ts";
import { JsonEditor } from "./editor.ts";
import { type Found, isEntry, type SetChange } from "./found.ts";
import { type Layout, layoutOf } from "./layout.ts";
import { descend, isContainer, type JsonNode, pathOf } from "./node.ts";
import type { Path } from "../paths/path.ts";
import { styleOf } from "./string.ts";
import { twins } from "./walk.ts";

/** What one JSON format understands by a unit. */
export interface JsonShape {
  /** @throws CodecError where the tree is not of this format */
  read(root: JsonNode, context: CodecContext, add: (found: Found) => void): void;
  readonly header?: JsonHeader;
  /** `model` is the unit of the base file. */
  set(editor: JsonEditor, found: Found, change: SetChange, model: Found | undefined): void;
  /** Writes a new unit; gives the path of its first form where others can stand behind that. */
  add(editor: JsonEditor, unit: NewUnit, adding: Adding): Path | undefined;
  remove(editor: JsonEditor, found: Found, context: CodecContext): void;
  /** The order of keys, where it is not that of the base file. */
  readonly order?: Order;
}

export interface JsonHeader {
  read(root: JsonNode): ReadonlyMap<string, string>;
  set(editor: JsonEditor, root: JsonNode, name: string, value: string | null): void;
}

/** What a new unit goes by. */
export interface Adding {
  readonly root: JsonNode;
  readonly context: CodecContext;
  /** The path of the unit to stand behind, and its id. */
  readonly after: Path | undefined;
  readonly afterId: string | undefined;
  /** The same unit in the base file. */
  readonly model: Found | undefined;
  /** All units of the base file, in its order. */
  readonly models: Iterable<Found>;
}

/** What a parsed base file lends to the files of other languages. */
interface Model {
  readonly source: SourceText;
  readonly root: JsonNode;
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
    header: shape.header?.read(root) ?? new Map(),
    warnings,
    byId: (id) => found.get(id)?.unit,
    plan: (changes, inner) => {
      const model = inner.base && models.get(inner.base);
      const layout = layoutOf(source, root, inner.options, model && layoutOf(model.source, model.root, {}));
      const writing = { layout, strings: styleOf(source.text), order: shape.order ?? orderOf(model, inner) };
      const editor = new JsonEditor(source.text, root, writing);
      apply(editor, changes, { shape, root, found, model, context: inner });
      return editor.edits();
    },
  };
  models.set(document, { source, root, found });
  return document;
};

/** The encoding and white space of a new file: like the base file. */
export const newFileStyle = (context: CodecContext): { source: SourceText; layout: Layout } => {
  const model = context.base && models.get(context.base);
  const source: SourceText = model?.source ?? decode(new Uint8Array());
  return {
    source,
    layout: layoutOf(source, undefined, context.options, model && layoutOf(model.source, model.root, {})),
  };
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
    const entry = found.get(id)?.forms.find(isEntry);
    return entry === undefined ? written.get(id) : pathOf(entry);
  };
  for (const change of changes)
    switch (change.op) {
      case "set":
        shape.set(editor, existing(change.id), change, model?.found.get(change.id));
        break;
      case "remove":
        shape.remove(editor, existing(change.id), context);
        break;
      case "add": {
        const { unit, after } = change;
        if (found.has(unit.id)) throw new CodecError(`The unit ${JSON.stringify(unit.id)} is already in the file.`);
        const adding: Adding = {
          root,
          context,
          after: after === undefined ? undefined : pathOfUnit(after),
          afterId: after,
          model: model?.found.get(unit.id),
          models: model?.found.values() ?? [],
        };
        const path = shape.add(editor, unit, adding);
        if (path !== undefined) written.set(unit.id, path);
        break;
      }
      case "header":
        for (const [name, value] of Object.entries(change.set)) {
          if (shape.header === undefined) throw new CodecError("This format has no header.");
          shape.header.set(editor, root, name, value);
        }
    }
};
