/** Units of gotext files: the messages of a list, with the source in `message` and the texts in `translation`. */
import type { CodecContext, NewUnit } from "../../contract/index.ts";
import { CodecError, isMonolingual } from "../../contract/index.ts";
import { memberHeader } from "../../json/header.ts";
import { addMessage, removeMessage } from "../../json/list.ts";
import type { TreeChanges } from "../../tree/changes.ts";
import type { TreeShape } from "../../tree/document.ts";
import { type Draft, draftLike } from "../../tree/draft.ts";
import { type Found, type SetChange, setForms } from "../../tree/found.ts";
import { type Container, type Entry, entryAt, isContainer, pathOf, type TreeNode, textAt } from "../../tree/node.ts";
import { categoriesOf, isBlank, textsOf } from "../../tree/plural.ts";
import { placeOf, unitOf } from "../../tree/unit.ts";
import { formsOf, sourceOf, translationOf } from "./translation.ts";

export const gotextShape: TreeShape = {
  header: memberHeader((key) => key === "language"),
  read: (root, context, add) => {
    for (const item of listOf(root).entries) {
      const found = messageAt(item, context);
      if (found !== undefined) add(found);
    }
  },
  set: (changes, found, change, model) => {
    const { item, unit } = found;
    if (item === undefined) return;
    const translation = entryAt(item.value, "translation");
    if (unit.plural === undefined || translation?.value.kind !== "string") setForms(changes, found, change);
    else if (!isBlank(change.target))
      changes.replace(translation, translationOf({ ...unit, target: change.target }, model));
    setFuzzy(changes, found, change);
  },
  add: (changes, unit, adding) => {
    addMessage(changes, listOf(adding.root), unit, messageOf(unit, adding.model), adding);
    return undefined;
  },
  remove: removeMessage,
};

const listOf = (root: TreeNode): Container => {
  const list = entryAt(root, "messages")?.value;
  if (!isContainer(list) || list.kind === "object")
    throw new CodecError("Expected a list of messages in the member “messages”.", root.line);
  return list;
};

const messageAt = (item: Entry, context: CodecContext): Found | undefined => {
  const id = textAt(item.value, "id") ?? textAt(entryAt(item.value, "id")?.value, 0);
  if (id === undefined) return undefined;
  const slots = categoriesOf(context);
  const { forms, isPlural } = formsOf(item, slots, context.base?.byId(id)?.plural !== undefined);
  const target = textsOf(forms);
  const unit = unitOf({
    id,
    context: id,
    source: isMonolingual(context) ? [] : [sourceOf(item) ?? id],
    target,
    plural: isPlural ? { by: "category", slots } : undefined,
    state: isFuzzy(item) && !isBlank(target) ? "fuzzy" : undefined,
    note: textAt(item.value, "meaning") ?? textAt(item.value, "comment"),
    remark: textAt(item.value, "translatorComment"),
    at: placeOf(item),
  });
  return { unit, forms, item };
};

/** A new message like that of the base file. */
const messageOf = (unit: NewUnit, model: Found | undefined): Draft => {
  const translation = translationOf(unit, model);
  const like = model?.item?.value;
  const likeTranslation = entryAt(like, "translation")?.value;
  if (like !== undefined && likeTranslation !== undefined)
    return draftLike(like, new Map([[likeTranslation, translation]]));
  const note = unit.notes?.developer ?? "";
  return new Map<string, Draft>([
    ["id", unit.id],
    ...(note === "" ? [] : [["meaning", note] as const]),
    ["message", unit.source[0] ?? unit.target[0] ?? ""],
    ["translation", translation],
    ...(unit.state === "fuzzy" ? [["fuzzy", true] as const] : []),
  ]);
};

const setFuzzy = (changes: TreeChanges, { item, unit }: Found, { state }: SetChange): void => {
  if (item === undefined || state === undefined || state === unit.state) return;
  const fuzzy = entryAt(item.value, "fuzzy");
  if (state === "fuzzy") changes.put([...pathOf(item), "fuzzy"], true);
  else if (fuzzy !== undefined) changes.remove(fuzzy);
};

const isFuzzy = (item: Entry): boolean => {
  const fuzzy = entryAt(item.value, "fuzzy")?.value;
  return fuzzy?.kind === "scalar" && fuzzy.value === true;
};
