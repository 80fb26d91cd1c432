/** A file that is a tree as a document of units; what is a unit in it, each format's `TreeShape` says. */
import type { Change, CodecContext, Document, NewUnit, SourceText, TextEdit, Unit } from "../contract/index.ts";
import { CodecError } from "../contract/index.ts";
import { uniqueIds } from "../entries/index.ts";
import type { Path } from "../paths/path.ts";
import { TreeChanges } from "./changes.ts";
import type { Order } from "./draft.ts";
import { type Found, isEntry, type SetChange } from "./found.ts";
import { descend, isContainer, pathOf, type TreeNode } from "./node.ts";
import { twins } from "./walk.ts";

/** What one format understands by a unit. */
export interface TreeShape {
  /** @throws CodecError where the tree is not of this format */
  read(root: TreeNode, context: CodecContext, add: (found: Found) => void): void;
  readonly header?: TreeHeader;
  /** `model` is the unit of the base file. */
  set(changes: TreeChanges, found: Found, change: SetChange, model: Found | undefined): void;
  /** Writes a new unit; gives the path of its first form where others can stand behind that. */
  add(changes: TreeChanges, unit: NewUnit, adding: Adding): Path | undefined;
  remove(changes: TreeChanges, found: Found, context: CodecContext): void;
  /** The order of keys, where it is not that of the base file. */
  readonly order?: Order;
  /** The path in the base file that is like `path`, where it is not the same. */
  modelPath?(path: Path, model: TreeNode): Path;
}

export interface TreeHeader {
  read(root: TreeNode): ReadonlyMap<string, string>;
  set(changes: TreeChanges, root: TreeNode, name: string, value: string | null): void;
}

/** What a new unit goes by. */
export interface Adding {
  readonly root: TreeNode;
  readonly context: CodecContext;
  /** The path of the unit to stand behind, and its id. */
  readonly after: Path | undefined;
  readonly afterId: string | undefined;
  /** The same unit in the base file. */
  readonly model: Found | undefined;
  /** All units of the base file, in its order. */
  readonly models: Iterable<Found>;
}

/** A parsed file. */
export interface TreeFile {
  readonly source: SourceText;
  readonly root: TreeNode;
  readonly found: ReadonlyMap<string, Found>;
}

/** Turns collected changes into edits of the text; `model` is the base file. */
export type EditWriter = (
  changes: TreeChanges,
  file: TreeFile,
  planning: { readonly model: TreeFile | undefined; readonly order: Order; readonly context: CodecContext },
) => readonly TextEdit[];

const files = new WeakMap<Document, TreeFile>();

/** The base file, where it is one of these. */
export const modelOf = ({ base }: CodecContext): TreeFile | undefined => base && files.get(base);

export const treeDocument = (
  source: SourceText,
  root: TreeNode,
  shape: TreeShape,
  write: EditWriter,
  context: CodecContext,
): Document => {
  const found = new Map<string, Found>();
  const units: Unit[] = [];
  const unique = uniqueIds(found);
  shape.read(root, context, (item) => {
    const id = unique(item.unit.id);
    const own = id === item.unit.id ? item : { ...item, unit: { ...item.unit, id } };
    found.set(id, own);
    units.push(own.unit);
  });
  const file: TreeFile = { source, root, found };
  const document: Document = {
    source,
    units,
    header: shape.header?.read(root) ?? new Map(),
    warnings: twins(root).map((entry) => ({
      line: entry.line,
      message: `The key ${JSON.stringify(entry.key)} occurs again below, which overrides this one.`,
    })),
    byId: (id) => found.get(id)?.unit,
    plan: (changes, inner) => {
      const model = modelOf(inner);
      const collected = new TreeChanges(root);
      apply(collected, changes, { shape, root, found, model, context: inner });
      return write(collected, file, { model, order: orderOf(shape, model, inner), context: inner });
    },
  };
  files.set(document, file);
  return document;
};

const orderOf = (shape: TreeShape, model: TreeFile | undefined, context: CodecContext): Order => {
  if (shape.order !== undefined) return shape.order;
  if (context.options["json_sort_keys"] === true) return (_path, keys) => keys.toSorted();
  return (path) => {
    const like = model && descend(model.root, shape.modelPath?.(path, model.root) ?? path);
    return isContainer(like) ? like.entries.map((entry) => entry.key) : [];
  };
};

interface Planning {
  readonly shape: TreeShape;
  readonly root: TreeNode;
  readonly found: ReadonlyMap<string, Found>;
  readonly model: TreeFile | undefined;
  readonly context: CodecContext;
}

const apply = (collected: TreeChanges, changes: readonly Change[], planning: Planning): void => {
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
        shape.set(collected, existing(change.id), change, model?.found.get(change.id));
        break;
      case "remove":
        shape.remove(collected, existing(change.id), context);
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
        const path = shape.add(collected, unit, adding);
        if (path !== undefined) written.set(unit.id, path);
        break;
      }
      case "header":
        for (const [name, value] of Object.entries(change.set)) {
          if (shape.header === undefined) throw new CodecError("This format has no header.");
          shape.header.set(collected, root, name, value);
        }
    }
};
