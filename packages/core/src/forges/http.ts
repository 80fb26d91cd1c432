/**
 * Requests to the interface of a forge: through the guard, bounded, and repeated where that does no harm. A forge that
 * asks for patience is obeyed; where that takes too long for us, the work is given up and done later.
 */
import { Clock, Effect, Random, Schema } from "effect";
import type { Answer, Outgoing } from "../outgoing/inside.ts";
import {
  ForgeBusy,
  ForgeConfused,
  ForgeDenied,
  type ForgeFailure,
  ForgeMissing,
  ForgeRefused,
  ForgeUnreachable,
} from "./errors.ts";

export interface HttpLimits {
  /** Milliseconds for one request. */
  readonly timeLimit: number;
  /** Bytes of one answer. */
  readonly maxAnswer: number;
  /** Milliseconds that one call may wait in all for a forge that asks for patience, or fails. */
  readonly patience: number;
  /** How often one call is tried. */
  readonly tries: number;
  /** How many pages of a list are read. */
  readonly mostPages: number;
}

export const usualLimits: HttpLimits = {
  timeLimit: 20_000,
  maxAnswer: 8 * 1024 ** 2,
  patience: 60_000,
  tries: 4,
  mostPages: 20,
};

export interface ForgeCall {
  /** What is done, as the end of a sentence: "open the pull request". */
  readonly what: string;
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below the base, or a whole address below it. Parts that come from elsewhere are encoded: see `path`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as a form, where a forge wants that. */
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether doing it twice is the same as once; so are all methods but POST unless told. */
  readonly repeatable?: boolean;
  /** Statuses outside of 200 to 299 that are answers. */
  readonly expected?: readonly number[];
}

export interface ForgeAnswer {
  readonly status: number;
  readonly headers: Answer["headers"];
  /** Read from JSON; null where there is none. */
  readonly json: unknown;
}

export interface ForgeHttp {
  /** For texts. */
  readonly host: string;
  readonly limits: HttpLimits;
  readonly send: (call: ForgeCall) => Effect.Effect<ForgeAnswer, ForgeFailure>;
  /** The answer's body, read by a schema, which names as much of it as we need. */
  readonly ask: <A, E>(call: ForgeCall, schema: Schema.Codec<A, E>) => Effect.Effect<A, ForgeFailure>;
  /** `ask`, with undefined for 404. */
  readonly look: <A, E>(call: ForgeCall, schema: Schema.Codec<A, E>) => Effect.Effect<A | undefined, ForgeFailure>;
  /** Reads page after page until `choose` finds something. `next` tells the call of the next page, by an answer. */
  readonly search: <A, E, B>(
    call: ForgeCall,
    schema: Schema.Codec<A, E>,
    choose: (page: A) => B | undefined,
    next?: (answer: ForgeAnswer) => Partial<ForgeCall> | undefined,
  ) => Effect.Effect<B | undefined, ForgeFailure>;
  /** Asks until it is answered and no 404 or 409 any more, as long as patience lasts: for what a forge makes by and by. */
  readonly awaited: (call: ForgeCall, isReady?: (answer: ForgeAnswer) => boolean) => Effect.Effect<void, ForgeFailure>;
  /** The same with more headers. */
  readonly as: (headers: Readonly<Record<string, string>>) => ForgeHttp;
}

/** A path with its parts encoded, slashes in them too: path`/repos/${owner}/${name}`. */
export const path = (texts: TemplateStringsArray, ...parts: readonly (string | number)[]): string =>
  texts.reduce((whole, text, at) => `${whole}${encodePart(parts[at - 1] ?? "")}${text}`);

/** Dots would leave the folder. */
const encodePart = (part: string | number): string =>
  /^\.{1,2}$/.test(String(part)) ? String(part).replaceAll(".", "%2E") : encodeURIComponent(part);

/** The same, where slashes in a part stay what they are, as in names within names. */
export const encodeSegments = (text: string): string => text.split("/").map(encodePart).join("/");

