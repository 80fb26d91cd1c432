/** Bodies of requests: the schema that decodes one, its name in the document and for clients, and what it tells them. */
import { describeFields } from "@dragoman/core/fields";
import type { Schema } from "effect";
import type { Json } from "./json.ts";

export const body = <S extends Schema.Top>(identifier: string, schema: S): S["Rebuild"] =>
  schema.annotate({ identifier });

/** An object of fields. */
export interface Fields {
  readonly title?: string;
  readonly properties: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  /** Ways to send it, each with what it needs beside `required`. */
  readonly anyOf?: readonly { readonly required: readonly string[] }[];
}

/** What clients are told to send. */
export const fieldsOf = (payload: Schema.Constraint): Fields => describeFields(payload) as unknown as Fields;

export const isFile = (schema: Json | undefined): boolean =>
  schema?.["contentMediaType"] === "application/octet-stream";

export const takesFiles = (payload: Schema.Constraint): boolean =>
  Object.values(fieldsOf(payload).properties).some(isFile);
