/** The calls to GitHub: https://docs.github.com/rest, version 2022-11-28. */
import { Effect, Schema } from "effect";
import type { Forge } from "../../forge.ts";
import { encodeSegments, type ForgeHttp, path } from "../../http.ts";
import { type Draft, type ForgeRequest, isSamePlace, type Place } from "../../model.ts";
import { remarkOn } from "../../remarks.ts";
import { PullRequest, Repository, User } from "./answers.ts";

export const connect = (http: ForgeHttp): Forge => {
  const repository = (place: Place) =>
    http.ask({ what: "look at the repository", path: path`/repos/${place.owner}/${place.name}` }, Repository);

  /** Installations of apps are nobody. */
  const login = http.ask({ what: "tell whose the credentials are", path: "/user" }, User).pipe(
    Effect.map((user) => user.login),
    Effect.catchTag("ForgeDenied", (denied) => (denied.known ? Effect.succeed("") : Effect.fail(denied))),
  );

  const fork = (of: Place) =>
    Effect.gen(function* () {
      const what = "fork the repository";
      const made = yield* http.ask(
        // Asked for again, it answers with the one that is there.
        { what, method: "POST", path: path`/repos/${of.owner}/${of.name}/forks`, json: {}, repeatable: true },
        Repository,
      );
      const place = placeOf(made);
      // It is copied after the answer.
      yield* http.awaited({ what, path: path`/repos/${place.owner}/${place.name}/commits`, query: { per_page: 1 } });
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
          query: { state: "open", head: `${from.owner}:${branch}`, per_page: 100 },
        },
        Schema.Array(PullRequest),
        (page) => page.filter(({ head }) => head.ref === branch).map(read)[0],
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
              // A fork of the same organisation has another name.
              ...(into.owner === from.owner && into.name !== from.name ? { head_repo: from.name } : {}),
            },
          },
          PullRequest,
        ),
        read,
      ),
    update: ({ into }, request, draft) =>
      Effect.gen(function* () {
        const { owner, name } = into;
        const changed = {
          ...(request.title === draft.title ? {} : { title: draft.title }),
          ...(request.text === draft.text ? {} : { body: draft.text }),
          ...(request.target === draft.target ? {} : { base: draft.target }),
        };
        if (Object.keys(changed).length > 0)
          yield* http.send({
            what: "change the pull request",
            method: "PATCH",
            path: path`/repos/${owner}/${name}/pulls/${request.number}`,
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
          path: `${path`/repos/${place.owner}/${place.name}`}/git/refs/heads/${encodeSegments(branch)}`,
          // What is gone is answered by either.
          expected: [404, 422],
        }),
      ),
  };

  function addLabels({ owner, name }: Place, request: ForgeRequest, draft: Draft) {
    const labels = draft.labels.filter((label) => !request.labels.includes(label));
    return labels.length === 0
      ? Effect.succeed([])
      : remarkOn(
          http.send({
            what: "add labels to the pull request",
            method: "POST",
            path: path`/repos/${owner}/${name}/issues/${request.number}/labels`,
            json: { labels },
            repeatable: true,
          }),
        );
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
            json: reviewer.includes("/") ? { team_reviewers: [reviewer.split("/").pop()] } : { reviewers: [reviewer] },
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
  state: pull.merged_at !== null ? "merged" : pull.state,
  title: pull.title,
  text: pull.body ?? "",
  target: pull.base.ref,
  labels: pull.labels.map(({ name }) => name),
  reviewers: [
    ...(pull.requested_reviewers ?? []).map((user) => user.login),
    ...(pull.requested_teams ?? []).map(({ slug }) => slug),
  ],
  revision: pull.head.sha,
});
