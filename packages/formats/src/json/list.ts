/** Formats that keep their units in a list of messages, each with an `id`: go-i18n 1 and gotext. */
import type { NewUnit } from "../contract/index.ts";
import type { TreeChanges } from "../tree/changes.ts";
import type { Adding } from "../tree/document.ts";
import type { Draft } from "../tree/draft.ts";
import type { Found } from "../tree/found.ts";
import { type Container, type Entry, textAt } from "../tree/node.ts";

/** Adds a message to `list`, behind the unit that it names or in the order of the base file. */
export const addMessage = (
  changes: TreeChanges,
  list: Container,
  unit: NewUnit,
  draft: Draft,
  { models, afterId }: Adding,
): void => {
  const items = {
    nameOf: (entry: Entry) => textAt(entry.value, "id") ?? entry.key,
    model: () => Array.from(models, (model) => model.unit.id),
  };
  changes.addItem(list, unit.id, draft, items, afterId);
};

export const removeMessage = (changes: TreeChanges, { item }: Found): void => {
  if (item !== undefined) changes.removeItem(item);
};
