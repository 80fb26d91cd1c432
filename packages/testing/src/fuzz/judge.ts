/** What no answer may be, whatever was asked. */
import type { Case, RequestCase } from "./cases.ts";
import type { Outcome } from "./send.ts";

/**
 * Milliseconds that an answer may take. A machine that has other things to do may keep one waiting once: what is fast
 * when asked again alone is let off, up to four times as many.
 */
export const slowest = 5000;
export const slow = `an answer after more than ${slowest} ms`;

/** A download ends like this when what it reads is removed meanwhile: it is let off where that does not happen again. */
export const brokenOff = "the answer broke off";

/** Whether it may have had its reason in what others did at the same time. */
export const mayPass = (what: string, { milliseconds }: Pick<Outcome, "milliseconds">): boolean =>
  (what === slow && milliseconds < 4 * slowest) || what.startsWith(brokenOff);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const explains = (body: string) => {
  const value = parsed(body);
  return (
    value !== null &&
    typeof value === "object" &&
    "detail" in value &&
    typeof value.detail === "string" &&
    value.detail !== ""
  );
};

/** Pages are for those who ask for them, and for the logs of services that notify of pushes. */
const mayBePage = ({ target, headers }: RequestCase) =>
  /[?&]format=(api|html)/.test(target) || headers["accept"] !== undefined || target.startsWith("/hooks/");

/** What is wrong with the answer, in a few words that do not vary; undefined for nothing. */
export const complaintOf = (item: Case, outcome: Outcome): string | undefined => {
  const { statuses, headers, body, milliseconds, failure } = outcome;
  if (failure !== undefined) return failure;
  for (const status of statuses)
    if (status >= 500 && !(status === 503 && (item.kind === "raw" || headers["retry-after"] !== undefined)))
      return `status ${status}`;
  if (item.kind === "raw") return undefined;
  if (milliseconds > slowest) return slow;
  const [status = 0] = statuses;
  if (statuses.length === 0 || item.method === "HEAD" || status === 304) return undefined;
  const type = headers["content-type"] ?? "";
  if (type.startsWith("application/json") && body !== "" && parsed(body) === undefined) return "JSON that is none";
  if (status < 400 || (type.startsWith("text/html") && mayBePage(item))) return undefined;
  return type.startsWith("application/json") && explains(body) ? undefined : "an error without JSON that explains it";
};
