/**
 * Field types of inputs. Each decodes what clients send (JSON values, or texts of a form) and says in people's words
 * what is wrong. Texts are trimmed; numbers are taken for texts; flags accept the usual spellings.
 */
import { Effect, type JsonSchema, Schema, SchemaGetter, SchemaIssue } from "effect";

const wrong = (message: string) => Effect.fail(new SchemaIssue.InvalidValue({ message }));
const nullMessage = "This field may not be null.";

/** What clients are told to send, as JSON; forms may send the same as text. */
export type Sent = JsonSchema.JsonSchema;

/** Where a field keeps what clients are told. */
export const sentKey = "dragoman.sent";

/**
 * A field of type `A` that clients send as `sent` says. `read` takes any input, and answers a value or
 * `problem(message)`.
 */
export const field = <S extends Schema.Codec<unknown, unknown>>(
  to: S,
  sent: Sent,
  read: (input: unknown) => S["Encoded"] | Problem,
) =>
  Schema.Unknown.pipe(
    Schema.decodeTo(to, {
      decode: SchemaGetter.transformEffect((input: unknown) => {
        const value = read(input);
        return value instanceof Problem ? wrong(value.message) : Effect.succeed(value);
      }),
      encode: SchemaGetter.transform((value: unknown) => value),
    }),
    (schema) => schema.annotate({ [sentKey]: sent }),
  );

export class Problem {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}
export const problem = (message: string) => new Problem(message);

export interface TextRules {
  readonly max?: number;
  /** Whether "" is a value. */
  readonly blank?: boolean;
  readonly trim?: boolean;
  /** A further rule: the message of what is wrong, or undefined. */
  readonly rule?: (text: string) => string | undefined;
  /** What of the rule can be told: a pattern, a format, a description, values. */
  readonly sent?: Sent;
}

/** What clients are told of a text. */
export const sentText = ({ max, blank = false, sent }: TextRules): Sent => ({
  type: "string",
  ...(blank ? {} : { minLength: 1 }),
  ...(max === undefined ? {} : { maxLength: max }),
  ...sent,
});

/** The text of `input`, or what is wrong with it. */
export const readText = (input: unknown, { max, blank = false, trim = true, rule }: TextRules): string | Problem => {
  if (input === null) return problem(nullMessage);
  if (typeof input !== "string" && typeof input !== "number") return problem("Not a valid string.");
  const text = trim ? String(input).trim() : String(input);
  if (text.includes("\0")) return problem("Null characters are not allowed.");
  if (!text.isWellFormed()) return problem("The text holds half of a surrogate pair.");
  if (text === "") return blank ? text : problem("This field may not be blank.");
  if (max !== undefined && [...text].length > max)
    return problem(`Ensure this field has no more than ${max} characters.`);
  const message = rule?.(text);
  return message === undefined ? text : problem(message);
};

export const Text = (rules: TextRules = {}) => field(Schema.String, sentText(rules), (input) => readText(input, rules));

/** A part of an address: letters, digits, underscores and hyphens. */
export const Slug = (max: number) =>
  Text({
    max,
    sent: { pattern: "^[-a-zA-Z0-9_]+$" },
    rule: (text) =>
      !/^[-a-zA-Z0-9_]+$/.test(text)
        ? "Enter a slug of letters, digits, underscores or hyphens."
        : text === "-"
          ? "This name is not allowed."
          : undefined,
  });

/** Like `inner`, with null as a value. */
export const Nullable = <S extends Schema.Codec<unknown, unknown>>(inner: S) => Schema.NullOr(inner);

const yes = new Set(["true", "t", "yes", "y", "on", "1"]);
const no = new Set(["false", "f", "no", "n", "off", "0"]);

export const Flag = field(Schema.Boolean, { type: "boolean" }, (input) => {
  if (typeof input === "boolean") return input;
  if (input === null) return problem(nullMessage);
  const word = typeof input === "string" || typeof input === "number" ? String(input).trim().toLowerCase() : undefined;
  if (word !== undefined && yes.has(word)) return true;
  if (word !== undefined && no.has(word)) return false;
  return problem("Must be a valid boolean.");
});

interface Limits {
  readonly min?: number;
  readonly max?: number;
}

