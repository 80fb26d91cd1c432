/** The error of fields. */
import { Schema } from "effect";

/** Messages by field; nested objects by their own fields. */
export type FieldMessages = { readonly [field: string]: readonly string[] | FieldMessages };

/** Input that is refused, field by field. Nothing was changed. */
export class Invalid extends Schema.TaggedError<Invalid>()("Invalid", {
  fields: Schema.Record(Schema.String, Schema.Unknown),
}) {
  static of(fields: FieldMessages): Invalid {
    return new Invalid({ fields });
  }
  static field(field: string, ...messages: string[]): Invalid {
    return new Invalid({ fields: { [field]: messages } });
  }
}
