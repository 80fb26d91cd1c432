/** A request as every host hands it over: web-standard parts, without the cost of a `Request` object. */

export interface Incoming {
  readonly method: string;
  /** Path and query as they were sent, below the prefix. */
  readonly target: string;
  /** Path that all of this hangs under at its host, such as `/l10n`; empty where that is the root. */
  readonly prefix: string;
  /** Scheme and host that the client spoke to, such as `https://translate.example.org`. */
  readonly origin: string;
  readonly header: (name: string) => string | undefined;
  /** Undefined where there is no body. */
  readonly body: (() => ReadableStream<Uint8Array>) | undefined;
  /** Address of the client, for limits and logs. */
  readonly address: string;
  /** Whom the host's own session names: an account's name, or null for nobody; undefined where it has no sessions. */
  readonly account?: string | null | undefined;
}

/** What a host knows of a request beside the request. */
export interface Surroundings {
  /** Path that all of this hangs under at the host, such as `/l10n`. Addresses of requests hold it. */
  readonly prefix?: string | undefined;
  /** Address of the client, for limits: without it, all clients count as one. */
  readonly address?: string | undefined;
  /** Who asks, by the host's own session: an account's name, or null for nobody. */
  readonly account?: string | null | undefined;
}

/** `/l10n` for `l10n`, `//l10n/` and the like; empty for the root. */
export const normalPrefix = (prefix: string): string => {
  const path = prefix.replace(/^\/+|\/+$/g, "");
  return path === "" ? "" : `/${path}`;
};

/** What of a path stands below a prefix; undefined where it stands elsewhere. */
export const below = (prefix: string, path: string): string | undefined => {
  if (!path.startsWith(prefix)) return undefined;
  const rest = path.slice(prefix.length);
  if (rest.startsWith("/")) return rest;
  return rest === "" || rest.startsWith("?") ? `/${rest}` : undefined;
};

/** Undefined where the request stands outside of the prefix. */
export const fromRequest = (
  request: Request,
  { prefix = "", address = "local", account }: Surroundings = {},
): Incoming | undefined => {
  const url = new URL(request.url);
  const normal = normalPrefix(prefix);
  const target = below(normal, url.pathname + url.search);
  return target === undefined
    ? undefined
    : {
        method: request.method,
        target,
        prefix: normal,
        origin: url.origin,
        header: (name) => request.headers.get(name) ?? undefined,
        body: request.body === null ? undefined : () => request.body as ReadableStream<Uint8Array>,
        address,
        account,
      };
};
