/** Conditional requests (RFC 9110): an answer that the client has already is not sent again. */
import type { Incoming } from "./incoming.ts";
import type { Reply } from "./reply.ts";

export interface Validators {
  /** Content's own id, without quotes; "" for none. */
  readonly tag: string;
  readonly changed: Date | undefined;
}

export const conditional = (incoming: Incoming, { tag, changed }: Validators, reply: Reply): Reply => {
  const etag = tag === "" ? undefined : `"${tag}"`;
  const validators = {
    ...(etag === undefined ? {} : { etag }),
    ...(changed === undefined ? {} : { "last-modified": changed.toUTCString() }),
  };
  const none = incoming.header("if-none-match");
  const since = incoming.header("if-modified-since");
  const known =
    none !== undefined
      ? etag !== undefined &&
        none.split(",").some((each) => each.trim().replace(/^W\//, "") === etag || each.trim() === "*")
      : since !== undefined && changed !== undefined && seconds(Date.parse(since)) >= seconds(changed.getTime());
  return known
    ? { status: 304, headers: validators, body: null }
    : { ...reply, headers: { ...reply.headers, ...validators } };
};

/** Dates of headers have no fractions; what is no date is NaN and never equal. */
const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
