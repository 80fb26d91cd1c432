/**
 * Finds the units of a property list of plural rules. An entry whose format is nothing but its one variable is one unit
 * with plural forms; any other is a unit for its format, and one for each variable (`key:variable`).
 */
import type { XmlElement } from "@rgrove/parse-xml";
import {
  type CodecContext,
  CodecError,
  isMonolingual,
  pluralCategories,
  type PluralCategory,
  type Unit,
} from "../../contract/index.ts";
import { type Entry, Identities, type Warning } from "../../xml/document.ts";
import { childElements, firstChild, innerXml } from "../../xml/element.ts";
import { decodeText } from "../../xml/escape.ts";
import type { XmlFile } from "../../xml/file.ts";
import { attachments } from "../../xml/placement.ts";

/** A key of a dictionary with its value. */
export interface Pair {
  readonly name: string;
  readonly key: XmlElement;
  readonly value: XmlElement;
}

/** A variable of a format, with its texts by category. */
export interface Variable extends Pair {
  readonly forms: ReadonlyMap<PluralCategory, Pair>;
}

export interface RuleEntry extends Entry {
  /** The key of the outer dictionary, and the dictionary of this key. */
  readonly rule: Pair;
  /** The format with its variables. */
  readonly format: Pair;
  /** Of a unit with plural forms. */
  readonly variable?: Variable;
}

export interface RuleContents {
  readonly entries: readonly RuleEntry[];
  readonly warnings: readonly Warning[];
  /** The dictionary of all rules. */
  readonly rules: XmlElement;
}

export const formatKey = "NSStringLocalizedFormatKey";
export const typeKey = "NSStringFormatValueTypeKey";

/** @throws CodecError where the file is no property list with a dictionary */
export const readRules = (file: XmlFile, context: CodecContext): RuleContents => {
  const { root, text } = file;
  const rules = root.name === "plist" ? firstChild(root, "dict") : undefined;
  if (rules === undefined)
    throw new CodecError("This is no property list with a dictionary.", file.lineAt(root.start), 1);
  const identities = new Identities();
  const attachedTo = attachments(text);
  const entries: RuleEntry[] = [];
  for (const rule of pairsOf(text, rules)) {
    const pairs = pairsOf(text, rule.value);
    const format = pairs.find(({ name, value }) => name === formatKey && value.name === "string");
    if (format === undefined) continue;
    const variables = pairs.flatMap((pair) => variableOf(text, pair));
    const note = attachedTo(rule.key)
      .before.map((comment) => comment.trim())
      .join("\n");
    const shape = { rule, format };
    const unit = (id: string, texts: Pick<Unit, "target" | "plural">, { key, value }: Pair): Unit => {
      const line = file.lineAt(key.start);
      return {
        id: identities.unique(id, line),
        context: id,
        source: isMonolingual(context) ? [] : [id],
        ...texts,
        state: texts.target.every((form) => form === "") ? "empty" : "translated",
        notes: { developer: note, translator: "" },
        locations: [],
        flags: [],
        span: { start: key.start, end: value.end, line },
      };
    };
    const formatText = decodeText(innerXml(text, format.value));
    const [only] = variables;
    const isPlain = only !== undefined && variables.length === 1 && isNothingBut(formatText, only.name);
    if (!isPlain)
      entries.push({
        unit: unit(rule.name, { target: [formatText] }, rule),
        element: rule.value,
        lead: rule.key,
        ...shape,
      });
    for (const variable of variables) {
      const place = isPlain ? rule : variable;
      const id = isPlain ? rule.name : `${rule.name}:${variable.name}`;
      entries.push({
        unit: unit(id, formsOf(text, variable, context), place),
        element: place.value,
        lead: place.key,
        variable,
        ...shape,
      });
    }
  }
  return { entries, warnings: identities.warnings, rules };
};

/** Keys of a dictionary with the elements that follow them. */
export const pairsOf = (text: string, dictionary: XmlElement): readonly Pair[] => {
  const pairs: Pair[] = [];
  let key: XmlElement | undefined;
  for (const element of childElements(dictionary))
    if (element.name === "key") key = element;
    else if (key !== undefined) {
      pairs.push({ name: decodeText(innerXml(text, key)), key, value: element });
      key = undefined;
    }
  return pairs;
};

const variableOf = (text: string, pair: Pair): readonly Variable[] => {
  if (pair.value.name !== "dict") return [];
  const forms = new Map<PluralCategory, Pair>();
  for (const form of pairsOf(text, pair.value)) {
    const category = pluralCategories.find((known) => known === form.name);
    if (category !== undefined && form.value.name === "string" && !forms.has(category)) forms.set(category, form);
  }
  return [{ ...pair, forms }];
};

/** Whether a format is `%#@name@`, so that all the text is in the variable. */
const isNothingBut = (format: string, variable: string): boolean =>
  format.replace(/^%\d+\$/, "%").trim() === `%#@${variable}@`;

const formsOf = (text: string, { forms }: Variable, { plural }: CodecContext): Pick<Unit, "target" | "plural"> => {
  const present = new Set<PluralCategory>(["zero", ...plural.categories, ...forms.keys(), "other"]);
  const slots = pluralCategories.filter((category) => present.has(category));
  const target = slots.map((category) => {
    const form = forms.get(category);
    return form === undefined ? "" : decodeText(innerXml(text, form.value));
  });
  return { target, plural: { by: "category", slots } };
};
