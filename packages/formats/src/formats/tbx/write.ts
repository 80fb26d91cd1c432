/** Plans the edits of a TBX file: terms, explanations, whole concepts. */
import type { XmlElement } from "@rgrove/parse-xml";
import type { CodecContext, NewUnit } from "../../contract/index.ts";
import type { Arranged, SetChange } from "../../xml/changes.ts";
import { type Model, onUnit } from "../../xml/document.ts";
import type { XmlEditor } from "../../xml/editor.ts";
import { firstChild, innerXml, localName } from "../../xml/element.ts";
import { encodeAttribute, encodeText } from "../../xml/escape.ts";
import type { Block } from "../../xml/layout.ts";
import { placeUnits } from "../../xml/placement.ts";
import { type Nesting, nestingOf } from "./concept.ts";
import { type TermEntry, termText } from "./read.ts";

export const planTerms = (
  changes: Arranged,
  editor: XmlEditor,
  model: Model<TermEntry>,
  body: XmlElement,
  context: CodecContext,
): void => {
  for (const change of changes.sets.values()) {
    const entry = model.entries.get(change.id);
    if (entry !== undefined) onUnit(entry.unit, () => setTerm(entry, change, { editor, model, context }));
  }
  const [sample] = model.entries.values();
  const isVersion3 = model.file.root.name === "tbx";
  const shape: Shape = {
    concept: sample === undefined ? (isVersion3 ? "conceptEntry" : "termEntry") : localName(sample.element),
    nesting:
      sample?.source === undefined
        ? isVersion3
          ? ["langSec", "termSec"]
          : ["langSet", "tig"]
        : nestingOf(sample.source),
  };
  const block = (unit: NewUnit) => [conceptBlock(unit, shape, editor, context)];
  placeUnits({ editor, model, changes, base: undefined, parent: body, block });
};

interface Setting {
  readonly editor: XmlEditor;
  readonly model: Model<TermEntry>;
  readonly context: CodecContext;
}

const setTerm = (entry: TermEntry, { target: [text = ""], explanation }: SetChange, setting: Setting): void => {
  const { unit, element, source, target } = entry;
  const { editor, model, context } = setting;
  const raw = (term: XmlElement | undefined) => (term === undefined ? "" : innerXml(model.file.text, term));
  if (text !== unit.target[0]) {
    const like = raw(target?.term) || raw(source?.term);
    const content = termText.write(text, { like, entities: model.file.entities, target: editor.target });
    const nesting = source === undefined ? ["langSet", "tig"] : nestingOf(source);
    if (target?.term !== undefined) editor.setContent(target.term, content);
    else if (target !== undefined) editor.append(target.element, termBlock(content, nesting.slice(1)));
    else {
      const block = sectionBlock(context.language, termBlock(content, nesting.slice(1)), nesting, editor);
      if (source === undefined) editor.append(element, block);
      else editor.insertAfter(source.element, block);
    }
  }
  if (explanation !== undefined) setExplanation(entry, explanation, editor);
};

const setExplanation = ({ unit, element, source, explanation }: TermEntry, text: string, editor: XmlEditor): void => {
  if (text === (unit.explanation ?? "")) return;
  if (text === "" && explanation !== undefined) editor.remove(explanation);
  else if (explanation !== undefined) editor.setContent(explanation, plain(text, editor));
  else {
    const section = source?.element ?? element;
    const first = firstChild(section);
    if (first === undefined) editor.append(section, explanationBlock(text, editor));
    else editor.insertBefore(first, explanationBlock(text, editor));
  }
};

interface Shape {
  readonly concept: string;
  readonly nesting: Nesting;
}

const conceptBlock = (unit: NewUnit, { concept, nesting }: Shape, editor: XmlEditor, context: CodecContext): Block => {
  const term = (text: string) =>
    termBlock(termText.write(text, { like: "", entities: new Set(), target: editor.target }), nesting.slice(1));
  const explained = unit.explanation ? [explanationBlock(unit.explanation, editor)] : [];
  const note = (text: string): readonly Block[] =>
    text === "" ? [] : [{ open: "<note>", name: "note", content: plain(text, editor) }];
  const section = (language: string, blocks: readonly Block[]) => sectionBlock(language, blocks, nesting, editor);
  return {
    open: unit.context === "" ? `<${concept}>` : `<${concept} id="${encodeAttribute(unit.context, editor.target)}">`,
    name: concept,
    content: [
      ...note(unit.notes?.developer ?? ""),
      section(context.sourceLanguage, [...explained, term(unit.source[0] ?? "")]),
      section(context.language, [term(unit.target[0] ?? ""), ...note(unit.notes?.translator ?? "")]),
    ],
  };
};

const termBlock = (content: string, [outer, ...inner]: Nesting): Block =>
  outer === undefined
    ? { open: "<term>", name: "term", content }
    : { open: `<${outer}>`, name: outer, content: [termBlock(content, inner)] };

const sectionBlock = (
  language: string,
  blocks: Block | readonly Block[],
  [name = "langSet"]: Nesting,
  editor: XmlEditor,
): Block => ({
  open: `<${name} xml:lang="${encodeAttribute(language, editor.target)}">`,
  name,
  content: "open" in blocks ? [blocks] : blocks,
});

const explanationBlock = (text: string, editor: XmlEditor): Block => ({
  open: '<descrip type="definition">',
  name: "descrip",
  content: plain(text, editor),
});

const plain = (text: string, editor: XmlEditor) => encodeText(text, editor.target);
