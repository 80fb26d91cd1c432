/** Version 1 of go-i18n: a list of messages, `translation` being a text or an object of plural categories. */
import type { NewUnit, PluralCategory } from "../../contract/index.ts";
import { CodecError, isMonolingual } from "../../contract/index.ts";
import { addMessage, removeMessage } from "../../json/list.ts";
import type { TreeShape } from "../../tree/document.ts";
import { type Draft, draftLike } from "../../tree/draft.ts";
import { type Form, setForms } from "../../tree/found.ts";
import { type Container, type Entry, entryAt, isContainer, pathOf, type TreeNode, textAt } from "../../tree/node.ts";
import { categoriesOf, draftForms, formsIn, isBlank, textsOf } from "../../tree/plural.ts";
import { placeOf, unitOf } from "../../tree/unit.ts";

export const goI18nV1Shape: TreeShape = {
  read: (root, context, add) => {
    const monolingual = isMonolingual(context);
    const slots = categoriesOf(context);
    for (const item of listOf(root).entries) {
      const id = textAt(item.value, "id");
      if (id === undefined) continue;
      const forms = formsOf(item, slots, context.base?.byId(id)?.plural !== undefined);
      const isPlural = forms.length > 1 || isContainer(entryAt(item.value, "translation")?.value);
      const unit = unitOf({
        id,
        context: id,
        source: monolingual ? [] : [id],
        target: textsOf(forms),
        plural: isPlural ? { by: "category", slots } : undefined,
        note: textAt(item.value, "description"),
        at: placeOf(item),
      });
      add({ unit, forms, item });
    }
  },
  set: (changes, found, change) => {
    const translation = entryAt(found.item?.value, "translation");
    if (found.unit.plural === undefined || translation?.value.kind !== "string") setForms(changes, found, change);
    else if (!isBlank(change.target)) changes.replace(translation, draftForms(change.target, found.unit.plural));
  },
  add: (changes, unit, adding) => {
    const translation = unit.plural === undefined ? (unit.target[0] ?? "") : draftForms(unit.target, unit.plural);
    const like = adding.model?.item?.value;
    const likeTranslation = entryAt(like, "translation")?.value;
    const draft =
      like === undefined || likeTranslation === undefined
        ? messageOf(unit, translation)
        : draftLike(like, new Map([[likeTranslation, translation]]));
    addMessage(changes, listOf(adding.root), unit, draft, adding);
    return undefined;
  },
  remove: removeMessage,
};

const listOf = (root: TreeNode): Container => {
  if (!isContainer(root) || root.kind === "object") throw new CodecError("Expected a list at the top.", root.line);
  return root;
};

/** An empty text stands for a plural, too, where the base file has one. */
const formsOf = (item: Entry, slots: readonly PluralCategory[], isPlural: boolean): readonly Form[] => {
  const translation = entryAt(item.value, "translation");
  const path = () => [...pathOf(item), "translation"];
  if (isContainer(translation?.value)) return formsIn(translation.value, path, slots);
  if (isPlural && (translation?.value.kind !== "string" || translation.value.value === ""))
    return slots.map((slot) => [...path(), slot]);
  return [translation?.value.kind === "string" ? translation : path()];
};

const messageOf = (unit: NewUnit, translation: Draft): Draft => {
  const note = unit.notes?.developer ?? "";
  return new Map<string, Draft>([
    ["id", unit.id],
    ...(note === "" ? [] : [["description", note] as const]),
    ["translation", translation],
  ]);
};
