/** How requests fail: what every endpoint may answer beside what it is for, and the shapes of these answers. */
import { statusOf } from "../errorStatus.ts";
import type { Endpoint } from "../wire/endpoint.ts";
import { failuresOf } from "../wire/fails.ts";
import { Failure } from "../wire/answer.ts";
import { type Json, list, named, record, text } from "../wire/json.ts";

/** What nobody expects. */
const defect = 500;

/** References to what is answered, by status. */
export const failureResponses = (endpoint: Endpoint): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    [...new Set([...[...failuresOf(endpoint)].map(statusOf), defect])]
      .sort((a, b) => a - b)
      .map((status) => [String(status), { $ref: `#/components/responses/${responseOf(status).name}` }]),
  );

const FieldMessages = named("FieldMessages", {
  anyOf: [list(text), { type: "object", additionalProperties: { $ref: "#/components/schemas/FieldMessages" } }],
});
/**
 * `detail` says it all in one text; where fields are wrong, each has its messages beside it. Where a repository cannot be
 * used, `code` is a text that says why; a field of that name has messages as others have.
 */
const InvalidInput = named("InvalidInput", {
  ...record({ detail: text }),
  properties: { detail: text, code: { anyOf: [text, FieldMessages] } },
  additionalProperties: FieldMessages,
});

interface Response {
  readonly name: string;
  readonly about: string;
  readonly schema?: Json;
  readonly headers?: readonly (keyof typeof headers)[];
}

const header = (description: string, schema: Json) => ({ description, schema });
export const headers = {
  RetryAfter: header("Seconds until the same request may succeed.", { type: "integer", minimum: 0 }),
  RateLimit: header("Requests that are allowed in a window.", { type: "integer" }),
  RateLimitRemaining: header("Requests that are left.", { type: "integer" }),
  RateLimitReset: header("Seconds until the window ends.", { type: "integer" }),
  Allow: header("The methods that the path has.", text),
  Authenticate: header("`Token`: how to say who asks.", text),
} as const;
const headerNames: Readonly<Record<keyof typeof headers, string>> = {
  RetryAfter: "Retry-After",
  RateLimit: "X-RateLimit-Limit",
  RateLimitRemaining: "X-RateLimit-Remaining",
  RateLimitReset: "X-RateLimit-Reset",
  Allow: "Allow",
  Authenticate: "WWW-Authenticate",
};

const table: Readonly<Record<number, Response>> = {
  400: { name: "BadRequest", about: "What was sent is wrong; nothing was changed.", schema: InvalidInput },
  401: {
    name: "Unauthorized",
    about: "No token where one is needed, or none that is good.",
    headers: ["Authenticate"],
  },
  403: { name: "Forbidden", about: "Seen, but not allowed." },
  404: { name: "NotFound", about: "Not there, or hidden from the caller." },
  405: { name: "MethodNotAllowed", about: "Not served here.", headers: ["Allow"] },
  406: { name: "NotAcceptable", about: "`Accept` leaves nothing that can be sent." },
  409: {
    name: "Overtaken",
    about: "Somebody changed it meanwhile; nothing was written.",
    schema: named("Overtaken", record({ detail: text, unit: { $ref: "#/components/schemas/Unit" } })),
  },
  412: { name: "PlanOutdated", about: "The plan is of strings that changed since." },
  413: { name: "TooLarge", about: "The body is too large." },
  415: { name: "UnsupportedMediaType", about: "The body is of no type that is read here." },
  423: { name: "RepositoryBusy", about: "Other work on the repository takes long; this stays queued." },
  429: {
    name: "TooManyRequests",
    about: "More requests than are allowed.",
    headers: ["RetryAfter", "RateLimit", "RateLimitRemaining", "RateLimitReset"],
  },
  500: { name: "ServerError", about: "The server failed; its log tells why." },
  502: { name: "ProviderFailed", about: "A provider of sign-in cannot be reached, or answers what it should not." },
  503: {
    name: "Unavailable",
    about: "Not now: the database or a repository is away, or too much is asked for.",
    headers: ["RetryAfter"],
  },
};

const responseOf = (status: number): Response => {
  const response = table[status];
  if (response === undefined) throw new Error(`The document has no words for the status ${status}.`);
  return response;
};

export const responses: Readonly<Record<string, Json>> = Object.fromEntries(
  Object.values(table).map(({ name, about, schema = Failure, headers: given = [] }) => [
    name,
    {
      description: about,
      ...(given.length === 0
        ? {}
        : {
            headers: Object.fromEntries(
              given.map((key) => [headerNames[key], { $ref: `#/components/headers/${key}` }]),
            ),
          }),
      content: { "application/json": { schema } },
    },
  ]),
);
