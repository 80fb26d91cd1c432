/** Formats that have one member of the top object for each unit, and in it a text beside notes: WebExtensions, FormatJS. */
import type { NewUnit } from "../contract/index.ts";
import { CodecError, isMonolingual } from "../contract/index.ts";
import type { TreeShape } from "../tree/document.ts";
import { type Draft, draftLike } from "../tree/draft.ts";
import { type Found, isEntry, removeMember, setForms } from "../tree/found.ts";
import { type Entry, entryAt, isContainer, type TreeNode, textAt } from "../tree/node.ts";
import { placeOf, unitOf } from "../tree/unit.ts";
import { countingEntries } from "../tree/walk.ts";

export interface MemberFormat {
  /** The key of the text in the member. */
  readonly textKey: string;
  /** Whether a member may be the text itself. */
  readonly plain: boolean;
  flagsOf?(item: TreeNode): readonly string[];
}

export const memberShape = ({ textKey, plain, flagsOf }: MemberFormat): TreeShape => {
  const textEntry = (entry: Entry): Entry | undefined => {
    if (plain && entry.value.kind === "string") return entry;
    const inner = entryAt(entry.value, textKey);
    return inner?.value.kind === "string" ? inner : undefined;
  };
  return {
    read: (root, context, add) => {
      if (!isContainer(root) || root.kind === "array")
        throw new CodecError("Expected an object at the top.", root.line);
      const monolingual = isMonolingual(context);
      for (const item of countingEntries(root)) {
        const form = textEntry(item);
        if (form?.value.kind !== "string") continue;
        const id = String(item.key);
        const unit = unitOf({
          id,
          context: id,
          source: monolingual ? [] : [id],
          target: [form.value.value],
          note: textAt(item.value, "description"),
          flags: flagsOf?.(item.value) ?? [],
          at: placeOf(item),
        });
        add({ unit, forms: [form], item });
      }
    },
    set: setForms,
    add: (changes, unit, { root, after, model }) => {
      const text = unit.target[0] ?? "";
      if (isContainer(entryAt(root, unit.id)?.value)) changes.put([unit.id, textKey], text, after);
      else changes.put([unit.id], draft(unit, model, root, textKey, plain), after);
      return [unit.id];
    },
    remove: removeMember,
  };
};

/** A new member like that of the base file, else like the first one of this file. */
const draft = (unit: NewUnit, model: Found | undefined, root: TreeNode, textKey: string, plain: boolean): Draft => {
  const text = unit.target[0] ?? "";
  const form = model?.forms.find(isEntry);
  if (model?.item !== undefined && form !== undefined)
    return draftLike(model.item.value, new Map([[form.value, text]]));
  if (plain && isContainer(root) && root.entries[0]?.value.kind === "string") return text;
  const note = unit.notes?.developer ?? "";
  return new Map([[textKey, text], ...(note === "" ? [] : ([["description", note]] as const))]);
};
