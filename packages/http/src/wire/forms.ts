/** Lists in forms, which have no brackets: one value is a list of one, none an empty list. */
import type { Incoming } from "./incoming.ts";

const isForm = (incoming: Incoming) =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(incoming.header("content-type") ?? "");

/** `fields` with a list at `name`, if they came as a form; `absent` says what no value means. */
export const listOfForm = (incoming: Incoming, fields: unknown, name: string, absent: "empty" | "absent"): unknown => {
  if (!isForm(incoming) || fields === null || typeof fields !== "object") return fields;
  const value: unknown = Reflect.get(fields, name);
  if (Array.isArray(value) || (value === undefined && absent === "absent")) return fields;
  return { ...fields, [name]: value === undefined ? [] : [value] };
};

/** The same for several lists, each absent where nothing was sent. */
export const listsOfForm = (incoming: Incoming, fields: unknown, names: readonly string[]): unknown =>
  names.reduce((read, name) => listOfForm(incoming, read, name, "absent"), fields);
