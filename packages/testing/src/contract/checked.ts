/** An app whose every answer is held against the OpenAPI document; one that differs fails the request. */
import type { App } from "@dragoman/http";
import { type Exchange, judge } from "./judge.ts";

const check = (exchange: Exchange) => {
  if (exchange.method === "HEAD" || exchange.method === "OPTIONS") return;
  const problem = judge(exchange);
  if (problem !== undefined) throw new Error(problem);
};

export const checked = (app: App): App => ({
  ...app,
  handle: async (incoming, signal) => {
    const reply = await app.handle(incoming, signal);
    check({
      method: incoming.method,
      path: incoming.target,
      header: incoming.header,
      status: reply.status,
      type: reply.headers["content-type"] ?? "",
      body: typeof reply.body === "string" ? reply.body : undefined,
    });
    return reply;
  },
  fetch: async (request, surroundings) => {
    const { pathname, search } = new URL(request.url);
    const response = await app.fetch(request, surroundings);
    const type = response.headers.get("content-type") ?? "";
    check({
      method: request.method,
      path: pathname.slice(surroundings?.prefix?.length ?? 0) + search,
      header: (name) => request.headers.get(name) ?? undefined,
      status: response.status,
      type,
      body: type.startsWith("application/json") ? await response.clone().text() : undefined,
    });
    return response;
  },
});
