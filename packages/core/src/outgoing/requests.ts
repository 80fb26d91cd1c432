/**
 * Requests of our own over HTTP: guarded, bounded, and with redirects that are checked like the first address. What may
 * be secret is never carried to another origin.
 */
import { type IncomingHttpHeaders, request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { Effect } from "effect";
import { connectSecurely, connectTo, unreached } from "./connecting.ts";
import { type HostRefused, RequestFailed } from "./errors.ts";
import type { Permit, Permitted } from "./guard.ts";

export interface Request {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Milliseconds from the first byte to the last one, redirects included. */
  readonly timeLimit?: number;
  /** Bytes of the body of the answer. */
  readonly maxAnswer?: number;
}

export interface Answer {
  /** Where the answer came from, after redirects. */
  readonly url: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const mostRedirects = 5;
/** Headers that go along to another origin. */
const harmless = ["accept", "accept-language", "user-agent"];
const defaults = { timeLimit: 30_000, maxAnswer: 8 * 1024 ** 2 };

const refuse = (reason: string) => Effect.fail(new RequestFailed({ reason }));

export const sendWith =
  (permit: Permit) =>
  (request: Request): Effect.Effect<Answer, HostRefused | RequestFailed> => {
    const { method = "GET", timeLimit = defaults.timeLimit, maxAnswer = defaults.maxAnswer } = request;
    const follow = (
      url: URL | null,
      headers: Readonly<Record<string, string>>,
      left: number,
    ): Effect.Effect<Answer, HostRefused | RequestFailed> =>
      Effect.gen(function* () {
        if (url === null || !/^https?:$/.test(url.protocol)) return yield* refuse("This is not an address of the web.");
        const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
        const permitted = yield* permit(url.hostname, port);
        const answer = yield* exchange(permitted, url, { ...request, method, headers, maxAnswer });
        const { location } = answer.headers;
        const isReading = method === "GET" || method === "HEAD";
        if (!isReading || location === undefined || ![301, 302, 303, 307, 308].includes(answer.status)) return answer;
        if (left === 0) return yield* refuse(`${url.origin} redirects too often.`);
        const next = URL.parse(location, url);
        if (url.protocol === "https:" && next?.protocol === "http:")
          return yield* refuse(`${url.origin} redirects to an address without encryption.`);
        return yield* follow(next, next?.origin === url.origin ? headers : withoutSecrets(headers), left - 1);
      });
    const given = URL.parse(request.url);
    if (given !== null && given.username + given.password !== "")
      return refuse("Credentials do not belong in an address.");
    return follow(given, request.headers ?? {}, mostRedirects).pipe(
      Effect.timeoutOrElse({
        duration: timeLimit,
        orElse: () => refuse(`${given?.host ?? "The host"} did not answer in time.`),
      }),
    );
  };

const withoutSecrets = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => harmless.includes(name.toLowerCase())));

const exchange = (
  permitted: Permitted,
  url: URL,
  { method, headers, body, maxAnswer }: Request & Pick<Required<Request>, "method" | "maxAnswer">,
): Effect.Effect<Answer, RequestFailed> =>
  Effect.callback((resume) => {
    const isSecure = url.protocol === "https:";
    const fail = (error: Error) => resume(refuse(unreached(permitted, error)));
    const outgoing = (isSecure ? overHttps : overHttp)(url, {
      method,
      // Node tells the length of no body that goes with DELETE.
      headers: { ...(body === undefined ? {} : { "content-length": Buffer.byteLength(body) }), ...headers },
      // Only without an agent is this the one way to connect.
      createConnection: () => (isSecure ? connectSecurely : connectTo)(permitted),
    });
    outgoing.on("error", fail);
    outgoing.once("response", (answer) => {
      const chunks: Buffer[] = [];
      let size = 0;
      answer.on("error", fail);
      answer.on("data", (chunk: Buffer) => {
        size += chunk.length;
        chunks.push(chunk);
        if (size <= maxAnswer) return;
        fail(new Error(`it answered more than ${maxAnswer} bytes`));
        outgoing.destroy();
      });
      answer.once("end", () =>
        resume(
          Effect.succeed({
            url: url.href,
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          }),
        ),
      );
    });
    outgoing.end(body);
    return Effect.sync(() => outgoing.destroy());
  });
