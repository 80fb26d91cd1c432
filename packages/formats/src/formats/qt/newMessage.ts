/** New messages: into the context they name, which is made where the file lacks it. */
import type { XmlElement } from "@rgrove/parse-xml";
import type { NewUnit } from "../../contract/index.ts";
import type { Arranged } from "../../xml/changes.ts";
import type { Model } from "../../xml/document.ts";
import type { XmlEditor } from "../../xml/editor.ts";
import { encodeAttribute } from "../../xml/escape.ts";
import type { Block } from "../../xml/layout.ts";
import type { MessageEntry } from "./read.ts";
import { joinedSource, qtText } from "./text.ts";

export const addMessages = (
  changes: Arranged,
  editor: XmlEditor,
  model: Model<MessageEntry>,
  contexts: ReadonlyMap<string, XmlElement>,
): void => {
  const made = new Map<string, Block[]>();
  for (const { unit, after } of changes.added) {
    const [name = ""] = unit.context.split("\n", 1);
    const context = contexts.get(name);
    const sibling = after === undefined || changes.removed.has(after) ? undefined : model.entries.get(after)?.element;
    const block = messageBlock(unit, editor);
    if (context === undefined) made.set(name, [...(made.get(name) ?? []), block]);
    else if (sibling?.parent === context) editor.insertAfter(sibling, block);
    else editor.append(context, block);
  }
  for (const [name, messages] of made) {
    const content = [leaf("name", name, editor), ...messages];
    editor.append(model.file.root, { open: "<context>", name: "context", content }, { gap: editor.target.eol, step });
  }
};

/** One level of indentation; contexts stand at the margin. */
export const step = "    ";

const leaf = (name: string, text: string, editor: XmlEditor, open = `<${name}>`): Block => ({
  open,
  name,
  content: qtText.write(text, { like: "", entities: new Set(), target: editor.target }),
});

const messageBlock = (unit: NewUnit, editor: XmlEditor): Block => {
  const isPlural = unit.plural !== undefined;
  const comment = unit.context.includes("\n") ? unit.context.slice(unit.context.indexOf("\n") + 1) : "";
  const source = (isPlural ? joinedSource(unit.source) : unit.source[0]) ?? "";
  const isFinished = unit.target.some((form) => form !== "") && unit.state !== "fuzzy";
  const notes: readonly (readonly [string, string])[] = [
    ["comment", comment],
    ["extracomment", unit.notes?.developer ?? ""],
    ["translatorcomment", unit.notes?.translator ?? ""],
  ];
  const open = isFinished ? "<translation>" : '<translation type="unfinished">';
  return {
    open: isPlural ? '<message numerus="yes">' : "<message>",
    name: "message",
    content: [
      ...(unit.locations ?? []).map((location) => locationBlock(location, editor)),
      leaf("source", source, editor),
      ...notes.filter(([, text]) => text !== "").map(([name, text]) => leaf(name, text, editor)),
      isPlural
        ? { open, name: "translation", content: unit.target.map((form) => leaf("numerusform", form, editor)) }
        : leaf("translation", unit.target[0] ?? "", editor, open),
    ],
  };
};

const locationBlock = (location: string, { target }: XmlEditor): Block => {
  const [, file = location, line] = /^(.*?)(?::(\d+))?$/s.exec(location) ?? [];
  return {
    open: `<location filename="${encodeAttribute(file, target)}"${line === undefined ? "" : ` line="${line}"`}/>`,
  };
};
