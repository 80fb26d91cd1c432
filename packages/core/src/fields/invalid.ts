/** The error of fields. */
import { Schema } from "effect";

/** Messages by field; nested objects by their own fields. */
export type FieldMessages = { readonly [field: string]: readonly string[] | FieldMessages };

/** A line for each field, behind its path; what is said of the whole stands for itself. */
const linesOf = (fields: Readonly<Record<string, unknown>>, prefix = ""): string[] =>
  Object.entries(fields).flatMap(([name, messages]) =>
    Array.isArray(messages)
      ? [name === "non_field_errors" ? messages.join(" ") : `${prefix}${name}: ${messages.join(" ")}`]
      : linesOf(messages as Readonly<Record<string, unknown>>, `${prefix}${name}.`),
  );

/** Input that is refused, field by field. Nothing was changed. */
export class Invalid extends Schema.TaggedError<Invalid>()("Invalid", {
  fields: Schema.Record(Schema.String, Schema.Unknown),
  /** What programs tell it by, where there is something that helps. */
  code: Schema.optionalKey(Schema.String),
}) {
  override get message(): string {
    return linesOf(this.fields).join("\n");
  }
  static of(fields: FieldMessages): Invalid {
    return new Invalid({ fields });
  }
  static field(field: string, ...messages: string[]): Invalid {
    return new Invalid({ fields: { [field]: messages } });
  }
}
