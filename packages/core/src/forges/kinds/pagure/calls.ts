/** The calls to Pagure: https://pagure.io/api/0. It takes forms, and writes forks of a user as forks/USER/NAME. */
import { Effect } from "effect";
import { ForgeRefused } from "../../errors.ts";
import type { Forge } from "../../forge.ts";
import { encodeSegments, type ForgeAnswer, type ForgeCall, type ForgeHttp, path } from "../../http.ts";
import { type ForgeRequest, isSamePlace, type Place } from "../../model.ts";
import { nameIn, placeIn } from "../../places.ts";
import { remarkOn } from "../../remarks.ts";
import { Project, PullRequest, PullRequests, Whoami } from "./answers.ts";

const states = { Open: "open", Merged: "merged", Closed: "closed" } as const;

/** In addresses of the interface forks are `fork`. */
const at = (place: Place) => `/${encodeSegments(nameIn(place).replace(/^forks\//, "fork/"))}`;

/** Whose fork it is, and the namespace that its name is in. */
const partsOf = ({ owner }: Place) => {
  const [, user, namespace] = /^forks\/([^/]+)\/?(.*)$/.exec(owner) ?? [];
  return { user, namespace: user === undefined ? owner : (namespace ?? "") };
};

const next = ({ json }: ForgeAnswer): Partial<ForgeCall> | undefined => {
  const pagination = (json as { readonly pagination?: { readonly next?: unknown } } | null)?.pagination;
  return typeof pagination?.next === "string" ? { path: pagination.next, query: {} } : undefined;
};

export const connect = (http: ForgeHttp, origin: string): Forge => {
  const login = Effect.map(
    http.ask(
      { what: "tell whose the credentials are", method: "POST", path: "/-/whoami", form: {}, repeatable: true },
      Whoami,
    ),
    ({ username }) => username,
  );
  const project = (place: Place) => http.ask({ what: "look at the project", path: at(place) }, Project);

  const read = (into: Place, pull: typeof PullRequest.Type): ForgeRequest => ({
    number: pull.id,
    url: `${origin}/${nameIn(into)}/pull-request/${pull.id}`,
    state: states[pull.status],
    title: pull.title,
    text: pull.initial_comment ?? "",
    target: pull.branch,
    labels: pull.tags ?? [],
    reviewers: pull.assignee ? [pull.assignee.name] : [],
    revision: pull.commit_stop ?? null,
  });

  return {
    rights: (place) =>
      Effect.gen(function* () {
        const { access_users: people, parent } = yield* project(place);
        const who = yield* login;
        const push = ["owner", "admin", "commit"].some((level) => people[level]?.includes(who));
        return { login: who, push, parent: parent ? placeIn(parent.fullname) : null };
      }),
    fork: (of) =>
      Effect.gen(function* () {
        const what = "fork the project";
        const user = yield* login;
        const { namespace } = partsOf(of);
        const place = placeIn(["forks", user, namespace, of.name].filter((part) => part !== "").join("/"));
        const known = yield* http.look({ what: "look for our fork", path: at(place) }, Project);
        if (known === undefined)
          yield* http.send({
            what,
            method: "POST",
            path: "/fork",
            form: { repo: of.name, wait: "true", ...(namespace === "" ? {} : { namespace }) },
          });
        yield* http.awaited({ what, path: `${at(place)}/git/branches` });
        return place;
      }),
    find: ({ into, from, branch }) =>
      http.search(
        {
          what: "look for the pull request",
          path: `${at(into)}/pull-requests`,
          query: { status: "Open", per_page: 100 },
        },
        PullRequests,
        ({ requests }) =>
          requests
            .filter(
              (one) =>
                one.branch_from === branch &&
                one.repo_from !== null &&
                isSamePlace(placeIn(one.repo_from.fullname), from),
            )
            .map((one) => read(into, one))[0],
        next,
      ),
    open: ({ into, from, branch }, { title, text, target }) =>
      Effect.gen(function* () {
        const { user, namespace } = partsOf(from);
        const opened = yield* http.ask(
          {
            what: "open the pull request",
            method: "POST",
            path: `${at(into)}/pull-request/new`,
            form: {
              title,
              initial_comment: text,
              branch_to: target,
              branch_from: branch,
              repo_from: from.name,
              ...(user === undefined ? {} : { repo_from_username: user }),
              ...(namespace === "" ? {} : { repo_from_namespace: namespace }),
            },
          },
          PullRequest,
        );
        return read(into, opened);
      }),
    update: ({ into }, request, draft) =>
      Effect.gen(function* () {
        const one = `${at(into)}${path`/pull-request/${request.number}`}`;
        const post = (what: string, below: string, form: Readonly<Record<string, string>>) =>
          http.send({ what, method: "POST", path: `${one}${below}`, form, repeatable: true });
        if (request.title !== draft.title || request.text !== draft.text)
          yield* post("change the pull request", "", { title: draft.title, initial_comment: draft.text });
        const remarks: string[] = [];
        if (request.target !== draft.target)
          remarks.push(
            `${http.host} does not change the branch of a pull request: close ${request.url} for a new one.`,
          );
        const labels = draft.labels.filter((label) => !request.labels.includes(label));
        if (labels.length > 0)
          remarks.push(
            ...(yield* remarkOn(post("add tags to the pull request", "/tag/add", { tag: labels.join(",") }))),
          );
        // One person is assigned to it.
        const [reviewer] = draft.reviewers;
        if (reviewer !== undefined && !request.reviewers.includes(reviewer))
          remarks.push(
            ...(yield* remarkOn(post(`ask ${reviewer} to review the pull request`, "/assign", { assignee: reviewer }))),
          );
        return remarks;
      }),
    read: (into, number) =>
      Effect.map(
        http.look(
          { what: "look at the pull request", path: `${at(into)}${path`/pull-request/${number}`}` },
          PullRequest,
        ),
        (found) => (found === undefined ? undefined : read(into, found)),
      ),
    removeBranch: (_, branch) =>
      Effect.fail(
        new ForgeRefused({
          host: http.host,
          what: `remove the branch ${branch}`,
          status: 405,
          said: "Branches are not removed by its interface; the next request takes this one.",
        }),
      ),
  };
};
