/** The calls to Gerrit: https://gerrit-review.googlesource.com/Documentation/rest-api.html. Pushing is proposing. */
import { Effect, Schema } from "effect";
import { ForgeRefused } from "../../errors.ts";
import type { Forge } from "../../forge.ts";
import { type ForgeHttp, path } from "../../http.ts";
import type { ForgeRequest, Place } from "../../model.ts";
import { nameIn } from "../../places.ts";
import { remarkOn } from "../../remarks.ts";
import { Account, Change } from "./answers.ts";

const states = { NEW: "open", MERGED: "merged", ABANDONED: "closed" } as const;

export const connect = (http: ForgeHttp, origin: string): Forge => {
  const read = (change: typeof Change.Type): ForgeRequest => ({
    number: change._number,
    url: `${origin}/c/${change.project}/+/${change._number}`,
    state: states[change.status],
    title: change.subject,
    text: "",
    target: change.branch,
    labels: change.hashtags ?? [],
    reviewers: [],
    // Its commit is the one that all of ours became.
    revision: null,
  });

  return {
    rights: () =>
      Effect.map(http.ask({ what: "tell whose the credentials are", path: "/accounts/self" }, Account), (account) => ({
        login: account.username ?? "",
        push: true,
        parent: null,
      })),
    fork: (of: Place) =>
      Effect.fail(
        new ForgeRefused({ host: http.host, what: `fork ${nameIn(of)}`, status: 405, said: "There are no forks." }),
      ),
    find: ({ into, changeId }) =>
      Effect.map(
        http.ask(
          {
            what: "look for the change",
            path: "/changes/",
            query: { q: `change:${changeId} project:${nameIn(into)} status:open`, n: 10 },
          },
          Schema.Array(Change),
        ),
        (found) => found.filter((change) => change.change_id === changeId).map(read)[0],
      ),
    open: () =>
      Effect.fail(
        new ForgeRefused({ host: http.host, what: "open a change", status: 405, said: "It is opened by a push." }),
      ),
    update: (_, request, draft) =>
      Effect.gen(function* () {
        const labels = draft.labels.filter((label) => !request.labels.includes(label));
        const remarks =
          labels.length === 0
            ? []
            : yield* remarkOn(
                http.send({
                  what: "add hashtags to the change",
                  method: "POST",
                  path: path`/changes/${request.number}/hashtags`,
                  json: { add: labels },
                  repeatable: true,
                }),
              );
        const asked = yield* Effect.forEach(draft.reviewers, (reviewer) =>
          remarkOn(
            http.send({
              what: `ask ${reviewer} to review the change`,
              method: "POST",
              path: path`/changes/${request.number}/reviewers`,
              json: { reviewer },
              repeatable: true,
            }),
          ),
        );
        return [...remarks, ...asked.flat()];
      }),
    read: (_, number) =>
      Effect.map(http.look({ what: "look at the change", path: path`/changes/${number}` }, Change), (found) =>
        found === undefined ? undefined : read(found),
      ),
    // There is none: the ref that is pushed to is no branch.
    removeBranch: () => Effect.void,
  };
};
