/** One call: its requests, until one is answered for good. */
import type { Result } from "./call.ts";
import { aborted, explain, type Failure, failureOf } from "./failure.ts";

export interface Patience {
  /** How often a call is tried again. */
  readonly retries: number;
  /** Seconds that are waited for another try; a server that wants more is not asked again. */
  readonly longestWait: number;
}

export interface Attempt<Value> {
  readonly send: () => Promise<Response>;
  readonly read: (response: Response) => Promise<Result<Value>>;
  /** Reads and changes nothing. */
  readonly safe: boolean;
  /** Whether the same can be sent once more. */
  readonly repeatable: boolean;
  readonly signal: AbortSignal | undefined;
}

export const exchange = async <Value>(attempt: Attempt<Value>, patience: Patience): Promise<Result<Value>> => {
  for (let tried = 0; ; tried++) {
    const result = await once(attempt);
    if (result.ok || tried >= patience.retries || !mayRepeat(result.error, attempt)) return result;
    const wait = waitOf(result.error, tried);
    if (wait > patience.longestWait) return result;
    if (await sleep(wait * 1000, attempt.signal)) return { ok: false, error: aborted(attempt.signal as AbortSignal) };
  }
};

/** A request over the limit was turned away at the door. All others may have been done, and are repeated if they only read. */
const mayRepeat = ({ kind }: Failure, { safe, repeatable }: Attempt<unknown>): boolean =>
  (kind === "too-many-requests" && repeatable) || (safe && (kind === "unavailable" || kind === "network"));

/** In seconds; clients that lost a server together do not come back together. */
const waitOf = (failure: Failure, tried: number): number =>
  "retryAfter" in failure && failure.retryAfter !== undefined
    ? failure.retryAfter
    : 0.25 * 2 ** tried * (0.5 + Math.random());

const once = async <Value>({ send, read, signal }: Attempt<Value>): Promise<Result<Value>> => {
  if (signal?.aborted === true) return { ok: false, error: aborted(signal) };
  try {
    const response = await send();
    if (!response.ok) return { ok: false, error: failureOf(response, await response.text()) };
    return await read(response);
  } catch (cause) {
    return { ok: false, error: explain(cause, signal) };
  }
};

/** Whether the signal ended it. */
export const sleep = (milliseconds: number, signal: AbortSignal | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    if (signal?.aborted === true) return resolve(true);
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      resolve(signal?.aborted === true);
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener("abort", end);
  });
