/** An app whose every answer is held against the OpenAPI document; one that differs fails the request. */
import type { App } from "@dragoman/http";
import { type Exchange, judge } from "./judge.ts";

const check = (exchange: Exchange) => {
  if (exchange.method === "HEAD" || exchange.method === "OPTIONS") return;
  const problem = judge(exchange);
  if (problem !== undefined) throw new Error(problem);
};

/** Nothing is taken for what it does not say it is, and what a browser could run is told to run nothing of a stranger's. */
const checkSafety = (
  { method, path }: Pick<Exchange, "method" | "path">,
  header: (name: string) => string | null,
  prefix = "",
) => {
  // What stands beside the prefix is not ours, and the files of the console are nobody else's.
  if (!`${path}/`.startsWith(`${prefix}/`) || path.startsWith(`${prefix}/static/`)) return;
  const wrong = (what: string) => new Error(`${method} ${path} answers ${what}.`);
  if (header("x-content-type-options") !== "nosniff") throw wrong("without nosniff");
  if (header("x-frame-options") !== "DENY") throw wrong("what others may put into a frame");
  const type = header("content-type") ?? "";
  const isKept = header("content-disposition")?.startsWith("attachment") === true;
  if (/html|svg|xml|^image/.test(type) && !/^application\/(rss|atom)/.test(type) && !isKept)
    if (header("content-security-policy")?.includes("default-src") !== true) throw wrong(`${type} without a policy`);
};

export const checked = (app: App): App => ({
  ...app,
  handle: async (incoming, signal) => {
    const reply = await app.handle(incoming, signal);
    checkSafety({ method: incoming.method, path: incoming.target }, (name) => reply.headers[name] ?? null);
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
    checkSafety({ method: request.method, path: pathname }, (name) => response.headers.get(name), surroundings?.prefix);
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
