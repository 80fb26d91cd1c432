/** Formats that keep their units in a list of messages, each with an `id`: go-i18n 1 and gotext. */
import type { NewUnit } from "../contract/index.ts";
import type { Adding } from "./document.ts";
import type { Draft } from "./draft.ts";
import type { JsonEditor } from "./editor.ts";
import type { Found } from "./found.ts";
import { type Entry, type JsonContainer, textAt } from "./node.ts";

/** Adds a message to `list`, behind the unit that it names or in the order of the base file. */
export const addMessage = (
  editor: JsonEditor,
  list: JsonContainer,
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

export const removeMessage = (editor: JsonEditor, { item }: Found): void => {
  if (item !== undefined) editor.removeItem(item);
};
