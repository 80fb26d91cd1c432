/** Codecs of GWT's message files: Java properties whose keys may name a plural form. */
import {
  CodecError,
  type CodecContext,
  type Document,
  type PluralCategory,
  type SourceText,
  isMonolingual,
} from "../../contract/index.ts";
import { type Entry, EntryDocument, headText, insertLines, type Shape, uniqueIds } from "../../entries/index.ts";
import { propertyCodec } from "../properties/codec.ts";
import { latin1, type PropertyDialect, styleOf, utf8 } from "../properties/dialect.ts";
import type { PropertyStyle } from "../properties/escape.ts";
import { parseProperties } from "../properties/parse.ts";
import { commentLines, copyProperty, newProperty, replaceValue } from "../properties/write.ts";
import { keyOf, type Message, messagesOf, slotsOf } from "./plural.ts";

interface MessageEntry extends Entry {
  readonly message: Message;
}

interface MessageStyle extends PropertyStyle {
  readonly source: SourceText;
}

const shape: Shape<MessageEntry, MessageStyle> = {
  set({ id, target }, { unit, message, block }, style) {
    if (target.length !== unit.target.length) throw wrongNumber(id);
    const [first] = message.properties;
    if (unit.plural?.by !== "category" || message.forms === undefined)
      return first === undefined ? [] : [replaceValue(first, target[0] ?? "", style)];
    const missing: string[] = [];
    const edits = unit.plural.slots.flatMap((category, index) => {
      const property = message.forms?.get(category);
      const text = target[index] ?? "";
      if (property !== undefined) return [replaceValue(property, text, style)];
      if (text !== "") missing.push(newProperty(keyOf(message.name, category), text, style, first?.separator || "="));
      return [];
    });
    return missing.length === 0 ? edits : [...edits, insertLines(style.source, block.end, missing.join(""))];
  },

  add({ id, target, plural, notes }, style, _, base) {
    const slots: readonly (PluralCategory | undefined)[] = plural?.by === "category" ? plural.slots : [undefined];
    if (slots.length !== target.length) throw wrongNumber(id);
    const [first] = base?.entry.message.properties ?? [];
    const lines = slots.map((category, index) => {
      const text = target[index] ?? "";
      return {
        category,
        text: newProperty(category === undefined ? id : keyOf(id, category), text, style, first?.separator || "="),
      };
    });
    if (base !== undefined && first !== undefined && lines.length === 1)
      return copyProperty(first, base.text, target[0] ?? "", style);
    // The bare key comes first: it is the message, the others are its branches.
    lines.sort((a, b) => Number(b.category === "other") - Number(a.category === "other"));
    return commentLines(notes?.developer || (first?.comment ?? ""), style) + lines.map(({ text }) => text).join("");
  },
};

const wrongNumber = (id: string) => new CodecError(`Wrong number of plural forms for ${JSON.stringify(id)}.`);

const documentOf = (source: SourceText, context: CodecContext): Document => {
  const unique = uniqueIds();
  const isPlural = (name: string) => context.base?.byId(name)?.plural !== undefined;
  const entries = messagesOf(parseProperties(source.text), isPlural).flatMap((message): MessageEntry[] => {
    const { name, properties, forms } = message;
    const first = properties[0];
    const last = properties.at(-1);
    if (first === undefined || last === undefined) return [];
    const slots = forms && slotsOf(forms, context);
    const target = slots === undefined ? [first.text] : slots.map((category) => forms?.get(category)?.text ?? "");
    const entry: MessageEntry = {
      unit: {
        id: unique(name),
        context: name,
        source: isMonolingual(context) ? [] : [name],
        target,
        ...(slots && { plural: { by: "category", slots } }),
        state: target.every((text) => text === "") ? "empty" : "translated",
        notes: { developer: properties.map(({ comment }) => comment).join(""), translator: "" },
        locations: [],
        flags: [],
        span: { start: first.name.start, end: last.block.end, line: first.line },
      },
      block: { start: first.block.start, end: last.block.end },
      value: first.value,
      message,
    };
    return [properties.length === 1 ? entry : { ...entry, blocks: properties.map(({ block }) => block) }];
  });
  return new EntryDocument({ source, style: { ...styleOf(source), source }, entries }, shape);
};

const hasBranches = (head: Uint8Array) => /^[^\n=:]*\[(?:zero|one|two|few|many|other)\]\s*[=:]/m.test(headText(head));

const gwtCodec = (id: string, name: string, dialect: PropertyDialect) =>
  propertyCodec({
    id,
    name,
    dialect,
    flags: ["auto-java-messageformat"],
    plurals: true,
    kind: "either",
    codeStyle: "linux",
    sniff: (head) => (hasBranches(head) ? Math.min(1, dialect.sniff(head) + 0.1) : dialect.sniff(head) / 2),
    document: documentOf,
  });

export const gwt = gwtCodec("gwt", "GWT properties (UTF-8)", utf8);
export const gwtIso = gwtCodec("gwt-iso", "GWT properties (ISO-8859-1)", latin1);
