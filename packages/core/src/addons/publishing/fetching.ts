/** Pages of others, read through the guard of connections and within bounds. */
import { Effect } from "effect";
import type { Outgoing } from "../../outgoing/inside.ts";

const bounds = { timeLimit: 10_000, maxAnswer: 4 * 1024 ** 2 };

/** What the page says, or why it cannot be read. */
export const fetchPage =
  ({ send }: Outgoing["Service"]) =>
  (url: string): Effect.Effect<{ html: string } | { failure: string }> =>
    send({ url, headers: { accept: "text/html" }, ...bounds }).pipe(
      Effect.map(({ status, body }) =>
        status === 200 ? { html: new TextDecoder().decode(body) } : { failure: `The server answered ${status}.` },
      ),
      Effect.catch((error) =>
        Effect.succeed({
          failure: error._tag === "HostRefused" ? "The host may not be connected to, or is not known." : error.reason,
        }),
      ),
    );
