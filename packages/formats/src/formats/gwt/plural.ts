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

const branch = /^(.+)\[(zero|one|two|few|many|other)\]$/s;

/** Groups properties into messages; a form that is already taken stays a message of its own. */
export const messagesOf = (properties: readonly Property[], isPlural: (name: string) => boolean): Message[] => {
  const plurals = new Set<string>();
  for (const { key } of properties) {
    const name = branch.exec(key)?.[1];
    if (name !== undefined) plurals.add(name);
    else if (isPlural(key)) plurals.add(key);
  }
  const messages: Message[] = [];
  const open = new Map<string, { properties: Property[]; forms: Map<PluralCategory, Property> }>();
  for (const property of properties) {
    const [, stem, category = "other"] = branch.exec(property.key) ?? [];
    const name = stem ?? property.key;
    if (!plurals.has(name)) {
      messages.push({ name, properties: [property] });
      continue;
    }
    const found = open.get(name);
    if (found?.forms.has(category as PluralCategory)) messages.push({ name: property.key, properties: [property] });
    else if (found !== undefined) {
      found.properties.push(property);
      found.forms.set(category as PluralCategory, property);
    } else {
      const message = { name, properties: [property], forms: new Map([[category as PluralCategory, property]]) };
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
