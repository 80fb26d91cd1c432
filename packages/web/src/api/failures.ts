/** What the server found wrong, by the fields of a form. */
import { type Failure, isFailure } from "@dragoman/client";

type FieldMessages = Extract<Failure, { kind: "invalid" }>["fields"][string];

const flat = (messages: FieldMessages): readonly string[] =>
  Array.isArray(messages) ? (messages as readonly string[]) : Object.values(messages).flatMap(flat);

const fieldsOf = (error: unknown): Readonly<Record<string, FieldMessages>> =>
  isFailure(error) && error.kind === "invalid" ? error.fields : {};

/** Messages of one field; none where nothing is wrong with it. */
export const messagesOf = (error: unknown, field: string): readonly string[] => {
  const messages = fieldsOf(error)[field];
  return messages === undefined ? [] : flat(messages);
};

/** The error, unless all that it says stands at one of these fields. */
export const beyondFields = (error: unknown, fields: readonly string[]): unknown => {
  const names = Object.keys(fieldsOf(error));
  return error === null || (names.length > 0 && names.every((name) => fields.includes(name))) ? undefined : error;
};
