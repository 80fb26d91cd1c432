/** The calls to Bitbucket Server and Data Center: https://developer.atlassian.com/server/bitbucket/rest, version 1.0. */
import { Effect } from "effect";
import type { Forge } from "../../forge.ts";
import { type ForgeAnswer, type ForgeCall, type ForgeHttp, path } from "../../http.ts";
import { type ForgeRequest, isSamePlace, type Place } from "../../model.ts";
import { noLabels, remarkOn } from "../../remarks.ts";
import { PullRequest, pageOf, Repository } from "./answers.ts";

const states = { OPEN: "open", MERGED: "merged", DECLINED: "closed" } as const;

const next =
  (query: NonNullable<ForgeCall["query"]>) =>
  ({ json }: ForgeAnswer): Partial<ForgeCall> | undefined => {
    const page = json as { readonly isLastPage?: boolean; readonly nextPageStart?: number } | null;
    if (page?.isLastPage !== false || typeof page.nextPageStart !== "number") return undefined;
    return { query: { ...query, start: page.nextPageStart } };
  };

const at = ({ owner, name }: Place) => path`/api/1.0/projects/${owner}/repos/${name}`;

export const connect = (http: ForgeHttp): Forge => {
  const search = (what: string, below: string, query: NonNullable<ForgeCall["query"]>) => ({
    call: { what, path: below, query: { ...query, limit: 100 } },
    next: next({ ...query, limit: 100 }),
  });

  /** No call tells who we are; each answer does. */
  const login = (place: Place) =>
    Effect.map(http.send({ what: "look at the repository", path: at(place) }), ({ headers }) =>
      decodeURIComponent(String(headers["x-ausername"] ?? "")),
    );

  const knownFork = (of: Place, owner: string) => {
    const { call, next: more } = search("look for our fork", `${at(of)}/forks`, {});
    return http.search(
      call,
      pageOf(Repository),
      ({ values }) => values.map(placeOf).find((place) => place.owner.toLowerCase() === owner.toLowerCase()),
      more,
    );
  };

  const fork = (of: Place) =>
    Effect.gen(function* () {
      const what = "fork the repository";
      const owner = `~${yield* login(of)}`;
      let place = yield* knownFork(of, owner);
      if (place === undefined)
        place = yield* http.ask({ what, method: "POST", path: at(of), json: {} }, Repository).pipe(
          Effect.map(placeOf),
          Effect.catchTag(["ForgeRefused", "ForgeUnreachable"], (failure) =>
            Effect.flatMap(knownFork(of, owner), (made) =>
              made === undefined ? Effect.fail(failure) : Effect.succeed(made),
            ),
          ),
        );
      yield* http.awaited({ what, path: `${at(place)}/branches`, query: { limit: 1 } });
      return place;
    });

  const pull = (into: Place, number: number) => ({
    what: "look at the pull request",
    path: `${at(into)}${path`/pull-requests/${number}`}`,
  });

  return {
    rights: (place) =>
      Effect.gen(function* () {
        const { origin } = yield* http.ask({ what: "look at the repository", path: at(place) }, Repository);
        const writable = search("look what the credentials may do", "/api/1.0/repos", {
          name: place.name,
          permission: "REPO_WRITE",
        });
        const found = yield* http.search(
          writable.call,
          pageOf(Repository),
          ({ values }) => values.find((one) => isSamePlace(placeOf(one), place)),
          writable.next,
        );
        return { login: yield* login(place), push: found !== undefined, parent: origin ? placeOf(origin) : null };
      }),
    fork,
    find: ({ into, from, branch }) => {
      const open = search("look for the pull request", `${at(into)}/pull-requests`, { state: "OPEN" });
      return http.search(
        open.call,
        pageOf(PullRequest),
        ({ values }) =>
          values
            .filter(({ fromRef }) => fromRef.displayId === branch && isSamePlace(placeOf(fromRef.repository), from))
            .map(read)[0],
        open.next,
      );
    },
    open: ({ into, from, branch }, { title, text, target }) =>
      Effect.map(
        http.ask(
          {
            what: "open the pull request",
            method: "POST",
            path: `${at(into)}/pull-requests`,
            json: { title, description: text, fromRef: refOf(from, branch), toRef: refOf(into, target) },
          },
          PullRequest,
        ),
        read,
      ),
    update: ({ into }, request, draft) =>
      Effect.gen(function* () {
        const now = yield* http.ask(pull(into, request.number), PullRequest);
        const said = { title: draft.title, description: draft.text, toRef: refOf(into, draft.target) };
        const reviewers = now.reviewers.map(({ user }) => user.name);
        const write = (what: string, version: number, names: readonly string[]) =>
          http.ask(
            {
              ...pull(into, request.number),
              what,
              method: "PUT",
              // Who is not named any more is no reviewer any more.
              json: { version, ...said, reviewers: names.map((name) => ({ user: { name } })) },
            },
            PullRequest,
          );
        const isSame =
          now.title === draft.title && (now.description ?? "") === draft.text && now.toRef.displayId === draft.target;
        let { version } = now;
        if (!isSame) ({ version } = yield* write("change the pull request", version, reviewers));
        const remarks = [...noLabels(http.host, draft.labels)];
        for (const reviewer of draft.reviewers) {
          if (reviewers.includes(reviewer)) continue;
          const asked = write(`ask ${reviewer} to review the pull request`, version, [...reviewers, reviewer]);
          const refused = yield* remarkOn(
            Effect.map(asked, (changed) => {
              ({ version } = changed);
              reviewers.push(reviewer);
            }),
          );
          remarks.push(...refused);
        }
        return remarks;
      }),
    read: (into, number) =>
      Effect.map(http.look(pull(into, number), PullRequest), (found) =>
        found === undefined ? undefined : read(found),
      ),
    removeBranch: ({ owner, name }, branch) =>
      Effect.asVoid(
        http.send({
          what: "remove the branch",
          method: "DELETE",
          path: path`/branch-utils/1.0/projects/${owner}/repos/${name}/branches`,
          json: { name: `refs/heads/${branch}`, dryRun: false },
          expected: [404],
        }),
      ),
  };
};

const placeOf = ({ slug, project }: Pick<typeof Repository.Type, "slug" | "project">): Place => ({
  owner: project.key,
  name: slug,
});

const refOf = ({ owner, name }: Place, branch: string) => ({
  id: `refs/heads/${branch}`,
  repository: { slug: name, project: { key: owner } },
});

const read = (pull: typeof PullRequest.Type): ForgeRequest => ({
  number: pull.id,
  url: pull.links.self[0]?.href ?? "",
  state: states[pull.state],
  title: pull.title,
  text: pull.description ?? "",
  target: pull.toRef.displayId,
  labels: [],
  reviewers: pull.reviewers.map(({ user }) => user.name),
  revision: pull.fromRef.latestCommit ?? null,
});
