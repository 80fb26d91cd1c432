/** Errors that any room may answer with. They carry no status: the wire gives each tag one. */
import { Schema } from "effect";

/** The object is not there, or not there for this actor: the two cannot be told apart. */
export class NotFound extends Schema.TaggedError<NotFound>()("NotFound", { object: Schema.String }) {}

/** The actor sees the object and may not do this to it. */
export class Forbidden extends Schema.TaggedError<Forbidden>()("Forbidden", { reason: Schema.String }) {}

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

/** Input that is refused as a whole: there is no field to name. */
export class Refused extends Schema.TaggedError<Refused>()("Refused", { reason: Schema.String }) {}
