/** Units and the places of their forms, and the changes that all shapes make alike. */
import type { Change, Unit } from "../contract/index.ts";
import type { Path } from "../paths/path.ts";
import type { TreeChanges } from "./changes.ts";
import { type Entry, pathOf } from "./node.ts";

export type SetChange = Extract<Change, { op: "set" }>;

/** The entry that holds a form; where the file lacks it, the path at which it would stand. */
export type Form = Entry | Path;

export interface Found {
  readonly unit: Unit;
  readonly forms: readonly Form[];
  /** The entry of the whole unit, where it is more than its forms. */
  readonly item?: Entry;
}

export const isEntry = (form: Form): form is Entry => !Array.isArray(form);

/** Writes the forms; one that the file lacks is added when it has a text. */
export const setForms = (changes: TreeChanges, { forms }: Found, { target }: SetChange): void => {
  let previous: Path | undefined;
  for (const [index, form] of forms.entries()) {
    const text = target[index] ?? "";
    if (isEntry(form)) {
      changes.replace(form, text);
      if (forms.length > 1) previous = pathOf(form);
    } else if (text !== "") {
      changes.put(form, text, previous);
      previous = form;
    }
  }
};

export const removeForms = (changes: TreeChanges, { forms }: Found): void => {
  for (const form of forms) if (isEntry(form)) changes.remove(form);
};

/** Removes the entry that holds the whole unit. */
export const removeMember = (changes: TreeChanges, { item }: Found): void => {
  if (item !== undefined) changes.remove(item);
};

export const textOf = (form: Form): string => (isEntry(form) && form.value.kind === "string" ? form.value.value : "");
