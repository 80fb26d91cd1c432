/** A request of node:http as the wire takes it, without the cost of a `Request` object. */
import type { IncomingMessage } from "node:http";
import type { Incoming } from "@dragoman/http";
import { bodyStream, hasBody } from "./body.ts";
import type { Client } from "./client.ts";
import type { Pace } from "./pace.ts";

/** Requests that go through a proxy may name the whole address. */
const pathOf = (target: string): string => {
  if (target.startsWith("/")) return target;
  if (!URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
};

export const toIncoming = (request: IncomingMessage, client: Client, pace: Pace): Incoming => ({
  method: request.method ?? "GET",
  target: pathOf(request.url ?? "/"),
  prefix: "",
  origin: client.origin,
  header: (name: string) => {
    const value = request.headers[name.toLowerCase()];
    return Array.isArray(value) ? value.join(", ") : value;
  },
  body: hasBody(request) ? () => bodyStream(request, pace) : undefined,
  address: client.address,
});
