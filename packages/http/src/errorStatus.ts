/** The one table from errors to statuses and bodies. A tag without a row does not compile. */
import type { FieldMessages, Forbidden, Invalid, NotFound, Refused, TokenRefused } from "@dragoman/core/access";
import type { CloneUnavailable, TooManyClones } from "@dragoman/core/clones";
import type { HooksDisabled } from "@dragoman/core/hooks";
import type { ProviderFailed } from "@dragoman/core/identities";
import type { TooManyAttempts } from "@dragoman/core/limits";
import type { RepositoryBusy } from "@dragoman/core/repository";
import type { Overtaken } from "@dragoman/core/units";
import type { PlanOutdated } from "@dragoman/core/uploads";
import type { Malformed, TooLarge, UnsupportedMediaType } from "./wire/body.ts";
import type {
  DatabaseGone,
  MethodNotAllowed,
  NoRoute,
  RepositoryUnreadable,
  TooManyAtOnce,
  TooManyRequests,
  Unauthenticated,
} from "./wire/failure.ts";
import type { NotAcceptable, UnknownFormat } from "./wire/negotiation.ts";
import { json, type Reply } from "./wire/reply.ts";

/** Everything that a request can fail with; anything else is a defect and answers 500. */
export type ApiError =
  | DatabaseGone
  | Forbidden
  | HooksDisabled
  | Invalid
  | Malformed
  | MethodNotAllowed
  | NoRoute
  | NotAcceptable
  | NotFound
  | Overtaken
  | PlanOutdated
  | ProviderFailed
  | Refused
  | RepositoryBusy
  | RepositoryUnreadable
  | TokenRefused
  | TooLarge
  | TooManyAtOnce
  | TooManyAttempts
  | CloneUnavailable
  | TooManyClones
  | TooManyRequests
  | Unauthenticated
  | UnknownFormat
  | UnsupportedMediaType;

type Row<E> = readonly [status: number, body: (error: E) => Readonly<Record<string, unknown>>];

const codeOf = ({ code }: Invalid) => (code === undefined ? {} : { code });

const detail = (text: string) => ({ detail: text });

const rows: { readonly [Tag in ApiError["_tag"]]: Row<Extract<ApiError, { _tag: Tag }>> } = {
  DatabaseGone: [503, () => detail("The database cannot be reached. Try again soon.")],
  Forbidden: [403, (error) => detail(error.reason)],
  HooksDisabled: [405, () => detail("Notifications are not taken here.")],
  Invalid: [400, (error) => ({ ...error.fields, ...codeOf(error), detail: summary(error.fields as FieldMessages) })],
  Malformed: [400, (error) => detail(error.reason)],
  MethodNotAllowed: [405, (error) => detail(`Method "${error.method}" not allowed.`)],
  NoRoute: [404, () => detail("Not found.")],
  NotAcceptable: [406, () => detail("None of the types in the Accept header can be served.")],
  NotFound: [404, (error) => detail(`No ${error.object} matches the given query.`)],
  Overtaken: [409, (error) => detail(error.reason)],
  PlanOutdated: [412, (error) => detail(error.reason)],
  ProviderFailed: [502, ({ name }) => detail(`Signing in by ${name} does not work now: the log tells why.`)],
  Refused: [400, (error) => detail(error.reason)],
  RepositoryBusy: [423, () => detail("Other work on the repository takes long; this stays queued and will be done.")],
  RepositoryUnreadable: [503, () => detail("The repository is damaged, and is mended when its remote can be reached.")],
  TokenRefused: [401, (error) => detail(error.reason)],
  TooLarge: [413, (error) => detail(`The body is larger than ${error.limit} bytes.`)],
  TooManyAtOnce: [503, () => detail("Too many large pages are asked for at once. Ask for smaller ones, or later.")],
  TooManyAttempts: [429, (error) => detail(`Too many attempts. Come back in ${error.seconds} seconds.`)],
  CloneUnavailable: [503, ({ reason }) => detail(`The repository cannot be fetched from its remote now: ${reason}`)],
  TooManyClones: [503, () => detail("Too many clones are under way. Come back later.")],
  TooManyRequests: [429, (error) => detail(`Too many requests. Come back in ${error.seconds} seconds.`)],
  Unauthenticated: [401, (error) => detail(error.reason)],
  UnknownFormat: [404, () => detail("Not found.")],
  UnsupportedMediaType: [415, (error) => detail(`Unsupported media type ${JSON.stringify(error.type)} in request.`)],
};

export const statusOf = (tag: ApiError["_tag"]): number => rows[tag][0];

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === "object" &&
  error !== null &&
  "_tag" in error &&
  typeof error._tag === "string" &&
  Object.hasOwn(rows, error._tag);

export const errorReply = (error: ApiError): Reply => {
  const [status, body] = rows[error._tag] as Row<ApiError>;
  return json(body(error), status, headersOf(error, status));
};

const headersOf = (error: ApiError, status: number): Readonly<Record<string, string>> | undefined => {
  switch (error._tag) {
    case "TooManyRequests":
      return { "retry-after": String(error.seconds), ...error.headers };
    case "TooManyAtOnce":
    case "TooManyAttempts":
    case "TooManyClones":
      return { "retry-after": String(error.seconds) };
    case "DatabaseGone":
      return { "retry-after": "5" };
    case "CloneUnavailable":
    case "RepositoryUnreadable":
      return { "retry-after": "60" };
    case "HooksDisabled":
      return { allow: "" };
    default:
      return status === 401 ? { "www-authenticate": "Token" } : undefined;
  }
};

/** The messages of all fields as one text, for clients that only read `detail`. */
const summary = (fields: FieldMessages): string =>
  Object.entries(fields)
    .map(([field, messages]) => {
      const text = Array.isArray(messages) ? messages.join(" ") : summary(messages as FieldMessages);
      return field === "non_field_errors" ? text : `${field}: ${text}`;
    })
    .join(" ");
