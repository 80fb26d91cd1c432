/** The calls to GitLab: https://docs.gitlab.com/api, version 4. */
import { Effect, Schema } from "effect";
import type { Forge } from "../../forge.ts";
import { type ForgeHttp, path } from "../../http.ts";
import { type Draft, type ForgeRequest, isSamePlace, type Place } from "../../model.ts";
import { placeIn } from "../../places.ts";
import { remarkOn } from "../../remarks.ts";
import { MergeRequest, Project, User } from "./answers.ts";

/** The level from which branches may be pushed. */
const developer = 30;

const idOf = ({ owner, name }: Place) => `${owner}/${name}`;

export const connect = (http: ForgeHttp): Forge => {
  const project = (place: Place) =>
    http.ask({ what: "look at the project", path: path`/projects/${idOf(place)}` }, Project);
  const login = Effect.map(
    http.ask({ what: "tell whose the credentials are", path: "/user" }, User),
    ({ username }) => username,
  );

  /** Ours, wherever it lies and whatever it is called. */
  const knownFork = (of: Place) =>
    http.search(
      {
        what: "look for our fork",
        path: path`/projects/${idOf(of)}/forks`,
        query: { owned: true, order_by: "id", sort: "asc", per_page: 100 },
      },
      Schema.Array(Project),
      (page) => page[0],
    );

  const fork = (of: Place) =>
    Effect.gen(function* () {
      const what = "fork the project";
      let found = yield* knownFork(of);
      if (found === undefined) {
        // Where it was made and the answer lost, a second one has no name left.
        const call = { what, method: "POST", path: path`/projects/${idOf(of)}/fork`, json: {} } as const;
        found = yield* http
          .ask(call, Project)
          .pipe(
            Effect.catchTag(["ForgeRefused", "ForgeUnreachable"], (failure) =>
              Effect.flatMap(knownFork(of), (made) =>
                made === undefined ? Effect.fail(failure) : Effect.succeed(made),
              ),
            ),
          );
      }
      const { id } = found;
      yield* http.awaited({ what, path: path`/projects/${id}` }, ({ json }) => {
        const status = (json as { readonly import_status?: unknown } | null)?.import_status;
        return status === undefined || status === "none" || status === "finished";
      });
      return placeIn(found.path_with_namespace);
    });

  return {
    rights: (place) =>
      Effect.gen(function* () {
        const { permissions, forked_from_project: parent } = yield* project(place);
        const level = Math.max(
          permissions?.project_access?.access_level ?? 0,
          permissions?.group_access?.access_level ?? 0,
        );
        return {
          login: yield* login,
          push: permissions === undefined || level >= developer,
          parent: parent ? placeIn(parent.path_with_namespace) : null,
        };
      }),
    fork,
    find: ({ into, from, branch }) =>
      Effect.gen(function* () {
        const { id } = yield* project(from);
        return yield* http.search(
          {
            what: "look for the merge request",
            path: path`/projects/${idOf(into)}/merge_requests`,
            query: { state: "opened", source_branch: branch, per_page: 100 },
          },
          Schema.Array(MergeRequest),
          (page) => page.filter((one) => one.source_branch === branch && one.source_project_id === id).map(read)[0],
        );
      }),
    open: ({ into, from, branch }, { title, text, target }) =>
      Effect.gen(function* () {
        const elsewhere = isSamePlace(into, from) ? {} : { target_project_id: (yield* project(into)).id };
        const opened = yield* http.ask(
          {
            what: "open the merge request",
            method: "POST",
            path: path`/projects/${idOf(from)}/merge_requests`,
            json: { source_branch: branch, target_branch: target, title, description: text, ...elsewhere },
          },
          MergeRequest,
        );
        return read(opened);
      }),
    update: ({ into }, request, draft) =>
      Effect.gen(function* () {
        const change = (what: string, json: object) =>
          http.send({
            what,
            method: "PUT",
            path: path`/projects/${idOf(into)}/merge_requests/${request.number}`,
            json,
          });
        const labels = draft.labels.filter((label) => !request.labels.includes(label));
        const changed = {
          ...(request.title === draft.title ? {} : { title: draft.title }),
          ...(request.text === draft.text ? {} : { description: draft.text }),
          ...(request.target === draft.target ? {} : { target_branch: draft.target }),
          // Those that the project lacks are made.
          ...(labels.length === 0 ? {} : { add_labels: labels.join(",") }),
        };
        if (Object.keys(changed).length > 0) yield* change("change the merge request", changed);
        if (draft.reviewers.every((reviewer) => request.reviewers.includes(reviewer))) return [];
        const { ids, remarks } = yield* idsOf(request, draft);
        const what = "ask for reviews of the merge request";
        return ids.length === 0 ? remarks : [...remarks, ...(yield* remarkOn(change(what, { reviewer_ids: ids })))];
      }),
    read: (into, number) =>
      Effect.map(
        http.look(
          {
            what: "look at the merge request",
            path: path`/projects/${idOf(into)}/merge_requests/${number}`,
          },
          MergeRequest,
        ),
        (found) => (found === undefined ? undefined : read(found)),
      ),
    removeBranch: (place, branch) =>
      Effect.asVoid(
        http.send({
          what: "remove the branch",
          method: "DELETE",
          path: path`/projects/${idOf(place)}/repository/branches/${branch}`,
          expected: [404],
        }),
      ),
  };

  /** Reviewers are written as a whole, by their ids. */
  function idsOf(request: ForgeRequest, draft: Draft) {
    return Effect.gen(function* () {
      const names = [...new Set([...request.reviewers, ...draft.reviewers])];
      const found = yield* Effect.forEach(names, (username) =>
        http.ask({ what: `look for the user ${username}`, path: "/users", query: { username } }, Schema.Array(User)),
      );
      return {
        ids: found.flatMap(([user]) => (user === undefined ? [] : [user.id])),
        remarks: names
          .filter((_, index) => found[index]?.length === 0)
          .map((name) => `${http.host} knows no user ${name}, who is to review: change the component's setting.`),
      };
    });
  }
};

const read = (one: typeof MergeRequest.Type): ForgeRequest => ({
  number: one.iid,
  url: one.web_url,
  state: one.state === "merged" || one.state === "closed" ? one.state : "open",
  title: one.title,
  text: one.description ?? "",
  target: one.target_branch,
  labels: one.labels,
  reviewers: (one.reviewers ?? []).map(({ username }) => username),
  revision: one.sha,
});
