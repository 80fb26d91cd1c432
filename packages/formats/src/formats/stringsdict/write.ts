/** Plans the edits of a property list of plural rules. */
import type { XmlElement } from "@rgrove/parse-xml";
import type { CodecContext, NewUnit, PluralCategory } from "../../contract/index.ts";
import type { Arranged, SetChange } from "../../xml/changes.ts";
import { baseModel, type Model, onUnit } from "../../xml/document.ts";
import type { XmlEditor } from "../../xml/editor.ts";
import { innerXml } from "../../xml/element.ts";
import { placeUnits } from "../../xml/placement.ts";
import { type Making, plain, ruleBlocks, textBlocks, variableBlocks } from "./newRule.ts";
import type { RuleEntry } from "./read.ts";

export const planRules = (
  changes: Arranged,
  editor: XmlEditor,
  model: Model<RuleEntry>,
  rules: XmlElement,
  context: CodecContext,
): void => {
  for (const change of changes.sets.values()) {
    const entry = model.entries.get(change.id);
    if (entry !== undefined) onUnit(entry.unit, () => setRule(entry, change, editor, model));
  }
  removeVariables(changes, editor, model);
  const base = baseModel(context) as Model<RuleEntry> | undefined;
  const making: Making = { editor, base, context };
  const whole = new Map<string, NewUnit[]>();
  for (const { unit } of changes.added) {
    const [rule, variable] = namesOf(unit);
    const existing = variable === undefined ? undefined : model.entries.get(rule)?.rule;
    if (existing === undefined) whole.set(rule, [...(whole.get(rule) ?? []), unit]);
    else for (const block of variableBlocks(variable ?? "", unit, making)) editor.append(existing.value, block);
  }
  const ruleIds = new Map([...model.entries.values()].filter(isRule).map(({ unit, rule }) => [rule.key, unit.id]));
  const added = changes.added.flatMap(({ op, unit, after }) => {
    const [rule] = namesOf(unit);
    if (whole.get(rule)?.[0] !== unit) return [];
    const before = model.entries.get(after ?? "")?.rule;
    const beside = before === undefined ? after : ruleIds.get(before.key);
    return [{ op, unit: { ...unit, id: rule }, ...(beside === undefined ? {} : { after: beside }) }];
  });
  placeUnits({
    editor,
    model: { file: model.file, entries: new Map([...model.entries].filter(([, entry]) => isRule(entry))) },
    changes: { ...changes, added },
    base,
    parent: rules,
    block: ({ id }) => ruleBlocks(id, whole.get(id) ?? [], making),
  });
};

/** Whether an entry stands for a whole rule, and not for one of several variables. */
const isRule = ({ lead, rule }: RuleEntry) => lead === rule.key;

/** Removes variables whose rule stays. */
const removeVariables = ({ removed }: Arranged, editor: XmlEditor, model: Model<RuleEntry>): void => {
  const gone = new Set(
    [...model.entries.values()]
      .filter((entry) => isRule(entry) && removed.has(entry.unit.id))
      .map(({ rule }) => rule.key),
  );
  for (const id of removed) {
    const entry = model.entries.get(id);
    if (entry !== undefined && !isRule(entry) && !gone.has(entry.rule.key))
      editor.remove({ start: entry.unit.span.start, end: entry.unit.span.end });
  }
};

/** The key, and the variable where the unit is one of several of its key. */
const namesOf = ({ id, plural }: NewUnit): readonly [string, string | undefined] => {
  const [, rule, variable] = plural === undefined ? [] : (/^(.+):([^:]+)$/s.exec(id) ?? []);
  return rule === undefined ? [id, undefined] : [rule, variable];
};

const setRule = (
  { unit, format, variable }: RuleEntry,
  { target }: SetChange,
  editor: XmlEditor,
  model: Model,
): void => {
  const { text } = model.file;
  if (variable === undefined || unit.plural?.by !== "category") {
    if (target[0] !== unit.target[0])
      editor.setContent(format.value, plain(target[0] ?? "", editor, innerXml(text, format.value)));
    return;
  }
  let previous: XmlElement | undefined;
  const waiting: [PluralCategory, string][] = [];
  for (const [index, category] of unit.plural.slots.entries()) {
    const form = variable.forms.get(category);
    const value = target[index] ?? "";
    if (form === undefined) {
      if (value === "") continue;
      if (previous === undefined) waiting.push([category, value]);
      else for (const block of textBlocks(category, value, editor)) editor.insertAfter(previous, block);
      continue;
    }
    for (const [name, missing] of waiting.splice(0))
      for (const block of textBlocks(name, missing, editor)) editor.insertBefore(form.key, block);
    if (value === "" && unit.target[index] !== "" && category !== "other")
      editor.remove({ start: form.key.start, end: form.value.end });
    else if (value !== unit.target[index])
      editor.setContent(form.value, plain(value, editor, innerXml(text, form.value)));
    previous = form.value;
  }
  for (const [name, missing] of waiting)
    for (const block of textBlocks(name, missing, editor)) editor.append(variable.value, block);
};
