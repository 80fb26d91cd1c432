/** The calls to Azure DevOps: https://learn.microsoft.com/rest/api/azure/devops/git, version 7.1. */
import { Effect } from "effect";
import { ForgeRefused } from "../../errors.ts";
import type { Forge } from "../../forge.ts";
import { encodeSegments, type ForgeHttp, path } from "../../http.ts";
import { type ForgeRequest, isSamePlace, type Place } from "../../model.ts";
import { remarkOn } from "../../remarks.ts";
import { PullRequest, PullRequests, Refs, Removed, Repository } from "./answers.ts";

const states = { active: "open", completed: "merged", abandoned: "closed" } as const;
const version = { "api-version": "7.1" };
const head = (branch: string) => `refs/heads/${branch}`;
const branchOf = (ref: string) => ref.replace(/^refs\/heads\//, "");
const nowhere = "0".repeat(40);

/** Characters of a description. */
const longestText = 4000;

/** Reviewers are asked for by the ids of their identities. */
const identity = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const at = ({ owner, name }: Place) => `/${encodeSegments(owner)}/_apis/git${path`/repositories/${name}`}`;

export const connect = (http: ForgeHttp, origin: string): Forge => {
  const repository = (place: Place) =>
    http.ask({ what: "look at the repository", path: at(place), query: version }, Repository);

  const read = (into: Place, pull: typeof PullRequest.Type): ForgeRequest => ({
    number: pull.pullRequestId,
    url: `${origin}/${encodeSegments(into.owner)}/_git${path`/${into.name}/pullrequest/${pull.pullRequestId}`}`,
    state: states[pull.status],
    title: pull.title,
    text: pull.description ?? "",
    target: branchOf(pull.targetRefName),
    labels: (pull.labels ?? []).map(({ name }) => name),
    reviewers: (pull.reviewers ?? []).map(({ id }) => id),
    revision: pull.lastMergeSourceCommit?.commitId ?? null,
  });

  return {
    // What may be done is told by no call that every token may make: a push tells.
    rights: (place) => Effect.as(repository(place), { login: "", push: true, parent: null }),
    fork: ({ name }) =>
      Effect.fail(
        new ForgeRefused({
          host: http.host,
          what: `fork ${name}`,
          status: 405,
          said: "Forks are made by people there: write the address of one into the setting for pushing.",
        }),
      ),
    find: ({ into, from, branch }) =>
      Effect.gen(function* () {
        const source = isSamePlace(into, from) ? undefined : (yield* repository(from)).id;
        const { value } = yield* http.ask(
          {
            what: "look for the pull request",
            path: `${at(into)}/pullrequests`,
            query: { "searchCriteria.status": "active", "searchCriteria.sourceRefName": head(branch), ...version },
          },
          PullRequests,
        );
        return value
          .filter((one) => one.sourceRefName === head(branch) && one.forkSource?.repository.id === source)
          .map((one) => read(into, one))[0];
      }),
    open: ({ into, from, branch }, { title, text, target }) =>
      Effect.gen(function* () {
        const source = isSamePlace(into, from)
          ? {}
          : { forkSource: { repository: { id: (yield* repository(from)).id } } };
        const opened = yield* http.ask(
          {
            what: "open the pull request",
            method: "POST",
            path: `${at(into)}/pullrequests`,
            query: version,
            json: {
              sourceRefName: head(branch),
              targetRefName: head(target),
              title,
              description: text.slice(0, longestText),
              ...source,
            },
          },
          PullRequest,
        );
        return read(into, opened);
      }),
    update: ({ into }, request, draft) =>
      Effect.gen(function* () {
        const one = `${at(into)}${path`/pullrequests/${request.number}`}`;
        const text = draft.text.slice(0, longestText);
        const changed = {
          ...(request.title === draft.title ? {} : { title: draft.title }),
          ...(request.text === text ? {} : { description: text }),
          ...(request.target === draft.target ? {} : { targetRefName: head(draft.target) }),
        };
        if (Object.keys(changed).length > 0)
          yield* http.send({
            what: "change the pull request",
            method: "PATCH",
            path: one,
            query: version,
            json: changed,
          });
        const labels = draft.labels.filter((label) => !request.labels.includes(label));
        const labelled = yield* Effect.forEach(labels, (name) =>
          remarkOn(
            http.send({
              what: `add the label ${name} to the pull request`,
              method: "POST",
              path: `${one}/labels`,
              query: version,
              json: { name },
              repeatable: true,
            }),
          ),
        );
        const reviewers = draft.reviewers.filter((reviewer) => !request.reviewers.includes(reviewer));
        const asked = yield* Effect.forEach(reviewers, (reviewer) =>
          identity.test(reviewer)
            ? remarkOn(
                http.send({
                  what: `ask ${reviewer} to review the pull request`,
                  method: "PUT",
                  path: `${one}${path`/reviewers/${reviewer}`}`,
                  query: version,
                  json: { vote: 0 },
                }),
              )
            : Effect.succeed([`${http.host} knows people by the ids of their identities, and not as ${reviewer}.`]),
        );
        return [...labelled, ...asked].flat();
      }),
    read: (into, number) =>
      Effect.map(
        http.look(
          { what: "look at the pull request", path: `${at(into)}${path`/pullrequests/${number}`}`, query: version },
          PullRequest,
        ),
        (found) => (found === undefined ? undefined : read(into, found)),
      ),
    removeBranch: (place, branch) =>
      Effect.gen(function* () {
        const what = "remove the branch";
        const refs = { what, path: `${at(place)}/refs` };
        const { value } = yield* http.ask({ ...refs, query: { filter: `heads/${branch}`, ...version } }, Refs);
        const found = value.find(({ name }) => name === head(branch));
        if (found === undefined) return;
        const removed = yield* http.ask(
          {
            ...refs,
            method: "POST",
            query: version,
            // By where it stands, so that twice is like once.
            json: [{ name: head(branch), oldObjectId: found.objectId, newObjectId: nowhere }],
            repeatable: true,
          },
          Removed,
        );
        const refused = removed.value.find(({ success }) => !success);
        if (refused !== undefined)
          return yield* new ForgeRefused({ host: http.host, what, status: 200, said: refused.updateStatus ?? "" });
      }),
  };
};
