/** The body of a request as an object of fields: JSON, a form, or a form with files. */
import { Effect } from "effect";
import {
  bodyLimit,
  formFields,
  type Malformed,
  parseJson,
  readAll,
  type TooLarge,
  UnsupportedMediaType,
} from "./body.ts";
import type { Incoming } from "./incoming.ts";
import { isMultipart, readMultipart } from "./multipart.ts";

export type BodyError = UnsupportedMediaType | Malformed | TooLarge;

/** Files of a form go into `uploadFolder`, which the caller removes. */
export const readBody = (incoming: Incoming, uploadFolder: string): Effect.Effect<unknown, BodyError> => {
  const type = (incoming.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (isMultipart(incoming)) return readMultipart(incoming, uploadFolder);
  return Effect.gen(function* () {
    const bytes = yield* readAll(incoming, bodyLimit);
    if (bytes.length === 0) return {};
    if (type === "application/json") return yield* parseJson(bytes);
    if (type === "application/x-www-form-urlencoded")
      return yield* formFields(new URLSearchParams(new TextDecoder().decode(bytes)));
    return yield* new UnsupportedMediaType({ type });
  });
};
