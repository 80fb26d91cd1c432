/** A request of node:http as the wire takes it, without the cost of a `Request` object. */
import type { IncomingMessage } from "node:http";
import { below, type Incoming, normalPrefix, type Surroundings } from "@dragoman/http";
import { bodyStream } from "./body.ts";
import type { Client } from "./client.ts";
import type { Pace } from "./pace.ts";

/** Requests that go through a proxy may name the whole address. */
const pathOf = (target: string): string => {
  if (target.startsWith("/")) return target;
  if (!URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
};

/** What the program around knows of a request. */
export interface NodeSurroundings extends Surroundings {
  /** Path and query with the prefix, where the program has changed `request.url`. */
  readonly url?: string | undefined;
  /** Scheme and host that the client spoke to, where the program knows more than the headers tell. */
  readonly origin?: string | undefined;
  /** What the program made of the body, where it has read it; without it `request.rawBody` or `request.body`. */
  readonly body?: unknown;
}

/** Undefined where the request stands outside of the prefix. */
export const toIncoming = (
  request: IncomingMessage,
  { url = request.url ?? "/", prefix = "", account }: NodeSurroundings,
  client: Client,
  body: Uint8Array | Pace | undefined,
): Incoming | undefined => {
  const normal = normalPrefix(prefix);
  const target = below(normal, pathOf(url));
  if (target === undefined) return undefined;
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
  };
  return {
    method: request.method ?? "GET",
    target,
    prefix: normal,
    origin: client.origin,
    header:
      body instanceof Uint8Array
        ? (name) => (name.toLowerCase() === "content-length" ? String(body.length) : header(name.toLowerCase()))
        : (name) => header(name.toLowerCase()),
    body:
      body === undefined
        ? undefined
        : body instanceof Uint8Array
          ? () => new Blob([body as Uint8Array<ArrayBuffer>]).stream()
          : () => bodyStream(request, body),
    address: client.address,
    account,
  };
};
