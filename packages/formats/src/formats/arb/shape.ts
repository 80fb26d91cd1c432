/** Units of ARB files: the members of the top object whose keys do not begin with `@`. */
import { CodecError, isMonolingual } from "../../contract/index.ts";
import { memberHeader } from "../../json/header.ts";
import { placeholderFlags } from "../../json/placeholders.ts";
import type { TreeShape } from "../../tree/document.ts";
import { type Draft, draftLike } from "../../tree/draft.ts";
import { isEntry, setForms } from "../../tree/found.ts";
import { entryAt, isContainer, type TreeNode, textAt } from "../../tree/node.ts";
import { unitOf } from "../../tree/unit.ts";
import { countingEntries } from "../../tree/walk.ts";

export const arbShape: TreeShape = {
  header: memberHeader((key) => key.startsWith("@@")),
  read: (root, context, add) => {
    if (!isContainer(root) || root.kind === "array") throw new CodecError("Expected an object at the top.", root.line);
    const monolingual = isMonolingual(context);
    for (const entry of countingEntries(root)) {
      const id = String(entry.key);
      if (id.startsWith("@") || entry.value.kind !== "string") continue;
      const metadata = entryAt(root, `@${id}`)?.value;
      const unit = unitOf({
        id,
        context: id,
        source: monolingual ? [] : [id],
        target: [entry.value.value],
        note: textAt(metadata, "description"),
        flags: metadata === undefined ? [] : placeholderFlags(metadata),
        at: entry.value,
      });
      add({ unit, forms: [entry] });
    }
  },
  set: setForms,
  add: (changes, unit, { root, after, model }) => {
    if (unit.id.startsWith("@")) throw new CodecError("A key of an ARB file cannot begin with @.");
    changes.put([unit.id], unit.target[0] ?? "", after);
    const note = unit.notes?.developer ?? "";
    const like = model?.forms.find(isEntry)?.parent;
    const metadata = like && entryAt(like, `@${unit.id}`)?.value;
    const draft: Draft | undefined =
      metadata !== undefined
        ? draftLike(metadata, new Map())
        : note === ""
          ? undefined
          : new Map([["description", note]]);
    if (draft !== undefined && entryAt(root, `@${unit.id}`) === undefined && (model === undefined || hasMetadata(root)))
      changes.put([`@${unit.id}`], draft, [unit.id]);
    return [unit.id];
  },
  remove: (changes, { forms }) => {
    for (const entry of forms.filter(isEntry)) {
      const metadata = entryAt(entry.parent, `@${entry.key}`);
      changes.remove(entry);
      if (metadata !== undefined) changes.remove(metadata);
    }
  },
};

/** Many projects keep the metadata in the file of the source language only. */
const hasMetadata = (root: TreeNode): boolean =>
  isContainer(root) && root.entries.some(({ key }) => typeof key === "string" && /^@(?!@)/.test(key));
