/**
 * An endpoint as data: method, path, what may be sent, what comes back. Handlers, the OpenAPI document and the client
 * are made from these definitions. (Not `effect/http-api`: it decodes the body before the handler runs, and here rights
 * come before the body; see docs/decisions/0009-endpoints-as-data.md.)
 */
import type { Schema } from "effect";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface Endpoint<Path extends string = string, Payload = unknown> {
  readonly method: Method;
  /** Below `/api`, with `:name` for what varies; ends in a slash, which clients may leave out. */
  readonly path: Path;
  /** What it does, in a few words; the title of its page and its summary in the OpenAPI document. */
  readonly title: string;
  /** The body of the request, decoded when the handler asks for it. */
  readonly payload?: Schema.ConstraintDecoder<Payload>;
  /** Query parameters it knows beside `format`, `page` and `page_size`, with a word on each. */
  readonly query?: Readonly<Record<string, string>>;
  /** Whether the answer is a page of a list. */
  readonly paged?: PageSizes;
  /** The route answers any `Accept`, and `format` is its own parameter. */
  readonly ownFormat?: boolean;
  /** Anonymous callers are refused, even on GET. */
  readonly signedIn?: boolean;
  /** Who may ask on a closed site (`requireLogin`) without an account: who knows the secret of the hooks. Else nobody. */
  readonly closedSite?: "secret";
  /** Which limit of requests counts: that of the API unless told. The same for all methods of a path. */
  readonly quota?: Quota;
}

/** What requests are counted as; each kind has a limit of its own. */
export type Quota = "api" | "pages" | "exports" | "hooks";

export interface PageSizes {
  readonly standard: number;
  readonly most: number;
}

/** Names after ":" in a path. */
export type Parameters<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameters<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Options<Payload> = Omit<Endpoint<string, Payload>, "method" | "path">;
const define =
  (method: Method) =>
  <const Path extends string, Payload = never>(path: Path, options: Options<Payload>): Endpoint<Path, Payload> => ({
    method,
    path,
    ...options,
  });

export const get = define("GET");
export const post = define("POST");
export const put = define("PUT");
export const patch = define("PATCH");
export const del = define("DELETE");

export const standardPages: PageSizes = { standard: 50, most: 1000 };
export const unitPages: PageSizes = { standard: 100, most: 10_000 };
