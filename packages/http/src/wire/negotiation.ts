/** Which rendering a request asks for: JSON, or the page for people. */
import { Schema } from "effect";

export type Rendering = "json" | "api";

/** `Accept` leaves nothing that this server can send. */
export class NotAcceptable extends Schema.TaggedError<NotAcceptable>()("NotAcceptable", {}) {}
/** `?format=` names no rendering. */
export class UnknownFormat extends Schema.TaggedError<UnknownFormat>()("UnknownFormat", {}) {}

const types: Readonly<Record<Rendering, readonly string[]>> = {
  json: ["application/json", "application/*", "*/*"],
  api: ["text/html", "text/*", "*/*"],
};

export const negotiate = (
  accept: string | undefined,
  format: string | null,
): Rendering | NotAcceptable | UnknownFormat => {
  const accepted = (accept ?? "*/*")
    .split(",")
    .map((entry) => entry.split(";")[0]?.trim().toLowerCase() ?? "")
    .filter((type) => type !== "");
  const wanted = accepted.length === 0 ? ["*/*"] : accepted;
  const takes = (rendering: Rendering) => wanted.some((type) => types[rendering].includes(type));
  if (format !== null && format !== "") {
    if (format !== "json" && format !== "api") return new UnknownFormat();
    return takes(format) ? format : new NotAcceptable();
  }
  const first = wanted.find((type) => types.json.includes(type) || types.api.includes(type));
  if (first === undefined) return new NotAcceptable();
  return types.json.includes(first) ? "json" : "api";
};
