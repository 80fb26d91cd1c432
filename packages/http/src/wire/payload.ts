/** Bodies of requests: the schema that decodes one, under the name that the document and clients have for it. */
import type { Schema } from "effect";

export const body = <S extends Schema.Top>(identifier: string, schema: S): S["Rebuild"] =>
  schema.annotate({ identifier });
