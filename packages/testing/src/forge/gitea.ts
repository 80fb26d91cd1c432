/** The few calls to Gitea that we make, over a forge of tests, by what its documentation says of each. */
import { type Documented, undocumented } from "./documented.ts";
import type { Api, ApiCall, ApiReply } from "./server.ts";
import type { ForgeRepository, ForgeState, Proposal } from "./state.ts";

const missing: ApiReply = { status: 404, json: { message: "The target couldn't be found." } };

const known: Documented = [
  ["GET", /^\/user$/, []],
  ["GET", /^\/repos\/[^/]+\/[^/]+$/, []],
  ["GET", /^\/repos\/[^/]+\/[^/]+\/(forks|branches|labels)$/, ["page", "limit"]],
  ["GET", /^\/orgs\/[^/]+\/labels$/, ["page", "limit"]],
  ["POST", /^\/repos\/[^/]+\/[^/]+\/forks$/, ["name", "organization"]],
  ["GET", /^\/repos\/[^/]+\/[^/]+\/pulls$/, ["state", "sort", "page", "limit"]],
  ["POST", /^\/repos\/[^/]+\/[^/]+\/pulls$/, ["title", "body", "base", "head", "labels"]],
  ["GET", /^\/repos\/[^/]+\/[^/]+\/pulls\/\d+$/, []],
  ["PATCH", /^\/repos\/[^/]+\/[^/]+\/pulls\/\d+$/, ["title", "body", "base", "state"]],
  ["POST", /^\/repos\/[^/]+\/[^/]+\/pulls\/\d+\/requested_reviewers$/, ["reviewers", "team_reviewers"]],
  ["POST", /^\/repos\/[^/]+\/[^/]+\/issues\/\d+\/labels$/, ["labels"]],
  ["DELETE", /^\/repos\/[^/]+\/[^/]+\/branches\/.+$/, []],
];

/** As many are on a page as we may ask for at most: a second page is nothing unusual. */
const pageSize = 2;

export const giteaApi = (state: ForgeState): Api => {
  const repository = (of: ForgeRepository, login: string) => ({
    id: of.id,
    name: of.name,
    owner: { login: of.owner },
    permissions: { pull: true, push: of.pushers.has(login), admin: false },
    parent: of.parent === undefined ? null : { name: of.parent.name, owner: { login: of.parent.owner } },
  });
  const pull = (one: Proposal) => ({
    number: one.number,
    html_url: `https://forge.example/${one.into.owner}/${one.into.name}/pulls/${one.number}`,
    state: one.state === "open" ? "open" : "closed",
    merged: one.state === "merged",
    title: one.title,
    body: one.text,
    labels: one.labels.map((name) => ({ id: [...state.knownLabels].indexOf(name) + 1, name })),
    requested_reviewers: one.reviewers.map((login) => ({ login })),
    base: { ref: one.target },
    head: { ref: one.branch, sha: state.revision(one), repo: repository(one.from, "") },
  });

  const inRepository = (call: ApiCall, of: ForgeRepository, rest: string): ApiReply => {
    const { method, query, login } = call;
    const body = (call.body ?? {}) as Record<string, string & string[] & number[]>;
    const page = (all: readonly object[]): ApiReply => {
      const at = Number(query.get("page") ?? 1);
      const more = all.length > at * pageSize;
      const next = new URLSearchParams(query);
      next.set("page", String(at + 1));
      return {
        status: 200,
        json: all.slice((at - 1) * pageSize, at * pageSize),
        headers: more ? { link: `<${call.origin}${call.path}?${next}>; rel="next"` } : {},
      };
    };
    if (rest === "" && method === "GET") return { status: 200, json: repository(of, login) };
    if (rest === "/branches") return { status: 200, json: [] };
    if (rest === "/labels") return page([...state.knownLabels].map((name, index) => ({ id: index + 1, name })));
    if (rest === "/forks" && method === "GET")
      return page(state.repositories.filter((one) => one.parent === of).map((one) => repository(one, login)));
    if (rest === "/forks") {
      if (state.repositories.some((one) => one.owner === login && one.name === of.name))
        return { status: 409, json: { message: "The repository with the same name already exists." } };
      return { status: 202, json: repository(state.fork(of, login), login) };
    }
    if (rest === "/pulls" && method === "GET") return page(state.open(of).map(pull));
    if (rest === "/pulls" && method === "POST") {
      const { title = "", body: text = "", base = "", head = "" } = body;
      const [owner, branch = ""] = head.includes(":") ? head.split(":") : [of.owner, head];
      const from = state.repositories.find((one) => one.owner === owner && (one === of || one.parent === of));
      if (from === undefined || state.tip(from, branch) === undefined) return missing;
      if (state.open(of).some((one) => one.from === from && one.branch === branch && one.target === base))
        return { status: 409, json: { message: "pull request already exists for these targets" } };
      return { status: 201, json: pull(state.propose({ into: of, from, branch, target: base, title, text })) };
    }
    const [, branch] = /^\/branches\/(.+)$/.exec(rest) ?? [];
    if (branch !== undefined) return state.removeBranch(of, decodeURIComponent(branch)) ? { status: 204 } : missing;
    const [, number, reviewing] = /^\/pulls\/(\d+)(\/requested_reviewers)?$/.exec(rest) ?? [];
    const [, issue] = /^\/issues\/(\d+)\/labels$/.exec(rest) ?? [];
    const one = state.proposals.find((each) => each.into === of && each.number === Number(number ?? issue));
    if (one === undefined) return missing;
    if (issue !== undefined) {
      for (const id of body["labels"] ?? []) one.labels.push([...state.knownLabels][Number(id) - 1] ?? "");
      return { status: 200, json: [] };
    }
    if (reviewing !== undefined) {
      const names = body["reviewers"] ?? [];
      if (names.some((name: string) => name === "stranger"))
        return { status: 404, json: { message: "user does not exist [uid: 0, name: stranger]" } };
      one.reviewers.push(...names);
      return { status: 201, json: [] };
    }
    if (method === "PATCH") {
      one.title = body["title"] ?? one.title;
      one.text = body["body"] ?? one.text;
      one.target = body["base"] ?? one.target;
    }
    return { status: method === "PATCH" ? 201 : 200, json: pull(one) };
  };

  return {
    base: "/api/v1",
    login: (authorization) => state.users.get((authorization ?? "").replace(/^token /, "")),
    answer: (call) => {
      if (call.path === "/user") return { status: 200, json: { login: call.login } };
      const [, owner = "", name = "", rest = ""] = /^\/repos\/([^/]+)\/([^/]+)(.*)$/.exec(call.path) ?? [];
      const of = state.find(owner, name);
      return of === undefined ? missing : inRepository(call, of, rest);
    },
    problems: (call) => undocumented(known, call),
  };
};