/** The next page by the header `Link`, as most forges tell it. */
export const nextByLink = ({ headers }: ForgeAnswer): Partial<ForgeCall> | undefined => {
  const links = [headers["link"] ?? []].flat().join(",");
  const url = /<([^>]+)>\s*;[^,]*\brel="?next"?/i.exec(links)?.[1];
  return url === undefined ? undefined : { path: url, query: {} };
};

export const makeHttp = (
  outgoing: Pick<Outgoing["Service"], "send">,
  base: string,
  limits: HttpLimits,
  secrets: readonly string[] = [],
  headers: Readonly<Record<string, string>> = {},
): ForgeHttp => {
  const { host } = new URL(base);
  const hide = (text: string) =>
    secrets.reduce((shown, secret) => (secret.length < 4 ? shown : shown.replaceAll(secret, "***")), text);

  const once = (call: ForgeCall, url: string): Effect.Effect<Answer, ForgeUnreachable> =>
    outgoing
      .send({
        url,
        method: call.method ?? "GET",
        headers: {
          accept: "application/json",
          "user-agent": "Dragoman",
          ...(call.json === undefined ? {} : { "content-type": "application/json" }),
          ...(call.form === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }),
          ...headers,
          ...call.headers,
        },
        ...(call.json === undefined ? {} : { body: JSON.stringify(call.json) }),
        ...(call.form === undefined ? {} : { body: new URLSearchParams(call.form).toString() }),
        timeLimit: limits.timeLimit,
        maxAnswer: limits.maxAnswer,
      })
      .pipe(
        Effect.mapError(
          (error) =>
            new ForgeUnreachable({ host, reason: hide(error.message), inDoubt: error._tag === "RequestFailed" }),
        ),
      );

  const send = (call: ForgeCall) =>
    Effect.gen(function* () {
      const { method = "GET", what, expected = [] } = call;
      const repeatable = call.repeatable ?? method !== "POST";
      const url = addressOf(base, call);
      if (url === undefined)
        return yield* new ForgeConfused({ host, what, reason: "It named an address that is not its own." });
      const start = yield* Clock.currentTimeMillis;
      for (let tries = 1; ; tries++) {
        const result = yield* Effect.result(once(call, url));
        const now = yield* Clock.currentTimeMillis;
        const isLast = tries >= limits.tries;
        if (result._tag === "Failure") {
          if (isLast || !repeatable) return yield* result.failure;
          yield* pauseBefore(tries);
          continue;
        }
        const answer = result.success;
        const { status } = answer;
        if ((status >= 200 && status < 300) || expected.includes(status)) return readAnswer(answer);
        const said = hide(wordsOf(answer));
        const until = patienceOf(answer, now);
        if (until !== undefined) {
          // Nothing was done: a request that came too early may always be repeated.
          if (isLast || until - start > limits.patience) return yield* new ForgeBusy({ host, until });
          yield* Effect.sleep(Math.max(0, until - now));
          continue;
        }
        if (status >= 500) {
          const reason = `it answered ${status}. ${said}`.trim();
          if (isLast || !repeatable) return yield* new ForgeUnreachable({ host, reason, inDoubt: true });
          yield* pauseBefore(tries);
          continue;
        }
        if (status === 401 || status === 403)
          return yield* new ForgeDenied({ host, what, known: status === 403, said });
        if (status === 404) return yield* new ForgeMissing({ host, what });
        return yield* new ForgeRefused({ host, what, status, said });
      }
    });

  const decode = <A, E>(call: ForgeCall, schema: Schema.Codec<A, E>, json: unknown) =>
    Effect.mapError(
      Schema.decodeUnknownEffect(schema)(json),
      (error) => new ForgeConfused({ host, what: call.what, reason: hide(error.message).slice(0, 500) }),
    );

  return {
    host,
    limits,
    send,
    ask: (call, schema) => Effect.flatMap(send(call), ({ json }) => decode(call, schema, json)),
    look: (call, schema) =>
      Effect.flatMap(send({ ...call, expected: [404, ...(call.expected ?? [])] }), ({ status, json }) =>
        status === 404 ? Effect.succeed(undefined) : decode(call, schema, json),
      ),
    search: (call, schema, choose, next = nextByLink) =>
      Effect.gen(function* () {
        let current = call;
        for (let pages = 0; pages < limits.mostPages; pages++) {
          const answer = yield* send(current);
          const found = choose(yield* decode(current, schema, answer.json));
          if (found !== undefined) return found;
          const more = next(answer);
          if (more === undefined) return undefined;
          current = { ...current, ...more };
        }
        const reason = `The list has more than ${limits.mostPages} pages.`;
        return yield* new ForgeConfused({ host, what: call.what, reason });
      }),
    awaited: (call, isReady = () => true) =>
      Effect.gen(function* () {
        const start = yield* Clock.currentTimeMillis;
        for (let tries = 1; ; tries++) {
          const answer = yield* send({ ...call, expected: [404, 409] });
          if (answer.status !== 404 && answer.status !== 409 && isReady(answer)) return;
          if ((yield* Clock.currentTimeMillis) - start > limits.patience)
            return yield* new ForgeUnreachable({ host, reason: `it did not ${call.what} in time.`, inDoubt: true });
          yield* pauseBefore(Math.min(tries, 4));
        }
      }),
    as: (more) =>
      makeHttp(outgoing, base, limits, [...secrets, ...Object.values(more).flatMap(secretsIn)], {
        ...headers,
        ...more,
      }),
  };
};

