/**
 * One request from end to end, in the order that clients rely on: rendering, who asks, limits, method, then the
 * handler, which looks the object up, asks for the right, and only then reads the body.
 */
import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import {
  type Actor,
  type Actors,
  type Invalid,
  type NotFound,
  Refused,
  type SessionFacts,
} from "@dragoman/core/access";
import { Asker } from "@dragoman/core/audit";
import {
  isOutage,
  isOvertaken,
  type Page,
  patiently,
  type Shape,
  type Slice,
  tellFailure,
  type View,
} from "@dragoman/core/database";
import { decodeFields } from "@dragoman/core/fields";
import { prefixes, processFolder } from "@dragoman/core/folders";
import type { Health } from "@dragoman/core/health";
import type { Limits } from "@dragoman/core/limits";
import { isRepositoryGone, suspectIn } from "@dragoman/core/git";
import type { Sessions } from "@dragoman/core/sessions";
import { SiteUrl } from "@dragoman/core/site";
import type { Tokens } from "@dragoman/core/tokens";
import { Cause, Effect } from "effect";
import { type Asking, authenticate, credentialsNeeded } from "./authentication.ts";
import { withoutClones } from "./api/shapes.ts";
import type { OpenFacts } from "./console/openProject.ts";
import { type SessionCookie, sessionCookie } from "./cookie.ts";
import { type ApiError, errorReply, isApiError } from "./errorStatus.ts";
import { health } from "./health.ts";
import { type HookSettings, HttpSettings } from "./settings.ts";
import { type Endpoint, type Method, type Parameters, standardPages } from "./wire/endpoint.ts";
import { DatabaseGone, MethodNotAllowed, NoRoute, RepositoryUnreadable, type TooManyAtOnce } from "./wire/failure.ts";
import type { Incoming } from "./wire/incoming.ts";
import { isMultipart } from "./wire/multipart.ts";
import { asksForAccount } from "./wire/need.ts";
import { negotiate, type Rendering } from "./wire/negotiation.ts";
import { paged, readPage } from "./wire/paging.ts";
import { readQuery } from "./wire/query.ts";
import { readBody } from "./wire/readBody.ts";
import { json, jsonText, type Reply, shown } from "./wire/reply.ts";
import type { Match, Route, Router } from "./wire/router.ts";

/** What a handler is given. */
export interface Call<Path extends string = string, Payload = unknown, Asked = unknown> {
  readonly endpoint: Endpoint<string, Payload, Asked>;
  readonly actor: Actor;
  /** The session of ours that the request is made by, if it is; it may wait for its second factor. */
  readonly session: SessionFacts | null;
  readonly cookie: SessionCookie;
  readonly params: { readonly [Name in Parameters<Path>]: string };
  /** The rendering that the address asks for by name; empty where it asks for none. */
  readonly format: string;
  /** The decoded query of the address. */
  readonly query: Effect.Effect<Asked, Invalid>;
  /** The decoded body; reading it can fail, so ask for rights first. */
  readonly body: Effect.Effect<Payload, Invalid>;
  /** The body before decoding, for endpoints whose fields depend on the object. */
  readonly fields: Effect.Effect<unknown>;
  readonly incoming: Incoming;
  /** Address of the site, without a slash at the end, and what it calls itself. */
  readonly baseUrl: string;
  readonly siteTitle: string;
  readonly requireLogin: boolean;
  readonly hooks: HookSettings;
  /** Whether git may fetch from here. */
  readonly gitExport: boolean;
  readonly view: <Column extends string>(shape: Shape<Column>) => View<Column>;
  /** Answers the page that the request asks for. */
  readonly list: <E, R>(
    read: (slice: Slice) => Effect.Effect<Page, E, R>,
  ) => Effect.Effect<Reply, E | NotFound | TooManyAtOnce, R>;
  /** Answers the JSON text of one object. */
  readonly one: <E, R>(read: Effect.Effect<string, E, R>) => Effect.Effect<Reply, E, R>;
}

export type Handler<R = never> = (call: Call<never, never, never>) => Effect.Effect<Reply, ApiError, R>;

