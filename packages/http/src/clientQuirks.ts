/**
 * What some clients in the field need that differs from the documented answers. One row a quirk, told apart by
 * `User-Agent`; everybody else gets what the documents say.
 */
import { Effect } from "effect";
import type { Incoming } from "./wire/incoming.ts";
import { jsonText, type Reply } from "./wire/reply.ts";

const isWlc = (incoming: Incoming) => /\bwlc\//.test(incoming.header("user-agent") ?? "");

/** `wlc` iterates over the languages of a project as a bare list, without pages. */
export const bareLanguages = <E, R>(
  incoming: Incoming,
  page: Effect.Effect<Reply, E, R>,
): Effect.Effect<Reply, E, R> =>
  isWlc(incoming)
    ? Effect.map(page, (reply) =>
        typeof reply.body === "string"
          ? jsonText(JSON.stringify((JSON.parse(reply.body) as { results: unknown }).results))
          : reply,
      )
    : page;
