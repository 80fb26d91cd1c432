/** Answers of health. Asked often and by machines, so outside of the API: without accounts, limits and renderings. */
import { Health } from "@dragoman/core/health";
import { Effect } from "effect";
import { healthApi } from "./api/health.ts";
import { errorReply } from "./errorStatus.ts";
import { MethodNotAllowed } from "./wire/failure.ts";
import { json, type Reply } from "./wire/reply.ts";

const fresh = { "cache-control": "no-store" };

const alive: Effect.Effect<Reply> = Effect.succeed(json({ status: "alive" }, 200, fresh));

const ready = Effect.gen(function* () {
  const checks = yield* (yield* Health).look;
  const failed = Object.entries(checks).filter(([, finding]) => finding === "failed");
  if (failed.length === 0) return json({ status: "ready", checks }, 200, fresh);
  const names = failed.map(([name]) => name).join(", ");
  return json({ status: "not ready", checks, detail: `Not ready: ${names}.` }, 503, { ...fresh, "retry-after": "5" });
});

const probes = new Map<string, Effect.Effect<Reply, never, Health>>([
  [healthApi.alive.path, alive],
  [healthApi.ready.path, ready],
]);

const plain = (pathname: string) => pathname.replace(/\/$/, "");

export const isProbe = (pathname: string): boolean => probes.has(plain(pathname));

/** Undefined where the path is none of these. */
export const health = (method: string, pathname: string): Effect.Effect<Reply, never, Health> | undefined => {
  const probe = probes.get(plain(pathname));
  if (probe === undefined) return undefined;
  const allow = "GET, HEAD, OPTIONS";
  const answer = method === "GET" || method === "HEAD" ? probe : Effect.succeed(refuse(method));
  return Effect.map(answer, (reply) => ({ ...reply, headers: { allow, ...reply.headers } }));
};

const refuse = (method: string): Reply =>
  method === "OPTIONS" ? { status: 204, headers: {}, body: null } : errorReply(new MethodNotAllowed({ method }));
