/** The calls to Gitea, and to Forgejo, which has the same: https://docs.gitea.com/api, version 1. */
import { Effect, Schema } from "effect";
import type { Forge } from "../../forge.ts";
import { type ForgeHttp, path } from "../../http.ts";
import { type Draft, type ForgeRequest, isSamePlace, type Place } from "../../model.ts";
import { remarkOn } from "../../remarks.ts";
import { Label, PullRequest, Repository, User } from "./answers.ts";

/** Servers give fifty at a time unless their operators allow more. */
const limit = 50;

export const connect = (http: ForgeHttp): Forge => {
  const repository = (place: Place) =>
    http.ask({ what: "look at the repository", path: path`/repos/${place.owner}/${place.name}` }, Repository);
  const login = Effect.map(
    http.ask({ what: "tell whose the credentials are", path: "/user" }, User),
    (user) => user.login,
  );

  const knownFork = (of: Place, owner: string) =>
    http.search(
      {
        what: "look for our fork",
        path: path`/repos/${of.owner}/${of.name}/forks`,
        query: { limit },
      },
      Schema.Array(Repository),
      (page) => page.find((one) => one.owner.login === owner),
    );

  const fork = (of: Place) =>
    Effect.gen(function* () {
      const what = "fork the repository";
      const owner = yield* login;
      let found = yield* knownFork(of, owner);
      if (found === undefined) {
        const call = { what, method: "POST", path: path`/repos/${of.owner}/${of.name}/forks`, json: {} } as const;
        found = yield* http
          .ask(call, Repository)
          .pipe(
            Effect.catchTag(["ForgeRefused", "ForgeUnreachable"], (failure) =>
              Effect.flatMap(knownFork(of, owner), (made) =>
                made === undefined ? Effect.fail(failure) : Effect.succeed(made),
              ),
            ),
          );
      }
      const place = placeOf(found);
      yield* http.awaited({ what, path: path`/repos/${place.owner}/${place.name}/branches`, query: { limit: 1 } });
      return place;
    });

  return {
    rights: (place) =>
      Effect.gen(function* () {
        const { permissions, parent } = yield* repository(place);
        return { login: yield* login, push: permissions?.push ?? true, parent: parent ? placeOf(parent) : null };
      }),
    fork,
    find: ({ into, from, branch }) =>
      http.search(
        {
          what: "look for the pull request",
          path: path`/repos/${into.owner}/${into.name}/pulls`,
          query: { state: "open", sort: "recentupdate", limit },
        },
        Schema.Array(PullRequest),
        (page) =>
          page
            .filter(({ head }) => head.ref === branch && head.repo !== null && isSamePlace(placeOf(head.repo), from))
            .map(read)[0],
      ),
    open: ({ into, from, branch }, { title, text, target }) =>
      Effect.map(
        http.ask(
          {
            what: "open the pull request",
            method: "POST",
            path: path`/repos/${into.owner}/${into.name}/pulls`,
            json: {
              title,
              body: text,
              base: target,
              head: isSamePlace(into, from) ? branch : `${from.owner}:${branch}`,
            },
          },
          PullRequest,
        ),
        read,
      ),
    update: ({ into }, request, draft) =>
      Effect.gen(function* () {
        const changed = {
          ...(request.title === draft.title ? {} : { title: draft.title }),
          ...(request.text === draft.text ? {} : { body: draft.text }),
          ...(request.target === draft.target ? {} : { base: draft.target }),
        };
        if (Object.keys(changed).length > 0)
          yield* http.send({
            what: "change the pull request",
            method: "PATCH",
            path: path`/repos/${into.owner}/${into.name}/pulls/${request.number}`,
            json: changed,
          });
        return [...(yield* addLabels(into, request, draft)), ...(yield* askReviewers(into, request, draft))];
      }),
    read: (into, number) =>
      Effect.map(
        http.look(
          { what: "look at the pull request", path: path`/repos/${into.owner}/${into.name}/pulls/${number}` },
          PullRequest,
        ),
        (found) => (found === undefined ? undefined : read(found)),
      ),
    removeBranch: (place, branch) =>
      Effect.asVoid(
        http.send({
          what: "remove the branch",
          method: "DELETE",
          path: path`/repos/${place.owner}/${place.name}/branches/${branch}`,
          expected: [404],
        }),
      ),
  };

  /** Labels go by their ids; those of the organisation are found with those of the repository where it has any. */
  function addLabels({ owner, name }: Place, request: ForgeRequest, draft: Draft) {
    return Effect.gen(function* () {
      const wanted = draft.labels.filter((label) => !request.labels.includes(label));
      if (wanted.length === 0) return [];
      const known = new Map<string, number>();
      for (const at of [path`/repos/${owner}/${name}/labels`, path`/orgs/${owner}/labels`])
        yield* http
          .search({ what: "look for labels", path: at, query: { limit } }, Schema.Array(Label), (page) => {
            for (const label of page) known.set(label.name, label.id);
            return undefined;
          })
          // Owners that are people have none.
          .pipe(Effect.catchTag("ForgeMissing", () => Effect.succeed(undefined)));
      const ids = wanted.flatMap((label) => known.get(label) ?? []);
      const unknown = wanted
        .filter((label) => !known.has(label))
        .map(
          (label) => `${http.host} has no label ${label} in ${owner}/${name}: make it there, or change the setting.`,
        );
      if (ids.length === 0) return unknown;
      const added = yield* remarkOn(
        http.send({
          what: "add labels to the pull request",
          method: "POST",
          path: path`/repos/${owner}/${name}/issues/${request.number}/labels`,
          json: { labels: ids },
          repeatable: true,
        }),
      );
      return [...unknown, ...added];
    });
  }

  /** `organisation/team` is a team. One who is not known keeps nobody else away. */
  function askReviewers({ owner, name }: Place, request: ForgeRequest, draft: Draft) {
    const asked = draft.reviewers.filter((reviewer) => !request.reviewers.includes(reviewer));
    return Effect.map(
      Effect.forEach(asked, (reviewer) =>
        remarkOn(
          http.send({
            what: `ask ${reviewer} to review the pull request`,
            method: "POST",
            path: path`/repos/${owner}/${name}/pulls/${request.number}/requested_reviewers`,
            json: reviewer.includes("/")
              ? { team_reviewers: [reviewer.slice(reviewer.indexOf("/") + 1)] }
              : { reviewers: [reviewer] },
            repeatable: true,
          }),
        ),
      ),
      (remarks) => remarks.flat(),
    );
  }
};

const placeOf = ({ owner, name }: Pick<typeof Repository.Type, "owner" | "name">): Place => ({
  owner: owner.login,
  name,
});

const read = (pull: typeof PullRequest.Type): ForgeRequest => ({
  number: pull.number,
  url: pull.html_url,
  state: pull.merged ? "merged" : pull.state,
  title: pull.title,
  text: pull.body,
  target: pull.base.ref,
  labels: (pull.labels ?? []).map(({ name }) => name),
  reviewers: (pull.requested_reviewers ?? []).map((user) => user.login),
  revision: pull.head.sha,
});
