/** Whether addresses that components show to people lead anywhere. */
import { Effect } from "effect";
import { sourceLocations } from "../components/index.ts";
import { Outgoing } from "../outgoing/inside.ts";
import type { makeAlertStore, Raised, Scope, Shown } from "./store.ts";

const timeLimit = 10_000;
const maxAnswer = 64 * 1024;
const atOnce = 4;
/** Statuses of pages that are there no more; others may be a matter of rights, or of the hour. */
const gone = new Set([404, 410]);

export const makeReachability = (store: Effect.Success<typeof makeAlertStore>) =>
  Effect.gen(function* () {
    const outgoing = yield* Outgoing;

    const leadsNowhere = (url: string) =>
      outgoing.send({ url, timeLimit, maxAnswer }).pipe(
        Effect.map(({ status }) => gone.has(status)),
        // What the guard refuses is not asked for, and nothing is known of it.
        Effect.catchTag("HostRefused", () => Effect.succeed(false)),
        Effect.catchTag("RequestFailed", () => Effect.succeed(true)),
      );

    const broken = (shown: readonly Shown[]) =>
      Effect.gen(function* () {
        const urls = [...new Set(shown.map(({ url }) => url))];
        const dead = new Set<string>();
        yield* Effect.forEach(urls, (url) => Effect.map(leadsNowhere(url), (is) => void (is && dead.add(url))), {
          concurrency: atOnce,
          discard: true,
        });
        return shown.filter(({ url }) => dead.has(url));
      });

    /** Looks, and settles the alerts; answers the new ones. */
    return (scope: Scope): Effect.Effect<readonly Raised[]> =>
      Effect.gen(function* () {
        const webs = yield* broken(yield* store.webs(scope));
        const links = (yield* store.sourceLinks(scope)).flatMap(({ component_id, repoweb, branch, location }) => {
          const url = sourceLocations(location, { repoweb, branch })[0]?.url;
          return url === undefined ? [] : [{ component_id, url }];
        });
        return [
          ...(yield* store.settleFound("BrokenProjectURL", scope, webs)),
          ...(yield* store.settleFound("BrokenBrowserURL", scope, yield* broken(links))),
        ];
      }).pipe(Effect.orDie);
  });
