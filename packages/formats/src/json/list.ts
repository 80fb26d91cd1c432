/** Formats that keep their units in a list of messages, each with an `id`: go-i18n 1 and gotext. */
import type { NewUnit } from "../contract/index.ts";
import type { Adding } from "../tree/document.ts";
import type { Draft } from "../tree/draft.ts";
import type { TreeChanges } from "../tree/changes.ts";
import type { Found } from "../tree/found.ts";
import { type Entry, type Container, textAt } from "../tree/node.ts";

/** Adds a message to `list`, behind the unit that it names or in the order of the base file. */
export const addMessage = (
  editor: TreeChanges,
  list: Container,
  unit: NewUnit,
  draft: Draft,
  { models, afterId }: Adding,
): void => {
  const items = {
    nameOf: (entry: Entry) => textAt(entry.value, "id") ?? entry.key,
    model: () => Array.from(models, (model) => model.unit.id),
  };
  editor.addItem(list, unit.id, draft, items, afterId);
};

export const removeMessage = (editor: TreeChanges, { item }: Found): void => {
  if (item !== undefined) editor.removeItem(item);
};
