/** The calls to Bitbucket Cloud: https://developer.atlassian.com/cloud/bitbucket/rest, version 2.0. */
import { Effect } from "effect";
import type { Forge } from "../../forge.ts";
import { encodeSegments, type ForgeAnswer, type ForgeCall, type ForgeHttp, path } from "../../http.ts";
import { type Draft, type ForgeRequest, isSamePlace, type Place } from "../../model.ts";
import { nameIn, placeIn } from "../../places.ts";
import { noLabels, remarkOn } from "../../remarks.ts";
import { PullRequest, pageOf, Repository, User } from "./answers.ts";

const states = { OPEN: "open", MERGED: "merged", DECLINED: "closed", SUPERSEDED: "closed" } as const;

/** Pages name the next one themselves. */
const next = ({ json }: ForgeAnswer): Partial<ForgeCall> | undefined => {
  const url = (json as { readonly next?: unknown } | null)?.next;
  return typeof url === "string" ? { path: url, query: {} } : undefined;
};

const at = ({ owner, name }: Place) => path`/repositories/${owner}/${name}`;

/** In its query language. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

export const connect = (http: ForgeHttp): Forge => {
  /** Tokens of repositories and workspaces are nobody's. */
  const login = http.ask({ what: "tell whose the credentials are", path: "/user" }, User).pipe(
    Effect.map(({ username }) => username ?? ""),
    Effect.catchTag(["ForgeDenied", "ForgeMissing"], (failure) =>
      failure._tag === "ForgeDenied" && !failure.known ? Effect.fail(failure) : Effect.succeed(""),
    ),
  );

  const knownFork = (of: Place, owner: string) =>
    http.search(
      { what: "look for our fork", path: `${at(of)}/forks`, query: { pagelen: 50 } },
      pageOf(Repository),
      ({ values }) => values.map(({ full_name }) => placeIn(full_name)).find((place) => place.owner === owner),
      next,
    );

  const fork = (of: Place) =>
    Effect.gen(function* () {
      const what = "fork the repository";
      const owner = yield* login;
      let place = yield* knownFork(of, owner);
      if (place === undefined) {
        const json = owner === "" ? {} : { workspace: { slug: owner } };
        place = yield* http.ask({ what, method: "POST", path: `${at(of)}/forks`, json }, Repository).pipe(
          Effect.map(({ full_name }) => placeIn(full_name)),
          Effect.catchTag(["ForgeRefused", "ForgeUnreachable"], (failure) =>
            Effect.flatMap(knownFork(of, owner), (made) =>
              made === undefined ? Effect.fail(failure) : Effect.succeed(made),
            ),
          ),
        );
      }
      yield* http.awaited({ what, path: `${at(place)}/refs/branches`, query: { pagelen: 1 } });
      return place;
    });

  return {
    rights: (place) =>
      Effect.gen(function* () {
        const { parent } = yield* http.ask({ what: "look at the repository", path: at(place) }, Repository);
        const writable = yield* http.search(
          {
            what: "look what the credentials may do",
            path: path`/repositories/${place.owner}`,
            query: { role: "contributor", q: `slug=${quoted(place.name)}`, pagelen: 10 },
          },
          pageOf(Repository),
          ({ values }) => values.find(({ full_name }) => isSamePlace(placeIn(full_name), place)),
          next,
        );
        return { login: yield* login, push: writable !== undefined, parent: parent ? placeIn(parent.full_name) : null };
      }),
    fork,
    find: ({ into, from, branch }) =>
      http.search(
        {
          what: "look for the pull request",
          path: `${at(into)}/pullrequests`,
          query: { state: "OPEN", q: `source.branch.name=${quoted(branch)}`, pagelen: 50 },
        },
        pageOf(PullRequest),
        ({ values }) =>
          values
            .filter(
              ({ source }) =>
                source.branch.name === branch &&
                source.repository != null &&
                isSamePlace(placeIn(source.repository.full_name), from),
            )
            .map(read)[0],
        next,
      ),
    open: ({ into, from, branch }, { title, text, target }) =>
      Effect.map(
        http.ask(
          {
            what: "open the pull request",
            method: "POST",
            path: `${at(into)}/pullrequests`,
            json: {
              title,
              description: text,
              source: { branch: { name: branch }, repository: { full_name: nameIn(from) } },
              destination: { branch: { name: target } },
            },
          },
          PullRequest,
        ),
        read,
      ),
    update: ({ into }, request, draft) =>
      Effect.gen(function* () {
        const change = (what: string, json: object) =>
          http.send({
            what,
            method: "PUT",
            path: `${at(into)}${path`/pullrequests/${request.number}`}`,
            // The title has to be there each time.
            json: { title: draft.title, ...json },
          });
        if (request.title !== draft.title || request.text !== draft.text || request.target !== draft.target)
          yield* change("change the pull request", {
            description: draft.text,
            destination: { branch: { name: draft.target } },
          });
        const remarks = noLabels(http.host, draft.labels);
        if (draft.reviewers.every((reviewer) => request.reviewers.includes(reviewer))) return remarks;
        const what = "ask for reviews of the pull request";
        return [...remarks, ...(yield* remarkOn(change(what, { reviewers: reviewersOf(request, draft) })))];
      }),
    read: (into, number) =>
      Effect.map(
        http.look(
          { what: "look at the pull request", path: `${at(into)}${path`/pullrequests/${number}`}` },
          PullRequest,
        ),
        (found) => (found === undefined ? undefined : read(found)),
      ),
    removeBranch: (place, branch) =>
      Effect.asVoid(
        http.send({
          what: "remove the branch",
          method: "DELETE",
          path: `${at(place)}/refs/branches/${encodeSegments(branch)}`,
          expected: [404],
        }),
      ),
  };
};

/** People have no names there but ids: `{…}`, or those of their accounts. They are written as a whole. */
const reviewersOf = (request: ForgeRequest, draft: Draft) =>
  [...new Set([...request.reviewers, ...draft.reviewers])].map((id) =>
    id.startsWith("{") ? { uuid: id } : { account_id: id },
  );

const read = (pull: typeof PullRequest.Type): ForgeRequest => {
  const hash = pull.source.commit?.hash ?? "";
  return {
    number: pull.id,
    url: pull.links.html.href,
    state: states[pull.state],
    title: pull.title,
    text: pull.description ?? "",
    target: pull.destination.branch.name,
    labels: [],
    reviewers: (pull.reviewers ?? []).map(({ uuid, account_id: account }) => account ?? uuid),
    // Only the beginning of it is told.
    revision: hash.length === 40 ? hash : null,
  };
};
