/** Plural forms of GWT messages: `name` holds the form for other, `name[one]`, `name[few]` … the rest. */
import { type CodecContext, type PluralCategory, pluralCategories } from "../../contract/index.ts";
import type { Property } from "../properties/parse.ts";

/** The properties of one string, in the order of the file. */
export interface Message {
  readonly name: string;
  readonly properties: readonly Property[];
  /** Where the string has plural forms: the property of each category. */
  readonly forms?: ReadonlyMap<PluralCategory, Property>;
}

/** `name[few]` as its name and category; a bare key has no category. */
const splitKey = (key: string): { readonly name: string; readonly category: PluralCategory | undefined } => {
  const [, name = key, suffix] = /^(.+)\[([a-z]+)\]$/s.exec(key) ?? [];
  const category = pluralCategories.find((candidate) => candidate === suffix);
  return category === undefined ? { name: key, category } : { name, category };
};

/** Groups properties into messages; a form that is already taken stays a message of its own. */
export const messagesOf = (properties: readonly Property[], isPlural: (name: string) => boolean): Message[] => {
  const plurals = new Set<string>();
  for (const { key } of properties) {
    const { name, category } = splitKey(key);
    if (category !== undefined || isPlural(key)) plurals.add(name);
  }
  const messages: Message[] = [];
  const open = new Map<string, { properties: Property[]; forms: Map<PluralCategory, Property> }>();
  for (const property of properties) {
    const { name, category = "other" } = splitKey(property.key);
    const found = open.get(name);
    if (!plurals.has(name) || found?.forms.has(category) === true)
      messages.push({ name: property.key, properties: [property] });
    else if (found !== undefined) {
      found.properties.push(property);
      found.forms.set(category, property);
    } else {
      const message = { name, properties: [property], forms: new Map([[category, property]]) };
      open.set(name, message);
      messages.push(message);
    }
  }
  return messages;
};

/** The categories of a plural string: those of the language, and whatever else the file has. */
export const slotsOf = (
  forms: ReadonlyMap<PluralCategory, Property>,
  context: CodecContext,
): readonly PluralCategory[] =>
  pluralCategories.filter((category) => forms.has(category) || context.plural.categories.includes(category));

export const keyOf = (name: string, category: PluralCategory): string =>
  category === "other" ? name : `${name}[${category}]`;
