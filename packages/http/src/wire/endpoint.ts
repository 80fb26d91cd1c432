/**
 * An endpoint as data: method, path, what may be sent, what comes back. Handlers, the OpenAPI document, forms and the
 * client are made from these definitions. (Not `effect/http-api`: it decodes the body before the handler runs, and here rights
 * come before the body; see docs/decisions/0009-endpoints-as-data.md.)
 */
import type { Schema } from "effect";
import type { Answers } from "./answer.ts";
import type { Failing, Tag } from "./fails.ts";
import type { Json } from "./json.ts";
import type { Needs } from "./need.ts";
import type { Query } from "./query.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** What an endpoint is before its noun names it. */
export interface Definition<Path extends string = string, Payload = unknown, Asked = unknown, Fails extends Tag = Tag> {
  readonly method: Method;
  /** Below `/api`, with `:name` for what varies; ends in a slash, which clients may leave out. */
  readonly path: Path;
  /** What it does, in a few words; the title of its page and its summary in the OpenAPI document. */
  readonly title: string;
  /** Parts of the path that mean something else here than `api/parameters.ts` says. */
  readonly params?: Readonly<{ [Name in Parameters<Path>]?: Parameter }>;
  /** The body of the request, decoded when the handler asks for it. */
  readonly payload?: Schema.ConstraintDecoder<Payload>;
  /** A body that the handler reads for itself, because its bytes are signed: what it may be, by media type. */
  readonly unread?: Readonly<Record<string, Json>>;
  /** A body that it takes. */
  readonly example?: unknown;
  /** What it knows of a query beside `format`, `page` and `page_size`, decoded when the handler asks for it. */
  readonly query?: Query<Asked>;
  /** What it answers when it succeeds, by status. */
  readonly answers: Answers;
  /** How it fails beside the ways that follow from the rest (`fails.ts`); what else its handler fails with is no type. */
  readonly fails?: readonly Tag[];
  /** For types alone: all ways in which its handler may fail. */
  readonly failing?: Fails;
  /** The rights that are needed beside seeing the object. Told here, asked in services. */
  readonly needs?: Needs;
  /** Whether the answer is a page of a list. */
  readonly paged?: PageSizes;
  /** The route answers any `Accept`, and `format` is its own parameter. */
  readonly ownFormat?: boolean;
  /** Who may ask on a closed site (`requireLogin`) without an account: who knows the secret of the hooks. Else nobody. */
  readonly closedSite?: "secret";
  /**
   * Asked on the way to an account: taken without one, on closed sites too, but not from pages elsewhere. The same for
   * all methods of a path.
   */
  readonly beforeSignIn?: boolean;
  /**
   * Asked by git: a token may come as the password of Basic authentication, which is asked for, and a POST changes
   * nothing. The same for all methods of a path.
   */
  readonly forGit?: boolean;
  /** Asked by machines all the time: answered before accounts, limits and renderings. */
  readonly probe?: boolean;
  /** Which limit of requests counts: that of the API unless told. The same for all methods of a path. */
  readonly quota?: Quota;
}

export interface Endpoint<Path extends string = string, Payload = unknown, Asked = unknown, Fails extends Tag = Tag>
  extends Definition<Path, Payload, Asked, Fails> {
  readonly noun: string;
  /** `units.change`: its name for programs. */
  readonly id: string;
}

/** A part of the path. */
export interface Parameter {
  readonly schema: Json;
  readonly about: string;
  readonly example?: string | number;
}

/** What requests are counted as; each kind has a limit of its own. */
export type Quota = "api" | "pages" | "sessions" | "exports" | "hooks";

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

/** What decides how a handler may fail, so that its type is kept. */
interface Deciding<Fails, Needed, Paged> {
  readonly fails?: readonly Fails[];
  readonly needs?: Needed;
  readonly paged?: Paged;
}
type Options<Path extends string, Payload, Asked> = Omit<
  Definition<Path, Payload, Asked>,
  "method" | "path" | "failing" | keyof Deciding<unknown, unknown, unknown>
>;
const define =
  (method: Method) =>
  <
    const Path extends string,
    Payload = never,
    Asked = never,
    const Fails extends Tag = never,
    Needed extends Needs = never,
    Paged extends PageSizes = never,
  >(
    path: Path,
    options: Options<Path, Payload, Asked> & Deciding<Fails, Needed, Paged>,
  ): Definition<
    Path,
    Payload,
    Asked,
    NoInfer<Fails> | Failing<Path, Payload, Asked, NoInfer<Needed>, NoInfer<Paged>>
  > => ({
    method,
    path,
    ...options,
  });

export const get = define("GET");
export const post = define("POST");
export const put = define("PUT");
export const patch = define("PATCH");
export const del = define("DELETE");

/** The endpoints of a noun, each with its id. */
export const noun = <const Definitions extends Readonly<Record<string, Definition>>>(
  name: string,
  definitions: Definitions,
) =>
  Object.fromEntries(
    Object.entries(definitions).map(([verb, definition]) => [
      verb,
      { ...definition, noun: name, id: `${name}.${verb}` },
    ]),
  ) as { readonly [Verb in keyof Definitions]: Definitions[Verb] & { readonly noun: string; readonly id: string } };

export const standardPages: PageSizes = { standard: 50, most: 1000 };
export const unitPages: PageSizes = { standard: 100, most: 10_000 };