export interface Entry<R = never> {
  readonly endpoint: Endpoint;
  readonly handler: Handler<R>;
}

/** Binds a handler to its endpoint, which says what its parameters, body and query are, and how it may fail. */
export const serve = <Path extends string, Payload, Asked, Fails extends ApiError["_tag"], R>(
  endpoint: Endpoint<Path, Payload, Asked, Fails>,
  handler: (call: Call<Path, Payload, Asked>) => Effect.Effect<Reply, Extract<ApiError, { _tag: NoInfer<Fails> }>, R>,
): Entry<R> => ({ endpoint: endpoint as Endpoint, handler: handler as unknown as Handler<R> });

/** The decoded body of a call whose fields are prepared first. */
export const decodeBody = <Payload>(
  { fields, endpoint }: Pick<Call<string, Payload>, "fields" | "endpoint">,
  prepare: (fields: unknown) => unknown,
): Effect.Effect<Payload, Invalid> =>
  Effect.flatMap(fields, (input) =>
    endpoint.payload === undefined
      ? Effect.die(new Error("The endpoint takes no body."))
      : decodeFields(endpoint.payload, prepare(input)),
  ) as Effect.Effect<Payload, Invalid>;

/** What every request needs, whatever it asks for. */
export type DispatchServices = Actors | Health | Limits | OpenFacts | Sessions | Tokens;

export const dispatch = <R>(
  router: Router<Handler<R>>,
  incoming: Incoming,
): Effect.Effect<Reply, never, R | DispatchServices | HttpSettings> =>
  Effect.gen(function* () {
    const settings = yield* HttpSettings;
    const question = incoming.target.indexOf("?");
    const pathname = question === -1 ? incoming.target : incoming.target.slice(0, question);
    const query = new URLSearchParams(question === -1 ? "" : incoming.target.slice(question + 1));
    const match = router.match(pathname);
    if (match === undefined) {
      const other =
        health(incoming.method, pathname) ??
        settings.console?.answer(incoming, { pathname, baseUrl: baseUrlOf(settings, incoming) });
      return complete(incoming, other === undefined ? nowhere(incoming, query, settings) : yield* other);
    }
    const reply = yield* answer(match, incoming, query, pathname, settings).pipe(
      Effect.catch((error) => Effect.succeed(errorReply(error))),
      Effect.catchCause(failed),
      Effect.map(challenged(match.route)),
    );
    return complete(incoming, { ...reply, headers: { allow: allowed(match.route), ...reply.headers } });
  });

/** What is answered where a request met what nobody expects, and what the log tells of it. */
const failed = (cause: Cause.Cause<never>): Effect.Effect<Reply> => {
  if (Cause.hasInterruptsOnly(cause)) return Effect.failCause(cause);
  if (isOutage(cause))
    return Effect.as(tellFailure("A request met a database that is away.", cause), errorReply(new DatabaseGone()));
  if (suspectIn(cause) !== undefined)
    return Effect.as(
      Effect.logWarning("A request met a repository that could not be mended.", cause),
      errorReply(new RepositoryUnreadable()),
    );
  return Effect.as(Effect.logError("A request failed unexpectedly.", cause), {
    ...json({ detail: "The server failed; the log tells why." }, 500),
    cause: Cause.squash(cause),
  });
};

/** git brings credentials when it is asked for those that it knows. */
const challenged =
  (route: Route<unknown>) =>
  (reply: Reply): Reply =>
    reply.status === 401 && route.methods.values().next().value?.endpoint.forGit === true
      ? { ...reply, headers: { ...reply.headers, "www-authenticate": 'Basic realm="Dragoman", charset="UTF-8"' } }
      : reply;

/** What every answer has. */
const complete = ({ method, account, header }: Incoming, reply: Reply): Reply => ({
  ...reply,
  headers: {
    vary: "Accept, Authorization, Cookie",
    ...(typeof account === "string" || hasSession(header("cookie")) ? { "cache-control": "private" } : {}),
    ...securityHeaders,
    ...reply.headers,
  },
  body: method === "HEAD" ? null : reply.body,
});

