/** From what a client sent to a typed input, with every wrong field named. */
import { Effect, Result, Schema, SchemaIssue } from "effect";
import { type FieldMessages, Invalid } from "./invalid.ts";

const format = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (issue) =>
    issue._tag === "MissingKey"
      ? "This field is required."
      : issue._tag === "InvalidValue" && typeof issue.annotations?.message === "string"
        ? issue.annotations.message
        : "This value is not valid.",
});

/** Decodes `input` by `schema`. @throws Invalid with messages by field; keys that the schema does not know are passed over */
export const decodeFields = <S extends Schema.ConstraintDecoder<unknown>>(
  schema: S,
  input: unknown,
): Effect.Effect<S["Type"], Invalid> => {
  if (input === null || typeof input !== "object" || Array.isArray(input))
    return Effect.fail(
      Invalid.field(
        "non_field_errors",
        `Invalid data. Expected an object, but got ${Array.isArray(input) ? "a list" : typeof input}.`,
      ),
    );
  const result = Schema.decodeUnknownResult(schema, { errors: "all" })(input);
  return Result.isSuccess(result)
    ? Effect.succeed(result.success)
    : Effect.fail(Invalid.of(byField(format(result.failure.issue).issues)));
};

const byField = (
  issues: readonly { readonly message: string; readonly path?: readonly unknown[] | undefined }[],
): FieldMessages => {
  const fields: Record<string, unknown> = Object.create(null);
  for (const issue of issues) {
    const path = (issue.path ?? []).map(String);
    place(fields, path.length === 0 ? ["non_field_errors"] : path, issue.message);
  }
  return fields as FieldMessages;
};

const place = (
  into: Record<string, unknown>,
  [head = "non_field_errors", ...tail]: readonly string[],
  message: string,
): void => {
  const known = into[head];
  if (tail.length === 0) {
    if (Array.isArray(known)) known.push(message);
    else if (known === undefined) into[head] = [message];
    return;
  }
  if (known === undefined || Array.isArray(known)) into[head] = Object.create(null);
  place(into[head] as Record<string, unknown>, tail, message);
};

/**
 * The input of a service's write: an effect, so that it is read after the actor's right was checked, and those who may
 * not ask never learn what is wrong with what they sent.
 */
export type Input<A> = Effect.Effect<A, Invalid>;
