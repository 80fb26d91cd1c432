/** Whether addresses that components show to people lead anywhere. */
import { Effect } from "effect";
import { sourceLocations } from "../components/index.ts";
import { Outgoing } from "../outgoing/inside.ts";
import type { makeAlertStore, Scope, Shown } from "./store.ts";

const timeLimit = 10_000;
const maxAnswer = 64 * 1024;
const atOnce = 4;
/** Statuses of pages that are there no more; others may be a matter of rights, or of the hour. */
const gone = new Set([404, 410]);

/** Addresses that are asked in one look, in the order of components. */
const most = 1000;

/** What is known of an address; of one that the guard refuses, or that nobody asked, nothing is. */
type Found = "there" | "gone" | "silent";

export const makeReachability = (store: Effect.Success<typeof makeAlertStore>) =>
  Effect.gen(function* () {
    const outgoing = yield* Outgoing;

    const ask = (url: string): Effect.Effect<Found | undefined> =>
      outgoing.send({ url, timeLimit, maxAnswer }).pipe(
        Effect.map(({ status }): Found => (gone.has(status) ? "gone" : "there")),
        Effect.catchTag("HostRefused", () => Effect.succeed(undefined)),
        Effect.catchTag("RequestFailed", () => Effect.succeed<Found>("silent")),
      );

    /** Where none of them answers it is our own way out that is closed. */
    const broken = (shown: readonly Shown[]) =>
      Effect.gen(function* () {
        const urls = [...new Set(shown.map(({ url }) => url))].slice(0, most);
        const answers = yield* Effect.forEach(urls, ask, { concurrency: atOnce });
        const found = new Map(urls.map((url, index) => [url, answers[index]]));
        const reached = answers.some((answer) => answer === "there" || answer === "gone");
        return shown.filter(({ url }) => found.get(url) === "gone" || (reached && found.get(url) === "silent"));
      });

    /** By the names of the alerts. */
    return (scope: Scope) =>
      Effect.gen(function* () {
        const links = (yield* store.sourceLinks(scope)).flatMap(({ component_id, repoweb, branch, location }) => {
          const url = sourceLocations(location, { repoweb, branch })[0]?.url;
          return url === undefined ? [] : [{ component_id, url }];
        });
        return {
          BrokenProjectURL: yield* broken(yield* store.webs(scope)),
          BrokenBrowserURL: yield* broken(links),
        };
      }).pipe(Effect.orDie);
  });
