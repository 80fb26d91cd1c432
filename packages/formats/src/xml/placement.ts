/** Adds and removes elements that stand for units, with the comments that belong to them. */
import type { XmlElement } from "@rgrove/parse-xml";
import type { NewUnit } from "../contract/index.ts";
import { place } from "../paths/placement.ts";
import type { AddChange, Arranged } from "./changes.ts";
import type { Entry, Model } from "./document.ts";
import type { XmlEditor } from "./editor.ts";
import { type Attached, attached, type Block } from "./layout.ts";

/** Finds what is attached to an element; one index of the siblings serves all calls for a parent. */
export const attachments = (text: string): ((element: XmlElement) => Attached) => {
  const positions = new Map<unknown, Map<unknown, number>>();
  return (element) => {
    const { parent } = element;
    if (parent === null || !("name" in parent))
      return { before: [], after: [], start: element.start, end: element.end };
    let indexes = positions.get(parent);
    if (indexes === undefined) {
      indexes = new Map(parent.children.map((child, index) => [child, index]));
      positions.set(parent, indexes);
    }
    return attached(text, parent, indexes.get(element) ?? 0);
  };
};

export interface Placement {
  readonly editor: XmlEditor;
  readonly model: Model;
  readonly changes: Arranged;
  /** Gives the order of new units that name no unit to stand behind. */
  readonly base: Model | undefined;
  /** Where the first unit goes. */
  readonly parent: XmlElement;
  block(unit: NewUnit): readonly Block[];
}

/**
 * Removes the elements of removed units and writes those of new ones: behind the unit they name, else in the order of
 * the base, else last.
 */
export const placeUnits = (placement: Placement): void => {
  const { editor, model, changes, base, parent, block } = placement;
  const attachedTo = attachments(model.file.text);
  const startOf = ({ lead, element }: Entry) => attachedTo(lead ?? element).start;
  const endOf = ({ element }: Entry) => attachedTo(element).end;
  for (const id of changes.removed) {
    const entry = model.entries.get(id);
    if (entry !== undefined) editor.remove({ start: startOf(entry), end: endOf(entry) });
  }
  if (changes.added.length === 0) return;

  const added = new Map(changes.added.map((change: AddChange) => [change.unit.id, change]));
  const kept = [...model.entries.keys()].filter((id) => !changes.removed.has(id));
  const groups = place(
    kept,
    changes.added.map(({ unit, after }) => ({ key: unit.id, after })),
    base?.entries.keys() ?? [],
  );
  const first = model.entries.get(kept[0] ?? "");
  for (const [anchor, ids] of groups) {
    const sibling = anchor === undefined ? undefined : model.entries.get(String(anchor));
    const blocks = ids.flatMap((id) => {
      const change = added.get(String(id));
      return change === undefined ? [] : block(change.unit);
    });
    for (const one of blocks)
      if (sibling !== undefined) editor.insertAfter(sibling.element, one, endOf(sibling));
      else if (first !== undefined) editor.insertBefore(first.lead ?? first.element, one, startOf(first));
      else editor.append(parent, one);
  }
};
