/**
 * The middleware. It is thin on purpose: what Express knows of a request (the path that it hangs under, the client
 * behind proxies, a parsed body, whose session it is) is handed to the host on node:http, which does the rest.
 */
import type { ServerResponse } from "node:http";
import { openDragoman, type OpenDragoman, type OpenOptions } from "@dragoman/node";
import { type HostRequest, originOf } from "./hostRequest.ts";

export interface DragomanOptions<Request extends HostRequest = HostRequest>
  extends Omit<OpenOptions, "trustedProxies" | "minBodyRate"> {
  /** The account that a request's session speaks for, by name, or null for nobody. What it throws is the app's to handle. */
  readonly account?: (request: Request) => string | null | undefined | PromiseLike<string | null | undefined>;
  /** Leaves paths where nothing of this is served to what stands behind in the app: else they are answered by 404. */
  readonly passThrough?: boolean;
  /** Leaves failures of this server (statuses from 500 on) to the app's error handler: else they are answered. */
  readonly passErrors?: boolean;
}

type Middleware<Request> = (request: Request, response: ServerResponse, next: (error?: unknown) => void) => void;

export interface Dragoman<Request extends HostRequest = HostRequest>
  extends Middleware<Request>,
    Omit<OpenDragoman, "respond" | "serves"> {}

/** Opens the database and begins background work; `close` ends both. @throws SettingInvalid, or why it cannot open */
export const dragoman = async <Request extends HostRequest = HostRequest>({
  account,
  passThrough = false,
  passErrors = false,
  ...options
}: DragomanOptions<Request> = {}): Promise<Dragoman<Request>> => {
  const { respond, serves, ...open } = await openDragoman(options);

  const answer: Middleware<Request> = (request, response, next) => {
    const url = request.url ?? "/";
    if (passThrough && !serves(url.split("?", 1)[0] ?? "")) {
      next();
      return;
    }
    const speakFor = (username: string | null | undefined) =>
      respond(request, response, {
        url: request.baseUrl + url,
        prefix: request.baseUrl,
        origin: originOf(request),
        address: request.ip,
        account: account === undefined ? undefined : (username ?? null),
        failed: passErrors ? next : undefined,
      });
    // A session can be known at once; what looks for it may throw at once, too.
    void new Promise<string | null | undefined>((resolve) => resolve(account?.(request))).then(speakFor, next);
  };
  return Object.assign(answer, open);
};
