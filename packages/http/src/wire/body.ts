/** Bodies without files: bytes with a limit, JSON of bounded depth, forms. */
import { Effect, Schema } from "effect";
import type { Incoming } from "./incoming.ts";

export class UnsupportedMediaType extends Schema.TaggedError<UnsupportedMediaType>()("UnsupportedMediaType", {
  type: Schema.String,
}) {}
/** The body is not what its content type says. */
export class Malformed extends Schema.TaggedError<Malformed>()("Malformed", { reason: Schema.String }) {}
export class TooLarge extends Schema.TaggedError<TooLarge>()("TooLarge", { limit: Schema.Int }) {}

/** Largest body without files, in bytes. */
export const bodyLimit = 50 * 1024 * 1024;

/** Largest notification of a push, in bytes: those of large pushes are long, and anybody may send them. */
export const hookLimit = 10 * 1024 * 1024;

/** All bytes of the body. */
export const readAll = (incoming: Incoming, limit: number): Effect.Effect<Uint8Array, TooLarge | Malformed> =>
  Effect.gen(function* () {
    if (incoming.body === undefined) return new Uint8Array();
    if (Number(incoming.header("content-length") ?? 0) > limit) return yield* new TooLarge({ limit });
    const stream = incoming.body();
    const chunks = yield* Effect.tryPromise({
      try: async () => {
        const parts: Uint8Array[] = [];
        let size = 0;
        for await (const part of stream) {
          size += part.length;
          if (size > limit) return undefined;
          parts.push(part);
        }
        return parts;
      },
      catch: () => new Malformed({ reason: "The body broke off." }),
    });
    return chunks === undefined ? yield* new TooLarge({ limit }) : Buffer.concat(chunks);
  });

const deepest = 200;

export const parseJson = (bytes: Uint8Array): Effect.Effect<unknown, Malformed> =>
  Effect.suspend(() => {
    let text: string;
    try {
      text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch {
      return new Malformed({ reason: "JSON parse error - the body is not UTF-8." });
    }
    if (nesting(text) > deepest) return new Malformed({ reason: `JSON parse error - more than ${deepest} levels.` });
    try {
      return Effect.succeed(JSON.parse(text) as unknown);
    } catch (error) {
      return new Malformed({
        reason: `JSON parse error - ${error instanceof Error ? error.message.slice(0, 200) : "unreadable"}`,
      });
    }
  });

/** The most brackets open at once; those inside of texts count too, which errs on the safe side only for odd bodies. */
const nesting = (text: string): number => {
  let open = 0;
  let most = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (quoted) {
      if (code === 0x5c) index++;
      else if (code === 0x22) quoted = false;
    } else if (code === 0x22) quoted = true;
    else if (code === 0x5b || code === 0x7b) most = Math.max(most, ++open);
    else if (code === 0x5d || code === 0x7d) open--;
  }
  return most;
};

type Fields = Record<string, unknown>;

/** Deepest nesting of dotted names. */
const mostDots = 8;

/** Repeated names become lists; dotted names become nested objects. */
export const formFields = (
  pairs: Iterable<readonly [name: string | undefined, unknown]>,
): Effect.Effect<Fields, Malformed> =>
  Effect.suspend(() => {
    const fields: Fields = Object.create(null);
    for (const [name, value] of pairs) {
      const problem = addField(fields, name ?? "", value);
      if (problem !== undefined) return new Malformed({ reason: `Form parse error - ${problem}` });
    }
    return Effect.succeed(fields);
  });

/** What is wrong with the name, if something is. */
const addField = (fields: Fields, name: string, value: unknown): string | undefined => {
  const shown = JSON.stringify(name.slice(0, 100));
  const path = name.split(".");
  const last = path.pop() ?? "";
  if (name === "") return "a field has no name.";
  if (last === "" || path.includes("")) return `the field ${shown} has an empty part in its name.`;
  if (path.length > mostDots) return `the field ${shown} has more than ${mostDots} dots in its name.`;
  let into = fields;
  for (const part of path) {
    into[part] ??= Object.create(null);
    const next = into[part];
    if (!isNested(next)) return `the field ${shown} has fields in it, and is given as a value too.`;
    into = next;
  }
  const known = into[last];
  if (isNested(known)) return `the field ${shown} has fields in it, and is given as a value too.`;
  into[last] = known === undefined ? value : Array.isArray(known) ? [...known, value] : [known, value];
  return undefined;
};

/** Only objects that are made here have no prototype: a file is a value, and its own fields are nobody's to set. */
const isNested = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === null;
