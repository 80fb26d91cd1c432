/** The few calls to Pagure that we make, over a forge of tests, by what its documentation says of each. */
import { type Documented, undocumented } from "./documented.ts";
import type { Api, ApiCall, ApiReply } from "./server.ts";
import type { ForgeRepository, ForgeState, Proposal } from "./state.ts";

const missing: ApiReply = { status: 404, json: { error: "Project not found", error_code: "ENOPROJECT" } };
const bad = (error: string): ApiReply => ({ status: 400, json: { error, error_code: "EINVALIDREQ" } });

const known: Documented = [
  ["POST", /^\/-\/whoami$/, []],
  ["POST", /^\/fork$/, ["repo", "namespace", "username", "wait"]],
  ["GET", /\/git\/branches$/, []],
  ["GET", /\/pull-requests$/, ["status", "author", "per_page", "page"]],
  [
    "POST",
    /\/pull-request\/new$/,
    ["title", "initial_comment", "branch_to", "branch_from", "repo_from", "repo_from_username", "repo_from_namespace"],
  ],
  ["POST", /\/pull-request\/\d+\/tag\/add$/, ["tag"]],
  ["POST", /\/pull-request\/\d+\/assign$/, ["assignee"]],
  ["POST", /\/pull-request\/\d+$/, ["title", "initial_comment"]],
  ["GET", /\/pull-request\/\d+$/, []],
  ["GET", /^\/[^/]+(\/[^/]+){0,3}$/, []],
];

export const pagureApi = (state: ForgeState): Api => {
  const nameOf = (of: ForgeRepository) =>
    of.parent === undefined ? `${of.owner}/${of.name}` : `forks/${of.owner}/${of.parent.owner}/${of.name}`;
  const project = (of: ForgeRepository) => ({
    fullname: nameOf(of),
    access_users: { owner: [of.owner], admin: [], commit: [...of.pushers] },
    parent: of.parent === undefined ? null : { fullname: nameOf(of.parent) },
  });
  const pull = (one: Proposal) => ({
    id: one.number,
    title: one.title,
    initial_comment: one.text,
    status: { open: "Open", merged: "Merged", closed: "Closed" }[one.state],
    branch: one.target,
    branch_from: one.branch,
    repo_from: { fullname: nameOf(one.from) },
    commit_stop: state.revision(one),
    tags: one.labels,
    assignee: one.reviewers[0] === undefined ? null : { name: one.reviewers[0] },
  });
  const page = (call: ApiCall, all: readonly object[]): ApiReply => {
    const number = Number(call.query.get("page") ?? 1);
    const query = new URLSearchParams(call.query);
    query.set("page", String(number + 1));
    const next = all.length > number ? `${call.origin}${call.path}?${query}` : null;
    return { status: 200, json: { requests: all.slice(number - 1, number), pagination: { next } } };
  };

  const inProject = (call: ApiCall, of: ForgeRepository, rest: string): ApiReply => {
    const body = (call.body ?? {}) as Record<string, string>;
    if (rest === "") return { status: 200, json: project(of) };
    if (rest === "/git/branches") return { status: 200, json: { branches: [] } };
    if (rest === "/pull-requests") return page(call, state.open(of).map(pull));
    if (rest === "/pull-request/new") {
      const { title = "", initial_comment: text = "", branch_to: target = "", branch_from: branch = "" } = body;
      const user = body["repo_from_username"];
      const from = state.repositories.find((one) =>
        user === undefined ? one === of : one.parent === of && one.owner === user,
      );
      if (from === undefined || state.tip(from, branch) === undefined) return bad("There is no such branch.");
      return { status: 200, json: pull(state.propose({ into: of, from, branch, target, title, text })) };
    }
    const [, number, act] = /^\/pull-request\/(\d+)(\/tag\/add|\/assign)?$/.exec(rest) ?? [];
    const one = state.proposals.find((each) => each.into === of && each.number === Number(number));
    if (one === undefined) return missing;
    if (act === "/tag/add") one.labels.push(...(body["tag"] ?? "").split(","));
    else if (act === "/assign") {
      if (body["assignee"] === "stranger") return bad("No such user");
      one.reviewers.splice(0, 1, body["assignee"] ?? "");
    } else if (call.method === "POST") {
      one.title = body["title"] ?? one.title;
      one.text = body["initial_comment"] ?? one.text;
    }
    return { status: 200, json: pull(one) };
  };

  return {
    base: "/api/0",
    gitPath: (path) => path.replace(/^\/forks\/([^/]+)\/[^/]+\//, "/$1/"),
    login: (authorization) => state.users.get((authorization ?? "").replace(/^token /, "")),
    answer: (call) => {
      if (call.path === "/-/whoami") return { status: 200, json: { username: call.login } };
      if (call.path === "/fork") {
        const { repo = "", namespace = "" } = (call.body ?? {}) as Record<string, string>;
        const of = state.find(namespace, repo);
        if (of === undefined) return missing;
        if (state.repositories.some((one) => one.parent === of && one.owner === call.login)) return bad("It exists.");
        state.fork(of, call.login);
        return { status: 200, json: { message: "Forked." } };
      }
      const path = call.path.replace(/^\/fork\//, "/forks/").slice(1);
      const of = state.repositories.find((one) => path === nameOf(one) || path.startsWith(`${nameOf(one)}/`));
      return of === undefined ? missing : inProject(call, of, path.slice(nameOf(of).length));
    },
    problems: (call) => undocumented(known, call),
  };
};
