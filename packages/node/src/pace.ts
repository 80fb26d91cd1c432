/**
 * Bodies of requests have to come at a pace. Time counts only while this side waits for more: a reader that has enough
 * for now is no fault of the client.
 */
import type { IncomingMessage } from "node:http";

export interface PaceOptions {
  /** Bytes a second. 0 lets every body take as long as the whole request may. */
  readonly rate: number;
  /** Milliseconds of waiting after which it is looked whether so much has come, each time anew. */
  readonly window: number;
}

export interface Paces {
  /** Begins to watch the body of a request; `tooSlow` is called once at most. */
  readonly watch: (request: IncomingMessage, tooSlow: () => void) => Pace;
  readonly stop: () => void;
}

export interface Pace {
  /** Whether more is waited for. */
  readonly waiting: (is: boolean) => void;
}

interface Watched {
  readonly request: IncomingMessage;
  readonly tooSlow: () => void;
  /** Since when more is waited for, and for how long it was before, in this window. */
  since: number | undefined;
  waited: number;
  /** Bytes on the connection when the window began. */
  from: number;
}

export const makePaces = ({ rate, window }: PaceOptions): Paces => {
  const watched = new Set<Watched>();
  /** Between looks. */
  const pause = Math.min(1_000, window / 4);
  let looked = performance.now();

  const look = () => {
    const now = performance.now();
    // Where this process stood still, what came meanwhile is not read yet.
    const stood = Math.max(0, now - looked - 2 * pause);
    looked = now;
    for (const body of watched) {
      if (body.since !== undefined) body.since = Math.min(now, body.since + stood);
      const { request, since, waited, from, tooSlow } = body;
      const time = waited + (since === undefined ? 0 : now - since);
      if (request.complete || request.destroyed) watched.delete(body);
      else if (time >= window) {
        const { bytesRead } = request.socket;
        if (bytesRead - from < (rate * time) / 1000) {
          watched.delete(body);
          tooSlow();
        }
        body.from = bytesRead;
        body.waited = 0;
        if (since !== undefined) body.since = now;
      }
    }
  };
  const clock = rate === 0 ? undefined : setInterval(look, pause).unref();

  return {
    watch: (request, tooSlow) => {
      const body: Watched = { request, tooSlow, since: undefined, waited: 0, from: request.socket.bytesRead };
      if (clock !== undefined) watched.add(body);
      request.once("close", () => watched.delete(body));
      return {
        waiting: (is) => {
          const now = performance.now();
          if (is) body.since ??= now;
          else if (body.since !== undefined) {
            body.waited += now - body.since;
            body.since = undefined;
          }
        },
      };
    },
    stop: () => clearInterval(clock),
  };
};
