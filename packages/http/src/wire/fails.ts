/**
 * How requests fail: by what every request goes through, by what follows from the definition of an endpoint, and by what
 * the definition says (`fails`). The second is said twice, for the types of handlers and for the document.
 */
import type { ApiError } from "../errorStatus.ts";
import type { Endpoint } from "./endpoint.ts";

export type Tag = ApiError["_tag"];

/** What is not given is inferred as `unknown` or `never`. */
type Given<A> = unknown extends A ? never : A;
type Unless<A, Then> = [A] extends [never] ? never : Then;

/** How a handler may fail by what its endpoint is: a part of its path, what is read, rights that are asked, pages. */
export type Failing<Path extends string, Payload, Asked, Needed, Paged> =
  | (Path extends `${string}:${string}` ? "NotFound" : never)
  | Unless<Given<Payload> | Given<Asked>, "Invalid">
  | Unless<Needed, "Forbidden">
  | Unless<Paged, "NotFound" | "TooManyAtOnce">;

/** Before the handler of an endpoint is asked. */
const before = [
  // A null character in the query.
  "Refused",
  "TokenRefused",
  "Unauthenticated",
  // A host's session that names no active account, or that another site makes use of.
  "Forbidden",
  "TooManyRequests",
  "DatabaseGone",
] as const;

/** Of all requests to an endpoint. */
export const failuresOf = (endpoint: Endpoint): ReadonlySet<Tag> =>
  new Set<Tag>([
    ...(endpoint.probe === true ? [] : before),
    ...(endpoint.probe === true || endpoint.ownFormat === true ? [] : (["NotAcceptable", "UnknownFormat"] as const)),
    ...(endpoint.path.includes(":") ? (["NotFound"] as const) : []),
    ...(endpoint.payload === undefined ? [] : (["Invalid", "Malformed", "TooLarge", "UnsupportedMediaType"] as const)),
    ...(endpoint.query === undefined ? [] : (["Invalid"] as const)),
    ...(endpoint.needs === undefined ? [] : (["Forbidden"] as const)),
    ...(endpoint.paged === undefined ? [] : (["NotFound", "TooManyAtOnce"] as const)),
    ...(endpoint.fails ?? []),
  ]);
