/** Which rendering a request asks for: JSON, or the page for people. */
import { Schema } from "effect";
import { preferred } from "./accept.ts";

export type Rendering = "json" | "api";

/** `Accept` leaves nothing that this server can send. */
export class NotAcceptable extends Schema.TaggedError<NotAcceptable>()("NotAcceptable", {}) {}
/** `?format=` names no rendering. */
export class UnknownFormat extends Schema.TaggedError<UnknownFormat>()("UnknownFormat", {}) {}

const types = { json: "application/json", api: "text/html" } as const satisfies Readonly<Record<Rendering, string>>;

export const negotiate = (
  accept: string | undefined,
  format: string | null,
): Rendering | NotAcceptable | UnknownFormat => {
  if (format !== null && format !== "") {
    if (format !== "json" && format !== "api") return new UnknownFormat();
    return preferred(accept, [types[format]]) === undefined ? new NotAcceptable() : format;
  }
  const type = preferred(accept, [types.json, types.api]);
  if (type === undefined) return new NotAcceptable();
  return type === types.json ? "json" : "api";
};