/** Whole numbers that the database can keep, if nothing narrower is said. */
export const Integer = (limits: Limits = {}) => Id(Schema.Int, limits);

/** The same, as the id of a row: `Id(UnitId)`. */
export const Id = <S extends Schema.Codec<unknown, number>>(
  id: S,
  { min = -(2 ** 31), max = 2 ** 31 - 1 }: Limits = {},
) =>
  field(id, { type: "integer", minimum: min, maximum: max }, (input) => {
    if (input === null) return problem(nullMessage);
    const value =
      typeof input === "number"
        ? input
        : typeof input === "string" && /^\s*[-+]?\d{1,15}\s*$/.test(input)
          ? Number(input)
          : Number.NaN;
    if (!Number.isSafeInteger(value)) return problem("A valid integer is required.");
    if (value < min) return problem(`Ensure this value is greater than or equal to ${min}.`);
    if (value > max) return problem(`Ensure this value is less than or equal to ${max}.`);
    return value;
  });

/** Objects of forms have no text at all. */
const isWord = (input: unknown): input is string | number => typeof input === "string" || typeof input === "number";

const quoted = (input: unknown) => JSON.stringify(isWord(input) ? String(input) : "?");

/** What clients are told of a choice. */
export const sentChoice = (values: readonly (string | number)[]): Sent => ({
  type: values.every((value) => typeof value === "number") ? "integer" : "string",
  enum: [...values],
});

/** One of `values`; texts of numbers are taken for numbers. */
export const Choice = <const Value extends string | number>(values: readonly Value[]) =>
  field(Schema.Literals(values), sentChoice(values), (input) => {
    if (input === null) return problem(nullMessage);
    const found = values.find((value) => isWord(input) && String(value) === String(input).trim());
    return found ?? problem(`${quoted(input)} is not a valid choice.`);
  });

/** An `http(s)` or `ftp` address of at most 200 characters. */
export const WebAddress = (blank: boolean) =>
  Text({
    max: 200,
    blank,
    sent: { format: "uri" },
    rule: (text) => {
      const url = URL.canParse(text) ? new URL(text) : undefined;
      if (url === undefined || !/^(https?|ftp):$/.test(url.protocol) || /\s/.test(text)) return "Enter a valid URL.";
      return /^(\d+\.){3}\d+$|^\[|(^|\.)localhost$/.test(url.hostname) ? "This address is not allowed." : undefined;
    },
  });

export const emailProblem = (text: string): string | undefined =>
  /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@.<>()[\]\\,;:"]+$/.test(text) &&
  !/^[./|]/.test(text) &&
  !/[%!`#&?]/.test(text.split("@")[0] ?? "")
    ? undefined
    : "Enter a valid e-mail address.";

export const Email = Text({ max: 190, sent: { format: "email" }, rule: emailProblem });

/** A list of texts, one text of a form counting as a list of one. */
export const TextList = (rules: TextRules = {}) =>
  field(Schema.Array(Schema.String), { type: "array", items: sentText(rules) }, (input) => {
    if (!Array.isArray(input))
      return problem(`Expected a list of items but got ${input === null ? "null" : `a ${typeof input}`}.`);
    const texts: string[] = [];
    for (const item of input) {
      const text = readText(item, rules);
      if (text instanceof Problem) return text;
      texts.push(text);
    }
    return texts;
  });

/** An object of settings, of at most `depth` levels. */
export const Settings = field(
  Schema.Record(Schema.String, Schema.Unknown),
  { type: "object", additionalProperties: true },
  (input) =>
    input !== null && typeof input === "object" && !Array.isArray(input)
      ? { ...input }
      : problem("Expected an object."),
);

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})?$/;

/** A time; in UTC where it names no zone. */
export const Instant = field(Schema.Date, { type: "string", format: "date-time" }, (input) => {
  if (input === null) return problem(nullMessage);
  const text = typeof input === "string" ? input.trim() : "";
  const date = new Date(/(Z|[+-]\d{2}:\d{2})$/.test(text) ? text : `${text}Z`);
  return instant.test(text) && !Number.isNaN(date.getTime())
    ? date
    : problem("Enter a time such as 2026-11-21T02:24:26Z.");
});
