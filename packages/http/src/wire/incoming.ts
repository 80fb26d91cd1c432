/** A request as every host hands it over: web-standard parts, without the cost of a `Request` object. */

export interface Incoming {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly target: string;
  /** Scheme and host that the client spoke to, such as `https://translate.example.org`. */
  readonly origin: string;
  readonly header: (name: string) => string | undefined;
  /** Undefined where there is no body. */
  readonly body: (() => ReadableStream<Uint8Array>) | undefined;
  /** Address of the client, for limits and logs. */
  readonly address: string;
}

export const fromRequest = (request: Request, address = "local"): Incoming => {
  const url = new URL(request.url);
  return {
    method: request.method,
    target: url.pathname + url.search,
    origin: url.origin,
    header: (name) => request.headers.get(name) ?? undefined,
    body: request.body === null ? undefined : () => request.body as ReadableStream<Uint8Array>,
    address,
  };
};