/** Whether it looks as if: what is private is never kept by others. */
const hasSession = (cookies: string | undefined) => cookies?.includes("dragoman_session=") === true;

/** What links in answers begin with. */
const baseUrlOf = ({ siteUrl }: HttpSettings["Service"], { origin, prefix }: Incoming) => siteUrl ?? origin + prefix;

/** No route has the path: told to people by a page. */
const nowhere = (incoming: Incoming, query: URLSearchParams, settings: HttpSettings["Service"]): Reply => {
  const reply = errorReply(new NoRoute());
  return negotiate(incoming.header("accept"), query.get("format")) === "api"
    ? settings.renderPage({ reply, title: "Not found", incoming, baseUrl: baseUrlOf(settings, incoming) })
    : reply;
};

const securityHeaders = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
};

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/** The rendering that a request asks for, and the answer in it. People are told by a page of what fails, too. */
const answer = <R>(
  match: Match<Handler<R>>,
  incoming: Incoming,
  query: URLSearchParams,
  pathname: string,
  settings: HttpSettings["Service"],
): Effect.Effect<Reply, ApiError, R | DispatchServices> =>
  Effect.gen(function* () {
    const endpoints = [...match.route.methods.values()].map(({ endpoint }) => endpoint);
    const rendering =
      endpoints[0]?.ownFormat === true ? "json" : negotiate(incoming.header("accept"), query.get("format"));
    if (typeof rendering !== "string") return yield* rendering;
    const told = judged({ ...match, incoming, query, pathname, settings, rendering });
    if (rendering !== "api") return yield* told;
    const reply = yield* Effect.catch(told, (error) => Effect.succeed(errorReply(error)));
    const title = endpoints.find(({ method }) => method === incoming.method)?.title ?? endpoints[0]?.title ?? "";
    return settings.renderPage({ reply, title, incoming, baseUrl: baseUrlOf(settings, incoming), endpoints });
  });

interface Asked<R> extends Match<Handler<R>> {
  readonly incoming: Incoming;
  readonly query: URLSearchParams;
  readonly pathname: string;
  readonly settings: HttpSettings["Service"];
  readonly rendering: Rendering;
}

/** Who asks, and how often; then the work. Every answer after the count tells what is left. */
const judged = <R>(asked: Asked<R>): Effect.Effect<Reply, ApiError, R | DispatchServices> =>
  Effect.gen(function* () {
    const { route, incoming, query, settings, rendering } = asked;
    const any = route.methods.values().next().value?.endpoint;
    // No text in the database holds one, and it refuses to be asked.
    if ([...query.values()].some((value) => value.includes("\0")))
      return yield* new Refused({ reason: "A parameter holds a null character." });

    const acts = !safe.has(incoming.method);
    const open = any?.beforeSignIn === true;
    const cookie = sessionCookie(incoming, settings.siteUrl);
    // A look at an address of a hook acts too.
    const asking = yield* authenticate(incoming, settings, {
      acts: acts || any?.quota === "hooks",
      open,
      cookie,
      basic: any?.forGit === true,
    });
    const { actor, session, stale } = asking;
    // Services that send to hooks have no account, who signs in has none yet, and what git posts changes nothing.
    if (actor.isAnonymous && acts && any?.quota !== "hooks" && any?.forGit !== true && !open)
      return yield* credentialsNeeded;
    if (actor.isAnonymous && settings.requireLogin && !opens(any, settings.hooks)) return yield* credentialsNeeded;
    const isPage = actor.isAnonymous && (rendering === "api" || incoming.header("sec-fetch-site") === "same-origin");
    const quota = any?.quota ?? (isPage ? "pages" : session !== null && !actor.isAnonymous ? "sessions" : "api");
    const headers = yield* settings.gate.admit(actor, incoming.address, quota);
    const reply = yield* perform({ ...asked, ...asking, cookie }).pipe(
      Effect.provideService(Asker, { address: incoming.address, agent: incoming.header("user-agent") ?? "" }),
      Effect.catchDefect((defect) => (isApiError(defect) ? Effect.fail(defect) : Effect.die(defect))),
      Effect.catch((error) => Effect.succeed(errorReply(error))),
    );
    return { ...reply, headers: { ...(stale ? cookie.clear : {}), ...reply.headers, ...headers } };
  });

