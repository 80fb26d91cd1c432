/** The few calls to Bitbucket Server that we make, over a forge of tests, by what its documentation says of each. */
import { type Documented, undocumented } from "./documented.ts";
import type { Api, ApiCall, ApiReply } from "./server.ts";
import type { ForgeRepository, ForgeState, Proposal } from "./state.ts";

const failure = (status: number, message: string): ApiReply => ({ status, json: { errors: [{ message }] } });
const missing = failure(404, "It does not exist.");
const at = String.raw`^/api/1\.0/projects/[^/]+/repos/[^/]+`;

const known: Documented = [
  ["GET", /^\/api\/1\.0\/repos$/, ["name", "permission", "limit", "start"]],
  ["GET", new RegExp(`${at}$`), []],
  ["POST", new RegExp(`${at}$`), ["name", "project"]],
  ["GET", new RegExp(`${at}/(forks|branches)$`), ["limit", "start"]],
  ["GET", new RegExp(`${at}/pull-requests$`), ["state", "limit", "start"]],
  ["POST", new RegExp(`${at}/pull-requests$`), ["title", "description", "fromRef", "toRef", "reviewers"]],
  ["GET", new RegExp(`${at}/pull-requests/\\d+$`), []],
  ["PUT", new RegExp(`${at}/pull-requests/\\d+$`), ["version", "title", "description", "toRef", "reviewers"]],
  ["DELETE", /^\/branch-utils\/1\.0\/projects\/[^/]+\/repos\/[^/]+\/branches$/, ["name", "dryRun"]],
];

interface Ref {
  readonly id: string;
  readonly repository: { readonly slug: string; readonly project: { readonly key: string } };
}
interface Sent {
  readonly version?: number;
  readonly title?: string;
  readonly description?: string;
  readonly fromRef?: Ref;
  readonly toRef?: Ref;
  readonly reviewers?: readonly { readonly user: { readonly name: string } }[];
  readonly name?: string;
}

export const bitbucketServerApi = (state: ForgeState): Api => {
  /** Forks lie in the projects of people. */
  const keyOf = (of: ForgeRepository) => (of.parent === undefined ? of.owner : `~${of.owner}`);
  const find = (key: string, slug: string) => state.repositories.find((one) => keyOf(one) === key && one.name === slug);
  const named = (of: ForgeRepository) => ({ slug: of.name, project: { key: keyOf(of) } });
  const repository = (of: ForgeRepository) => ({
    ...named(of),
    ...(of.parent === undefined ? {} : { origin: named(of.parent) }),
  });
  const versions = new Map<Proposal, number>();
  const pull = (one: Proposal) => ({
    id: one.number,
    version: versions.get(one) ?? 0,
    state: { open: "OPEN", merged: "MERGED", closed: "DECLINED" }[one.state],
    title: one.title,
    ...(one.text === "" ? {} : { description: one.text }),
    fromRef: { displayId: one.branch, latestCommit: state.revision(one), repository: repository(one.from) },
    toRef: { displayId: one.target, repository: repository(one.into) },
    links: { self: [{ href: `https://forge.example/${one.into.name}/pull-requests/${one.number}` }] },
    reviewers: one.reviewers.map((name) => ({ user: { name } })),
  });
  const page = ({ query }: ApiCall, all: readonly object[]): ApiReply => {
    const start = Number(query.get("start") ?? 0);
    const isLastPage = all.length <= start + 1;
    const next = isLastPage ? {} : { nextPageStart: start + 1 };
    return { status: 200, json: { values: all.slice(start, start + 1), isLastPage, ...next } };
  };
  const branchOf = ({ id }: Ref) => id.replace("refs/heads/", "");

  const inRepository = (call: ApiCall, of: ForgeRepository, rest: string): ApiReply => {
    const { method, login } = call;
    const body = (call.body ?? {}) as Sent;
    if (rest === "" && method === "GET")
      return { status: 200, json: repository(of), headers: { "x-ausername": encodeURIComponent(login) } };
    if (rest === "") {
      if (find(`~${login}`, of.name) !== undefined) return failure(409, "This repository URL is already taken.");
      return { status: 201, json: repository(state.fork(of, login)) };
    }
    if (rest === "/branches" && method === "GET") return page(call, []);
    if (rest === "/branches") {
      const isGone = state.removeBranch(of, (body.name ?? "").replace("refs/heads/", ""));
      return isGone ? { status: 204 } : missing;
    }
    if (rest === "/forks") return page(call, state.repositories.filter((one) => one.parent === of).map(repository));
    if (rest === "/pull-requests" && method === "GET") return page(call, state.open(of).map(pull));
    if (rest === "/pull-requests") {
      const { title = "", description: text = "", fromRef, toRef } = body;
      if (fromRef === undefined || toRef === undefined) return failure(400, "Refs are required.");
      const { slug, project } = fromRef.repository;
      const from = find(project.key, slug);
      const branch = branchOf(fromRef);
      const target = branchOf(toRef);
      if (from === undefined || state.tip(from, branch) === undefined) return missing;
      if (state.open(of).some((one) => one.from === from && one.branch === branch && one.target === target))
        return failure(409, "Only one pull request may be open for a given source and target branch");
      return { status: 201, json: pull(state.propose({ into: of, from, branch, target, title, text })) };
    }
    const [, number] = /^\/pull-requests\/(\d+)$/.exec(rest) ?? [];
    const one = state.proposals.find((each) => each.into === of && each.number === Number(number));
    if (one === undefined) return missing;
    if (method === "PUT") {
      const names = (body.reviewers ?? []).map(({ user }) => user.name);
      if (body.version !== (versions.get(one) ?? 0)) return failure(409, "It was changed meanwhile.");
      if (names.includes("stranger")) return failure(409, "stranger is not a user.");
      one.title = body.title ?? one.title;
      one.text = body.description ?? one.text;
      one.target = body.toRef === undefined ? one.target : branchOf(body.toRef);
      one.reviewers.splice(0, Infinity, ...names);
      versions.set(one, (versions.get(one) ?? 0) + 1);
    }
    return { status: 200, json: pull(one) };
  };

  return {
    base: "/rest",
    url: (owner, name) => `/scm/${owner}/${name}.git`,
    gitPath: (path) => path.replace(/^\/scm\/~?/, "/"),
    login: (authorization) => state.users.get((authorization ?? "").replace(/^Bearer /, "")),
    answer: (call) => {
      if (call.path === "/api/1.0/repos") {
        const name = call.query.get("name");
        return page(
          call,
          state.repositories.filter((one) => one.name === name && one.pushers.has(call.login)).map(repository),
        );
      }
      const [, key = "", slug = "", rest = ""] =
        /^\/(?:api|branch-utils)\/1\.0\/projects\/([^/]+)\/repos\/([^/]+)(.*)$/.exec(call.path) ?? [];
      const of = find(decodeURIComponent(key), slug);
      return of === undefined ? missing : inRepository(call, of, rest);
    },
    problems: (call) => undocumented(known, call),
  };
};