/** A header as a whole, and what follows its scheme. */
const secretsIn = (header: string): readonly string[] => [header, header.replace(/^\w+ /, "")];

/** Addresses that a forge gives, such as those of next pages, have to lie below the base, where credentials go. */
const addressOf = (base: string, { path: below, query = {} }: ForgeCall): string | undefined => {
  const url = URL.parse(below.startsWith("/") ? `${base}${below}` : below);
  if (url === null || !url.href.startsWith(new URL(`${base}/`).href)) return undefined;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url.href;
};

/** Milliseconds before the second try, more or less; twice as many before each later one. */
const firstPause = 500;

const pauseBefore = (tries: number) =>
  Effect.flatMap(Random.next, (random) => Effect.sleep(firstPause * 2 ** (tries - 1) * (0.5 + random)));

/**
 * When a forge wants to be asked again, in milliseconds since 1970; undefined where it says nothing of that. 429 always
 * says so; 403 and 503 do where there is a time to wait for, or where the headers say that nothing is left.
 */
export const patienceOf = (
  { status, headers }: Pick<Answer, "status" | "headers">,
  now: number,
): number | undefined => {
  if (status !== 429 && status !== 403 && status !== 503) return undefined;
  const one = (name: string) => [headers[name] ?? []].flat()[0];
  const after = one("retry-after");
  if (after !== undefined) {
    const until = /^\d+$/.test(after.trim()) ? now + Number(after) * 1000 : Date.parse(after);
    if (Number.isFinite(until)) return until;
  }
  const names = ["x-ratelimit-", "ratelimit-"];
  const isSpent = names.some((name) => one(`${name}remaining`) === "0");
  if (status === 429 || (status === 403 && isSpent)) {
    const reset = names.map((name) => Number(one(`${name}reset`))).find((seconds) => seconds > 0);
    if (reset === undefined) return now + 60_000;
    // Seconds since 1970, or from now.
    return reset > 1e9 ? reset * 1000 : now + reset * 1000;
  }
  return undefined;
};

const readAnswer = ({ status, headers, body }: Answer): ForgeAnswer => ({ status, headers, json: parse(body) });

const parse = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString("utf8").replace(/^\)\]\}'\n/, "")) as unknown;
  } catch {
    return null;
  }
};

/** What a forge says of its refusal, briefly: they differ in where they say it. */
const wordsOf = ({ body }: Answer): string => {
  const found: string[] = [];
  const look = (value: unknown, depth: number): void => {
    if (typeof value === "string") found.push(value);
    else if (depth < 4 && value !== null && typeof value === "object")
      for (const [key, part] of Object.entries(value))
        if (Array.isArray(value) || /message|error|detail|reason|title|description|base/i.test(key))
          look(part, depth + 1);
  };
  const json = parse(body);
  if (json === null) found.push(/^\s*</.test(body.toString("utf8", 0, 20)) ? "" : body.toString("utf8", 0, 300));
  else look(json, 0);
  return [...new Set(found)]
    .join(" ")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, 500);
};
