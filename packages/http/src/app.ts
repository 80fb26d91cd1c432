/** The whole wire as one function from request to answer, over the services of the core. */
import { Context, Effect } from "effect";
import { dispatch, type DispatchServices, type Entry, type Handler } from "./dispatch.ts";
import { entries } from "./handlers/index.ts";
import { HttpSettings, type HttpOptions, makeSettings } from "./settings.ts";
import { errorReply } from "./errorStatus.ts";
import { isProbe } from "./health.ts";
import { NoRoute } from "./wire/failure.ts";
import { fromRequest, type Incoming, type Surroundings } from "./wire/incoming.ts";
import { type Reply, toResponse } from "./wire/reply.ts";
import { makeRouter } from "./wire/router.ts";

const router = makeRouter<Handler<HttpServices>>(entries);

type Needs<E> = E extends Entry<infer R> ? R : never;
/** The services that requests need. */
export type HttpServices = Needs<(typeof entries)[number]> | DispatchServices;

export interface App {
  /** For hosts that write answers themselves. */
  readonly handle: (incoming: Incoming, signal?: AbortSignal) => Promise<Reply>;
  /** For hosts that speak web standards. What stands outside of a prefix is answered by 404. */
  readonly fetch: (request: Request, surroundings?: Surroundings) => Promise<Response>;
  /** Whether anything is served at a path, which stands below the prefix. */
  readonly serves: (path: string) => boolean;
}

export const makeApp = (services: Context.Context<HttpServices>, options: HttpOptions = {}): App => {
  const settings = makeSettings(options);
  const context = Context.add(services, HttpSettings, settings) as Context.Context<HttpServices | HttpSettings>;
  const run = Effect.runPromiseWith(context);
  const handle = (incoming: Incoming, signal?: AbortSignal) =>
    run(dispatch(router, incoming), signal === undefined ? undefined : { signal });
  return {
    handle,
    fetch: async (request, surroundings) => {
      const incoming = fromRequest(request, surroundings);
      return toResponse(incoming === undefined ? errorReply(new NoRoute()) : await handle(incoming, request.signal));
    },
    serves: (path) => router.match(path) !== undefined || isProbe(path) || settings.console?.serves(path) === true,
  };
};