/** Whether a closed site serves it to those without an account: without a secret, nobody can prove to know it. */
const opens = (endpoint: Endpoint | undefined, { secret }: HookSettings) =>
  endpoint?.beforeSignIn === true || (endpoint?.closedSite === "secret" && secret !== undefined);

interface Admitted<R> extends Asked<R>, Asking {
  readonly cookie: SessionCookie;
}

const perform = <R>({
  route,
  params,
  incoming,
  query,
  pathname,
  settings,
  actor,
  session,
  cookie,
}: Admitted<R>): Effect.Effect<Reply, ApiError, R> =>
  Effect.gen(function* () {
    const { method } = incoming;
    if (method === "OPTIONS") return describe(route);
    const served = route.methods.get((method === "HEAD" ? "GET" : method) as Method);
    if (served === undefined) return yield* new MethodNotAllowed({ method });
    const { endpoint, handler } = served;
    if (actor.isAnonymous && asksForAccount(endpoint.needs)) return yield* credentialsNeeded;

    const baseUrl = baseUrlOf(settings, incoming);
    const withFiles = isMultipart(incoming);
    const uploads = withFiles ? join(processFolder(settings.uploadFolder, prefixes.uploads), randomUUID()) : "";
    // Services have no word for a body that cannot be read: it passes through them as a defect, and is told below.
    const fields = yield* Effect.cached(Effect.orDie(Effect.suspend(() => readBody(incoming, uploads))));
    const { payload, query: asked } = endpoint;
    const call: Call = {
      endpoint,
      actor,
      session,
      cookie,
      params,
      format: query.get("format") ?? "",
      query: asked === undefined ? Effect.succeed({}) : Effect.suspend(() => readQuery(asked, query)),
      fields,
      body: payload === undefined ? fields : Effect.flatMap(fields, (input) => decodeFields(payload, input)),
      incoming,
      baseUrl,
      siteTitle: settings.siteTitle,
      requireLogin: settings.requireLogin,
      hooks: settings.hooks,
      gitExport: settings.gitExport,
      view: (shape) => ({ shape: settings.gitExport ? shape : withoutClones(shape), baseUrl }),
      list: (read) =>
        Effect.flatMap(readPage(query, settings.pageSizes(endpoint.paged ?? standardPages)), (page) => {
          const made = paged(page, { base: baseUrl + pathname, query }, read);
          // Short requests overtake it, on their way through the database too.
          return page.limit > standardPages.most ? settings.largePages.pass(patiently(made)) : made;
        }),
      one: (read) => Effect.map(read, (text) => jsonText(shown(text))),
    };
    const once = Effect.provideService(handler(call as unknown as Call<never, never, never>), SiteUrl, baseUrl);
    // Who was overtaken by another request looks again, and says what is found.
    const running = Effect.catchDefect(once, (defect) =>
      isOvertaken(defect) || isRepositoryGone(defect) ? once : Effect.die(defect),
    );
    return yield* withFiles ? Effect.ensuring(running, remove(uploads)) : running;
  });

/** The answer stands, whatever becomes of the folder. */
const remove = (folder: string) =>
  Effect.tryPromise(() => rm(folder, { recursive: true, force: true })).pipe(
    Effect.catch((error) => Effect.logWarning("The files of a form could not be removed.", error.cause)),
  );

const verbs: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

const allowed = (route: Route<unknown>): string =>
  [...verbs.filter((verb) => route.methods.has(verb)), ...(route.methods.has("GET") ? ["HEAD"] : []), "OPTIONS"].join(
    ", ",
  );

const describe = (route: Route<unknown>): Reply => {
  const endpoints = [...route.methods.values()].map(({ endpoint }) => endpoint);
  return json({
    name: endpoints[0]?.title ?? "",
    description: endpoints.map((endpoint) => `${endpoint.method}: ${endpoint.title}`).join("\n"),
    renders: ["application/json", "text/html"],
    parses: ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"],
  });
};
