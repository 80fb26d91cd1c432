/** New rules: a key, its format, and a dictionary for each variable. */
import { type CodecContext, type NewUnit, pluralCategories } from "../../contract/index.ts";
import type { Model } from "../../xml/document.ts";
import type { XmlEditor } from "../../xml/editor.ts";
import { innerXml } from "../../xml/element.ts";
import { decodeText, encodeText, quotingOf } from "../../xml/escape.ts";
import type { Block } from "../../xml/layout.ts";
import { formatKey, pairsOf, type RuleEntry, typeKey } from "./read.ts";

export interface Making {
  readonly editor: XmlEditor;
  readonly base: Model<RuleEntry> | undefined;
  readonly context: CodecContext;
}

export const plain = (text: string, editor: XmlEditor, like = ""): string =>
  encodeText(text, editor.target, quotingOf(like));

/** A key with a text. */
export const textBlocks = (name: string, text: string, editor: XmlEditor): readonly Block[] => [
  keyBlock(name, editor),
  { open: "<string>", name: "string", content: plain(text, editor) },
];

const keyBlock = (name: string, editor: XmlEditor): Block => ({
  open: "<key>",
  name: "key",
  content: plain(name, editor),
});

/** A rule from all new units of its key: its format, its variables. */
export const ruleBlocks = (rule: string, units: readonly NewUnit[], making: Making): readonly Block[] => {
  const { editor, base } = making;
  const model = base?.entries.get(rule);
  const [first] = units;
  const isPlain = first?.plural !== undefined && first.id === rule;
  const variable = model?.variable?.name ?? "value";
  const format = units.find(({ plural }) => plural === undefined)?.target[0];
  const modelFormat = base && model && decodeText(innerXml(base.file.text, model.format.value));
  const content = [
    ...textBlocks(formatKey, format ?? (isPlain ? `%#@${variable}@` : (modelFormat ?? "")), editor),
    ...units
      .filter(({ plural }) => plural !== undefined)
      .flatMap((unit) => variableBlocks(isPlain ? variable : unit.id.slice(rule.length + 1), unit, making)),
  ];
  return [keyBlock(rule, editor), { open: "<dict>", name: "dict", content }];
};

/** A variable with its texts by category. */
export const variableBlocks = (name: string, unit: NewUnit, { editor, base, context }: Making): readonly Block[] => {
  const model = base?.entries.get(unit.id);
  const modelType =
    base && model?.variable && pairsOf(base.file.text, model.variable.value).find((pair) => pair.name === typeKey);
  const type = base && modelType ? decodeText(innerXml(base.file.text, modelType.value)) : typeIn(unit.target);
  const slots = unit.plural?.by === "category" ? unit.plural.slots : context.plural.categories;
  const texts = pluralCategories.flatMap((category) => {
    const text = unit.target[slots.indexOf(category)] ?? "";
    return text === "" && category !== "other" ? [] : textBlocks(category, text, editor);
  });
  const content = [
    ...textBlocks("NSStringFormatSpecTypeKey", "NSStringPluralRuleType", editor),
    ...textBlocks(typeKey, type, editor),
    ...texts,
  ];
  return [keyBlock(name, editor), { open: "<dict>", name: "dict", content }];
};

/** The type of the first placeholder: `d` of `%1$d`, `lu` of `%lu`. */
const typeIn = (texts: readonly string[]): string =>
  texts
    .map((text) => /%(?:\d+\$)?[-+ 0#']*\d*(?:\.\d+)?((?:hh?|ll?|[qzjtL])?[diouxXfFeEgGaA@])/.exec(text)?.[1])
    .find(Boolean) ?? "d";
