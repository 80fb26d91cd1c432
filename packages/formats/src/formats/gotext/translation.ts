/** The texts of a gotext message: a string, `{"msg": …}`, or a `select` with one case for each plural category. */
import type { NewUnit, PluralCategory } from "../../contract/index.ts";
import { CodecError } from "../../contract/index.ts";
import { type Draft, draftLike } from "../../tree/draft.ts";
import type { Form, Found } from "../../tree/found.ts";
import { type Entry, entryAt, isContainer, pathOf, type TreeNode, textAt } from "../../tree/node.ts";
import { draftForms } from "../../tree/plural.ts";

/** The places of the texts; an empty text stands for a plural, too, where the base file has one. */
export const formsOf = (
  item: Entry,
  slots: readonly PluralCategory[],
  isPluralInBase: boolean,
): { readonly forms: readonly Form[]; readonly isPlural: boolean } => {
  const translation = entryAt(item.value, "translation");
  const path = [...pathOf(item), "translation"];
  const cases = casesOf(translation?.value);
  if (cases !== undefined) {
    const form = (slot: PluralCategory): Form =>
      textEntry(entryAt(cases, slot)) ?? [...path, "select", "cases", slot, "msg"];
    return { forms: slots.map(form), isPlural: true };
  }
  const text = textEntry(translation);
  if (isPluralInBase && text?.value.kind === "string" && text.value.value === "")
    return { forms: slots.map((slot) => [...path, slot]), isPlural: true };
  return { forms: [text ?? path], isPlural: false };
};

export const sourceOf = (item: Entry): string | undefined => {
  const text = textEntry(entryAt(item.value, "message"))?.value;
  return text?.kind === "string" ? text.value : textAt(casesOf(entryAt(item.value, "message")?.value), "other");
};

/** The translation of a new unit, or of one that had no text so far. @throws CodecError for a plural without an argument */
export const translationOf = (unit: Pick<NewUnit, "id" | "target" | "plural">, model: Found | undefined): Draft => {
  if (unit.plural === undefined) return unit.target[0] ?? "";
  const texts = draftForms(unit.target, unit.plural);
  const cases = new Map([...texts].map(([slot, text]) => [slot, new Map([["msg", text]])] as const));
  const like = entryAt(model?.item?.value, "translation")?.value;
  const likeCases = casesOf(like);
  if (like !== undefined && likeCases !== undefined) return draftLike(like, new Map([[likeCases, cases]]));
  const argument = /\{(\w+)\}/.exec([...texts.values()].join(" "))?.[1];
  if (argument === undefined)
    throw new CodecError(`The plural ${JSON.stringify(unit.id)} has no placeholder to count by.`);
  const select = new Map<string, Draft>([
    ["feature", "plural"],
    ["arg", argument],
    ["cases", cases],
  ]);
  return new Map([["select", select]]);
};

const casesOf = (text: TreeNode | undefined): TreeNode | undefined => {
  const cases = entryAt(entryAt(text, "select")?.value, "cases")?.value;
  return isContainer(cases) ? cases : undefined;
};

/** The entry of the string in a text that is not a select. */
const textEntry = (entry: Entry | undefined): Entry | undefined => {
  if (entry?.value.kind === "string") return entry;
  const message = entryAt(entry?.value, "msg");
  return message?.value.kind === "string" ? message : undefined;
};
