/** Settings of an add-on: the fields of its schema, and which of them a message of the server is about. */
import { type FieldPlan, type FieldSchema, planOf } from "./model.ts";

export const settingPlans = (schema: unknown): readonly FieldPlan[] => {
  const { properties = {} } = schema as { readonly properties?: Readonly<Record<string, FieldSchema>> };
  return Object.entries(properties).map(([name, each]) => planOf(name, each));
};

/** The server names the setting at the beginning: `Error in parameter age: Needs a number.` */
export const messagesBySetting = (messages: readonly string[], names: readonly string[]) => {
  const bySetting: Record<string, string[]> = {};
  const others: string[] = [];
  for (const message of messages) {
    const [, name = "", text = ""] = /^Error in parameter ([\w-]+)[^:]*: (.*)$/s.exec(message) ?? [];
    if (names.includes(name)) (bySetting[name] ??= []).push(text);
    else others.push(message);
  }
  return { bySetting, others };
};
