/** The few calls to GitLab that we make, over a forge of tests, by what its documentation says of each. */
import { type Documented, undocumented } from "./documented.ts";
import type { Api, ApiCall, ApiReply } from "./server.ts";
import type { ForgeRepository, ForgeState, Proposal } from "./state.ts";

const missing: ApiReply = { status: 404, json: { message: "404 Not found" } };

const known: Documented = [
  ["GET", /^\/user$/, []],
  ["GET", /^\/users$/, ["username"]],
  ["GET", /^\/projects\/[^/]+$/, []],
  ["GET", /^\/projects\/[^/]+\/forks$/, ["owned", "order_by", "sort", "per_page", "page"]],
  ["POST", /^\/projects\/[^/]+\/fork$/, ["name", "namespace_path", "path"]],
  ["GET", /^\/projects\/[^/]+\/merge_requests$/, ["state", "source_branch", "target_branch", "per_page", "page"]],
  [
    "POST",
    /^\/projects\/[^/]+\/merge_requests$/,
    ["source_branch", "target_branch", "title", "description", "target_project_id", "labels", "reviewer_ids"],
  ],
  ["GET", /^\/projects\/[^/]+\/merge_requests\/\d+$/, []],
  [
    "PUT",
    /^\/projects\/[^/]+\/merge_requests\/\d+$/,
    ["title", "description", "target_branch", "add_labels", "reviewer_ids", "state_event"],
  ],
  ["DELETE", /^\/projects\/[^/]+\/repository\/branches\/[^/]+$/, []],
];

export const gitlabApi = (state: ForgeState): Api => {
  const idOf = (login: string) => [...new Set(state.users.values())].indexOf(login) + 1;
  const user = (username: string) => ({ id: idOf(username), username, name: username });
  const nameOf = (of: ForgeRepository) => `${of.owner}/${of.name}`;
  const project = (of: ForgeRepository, login: string) => ({
    id: of.id,
    path_with_namespace: nameOf(of),
    import_status: of.parent === undefined ? "none" : "finished",
    permissions: { project_access: of.pushers.has(login) ? { access_level: 30 } : null, group_access: null },
    ...(of.parent === undefined
      ? {}
      : { forked_from_project: { id: of.parent.id, path_with_namespace: nameOf(of.parent) } }),
  });
  const request = (one: Proposal) => ({
    iid: one.number,
    web_url: `https://forge.example/${nameOf(one.into)}/-/merge_requests/${one.number}`,
    state: one.state === "open" ? "opened" : one.state,
    title: one.title,
    description: one.text,
    source_branch: one.branch,
    source_project_id: one.from.id,
    target_branch: one.target,
    labels: one.labels,
    reviewers: one.reviewers.map(user),
    sha: state.revision(one),
  });

  const inProject = (call: ApiCall, of: ForgeRepository, rest: string): ApiReply => {
    const { method, query, login } = call;
    const body = (call.body ?? {}) as Record<string, string & number & number[]>;
    if (rest === "" && method === "GET") return { status: 200, json: project(of, login) };
    if (rest === "/forks") {
      const own = state.repositories.filter((one) => one.parent === of && one.owner === login);
      return { status: 200, json: own.map((one) => project(one, login)) };
    }
    if (rest === "/fork") {
      if (state.repositories.some((one) => one.owner === login && one.name === of.name))
        return { status: 409, json: { message: { name: ["has already been taken"] } } };
      return { status: 201, json: project(state.fork(of, login), login) };
    }
    if (rest === "/merge_requests" && method === "GET") {
      const found = state.open(of).filter((one) => one.branch === query.get("source_branch"));
      return { status: 200, json: found.map(request) };
    }
    if (rest === "/merge_requests" && method === "POST") {
      const { source_branch: branch = "", target_branch: target = "", title = "", description: text = "" } = body;
      const into = state.repositories.find((one) => one.id === (body["target_project_id"] ?? of.id));
      if (into === undefined || !of.pushers.has(login)) return { status: 403, json: { message: "403 Forbidden" } };
      if (state.tip(of, branch) === undefined)
        return { status: 400, json: { message: "source branch does not exist" } };
      const other = state.open(into).find((one) => one.from === of && one.branch === branch && one.target === target);
      if (other !== undefined)
        return {
          status: 409,
          json: { message: [`Another open merge request already exists for this source branch: !${other.number}`] },
        };
      return { status: 201, json: request(state.propose({ into, from: of, branch, target, title, text })) };
    }
    const [, branch] = /^\/repository\/branches\/([^/]+)$/.exec(rest) ?? [];
    if (branch !== undefined) return state.removeBranch(of, decodeURIComponent(branch)) ? { status: 204 } : missing;
    const [, number] = /^\/merge_requests\/(\d+)$/.exec(rest) ?? [];
    const one = state.proposals.find((each) => each.into === of && each.number === Number(number));
    if (one === undefined) return missing;
    if (method === "PUT") {
      one.title = body["title"] ?? one.title;
      one.text = body["description"] ?? one.text;
      one.target = body["target_branch"] ?? one.target;
      for (const label of (body["add_labels"] ?? "").split(","))
        if (label !== "" && !one.labels.includes(label)) one.labels.push(label);
      const reviewers = body["reviewer_ids"] as number[] | undefined;
      if (reviewers !== undefined)
        one.reviewers.splice(
          0,
          Infinity,
          ...[...new Set(state.users.values())].filter((name) => reviewers.includes(idOf(name))),
        );
    }
    return { status: 200, json: request(one) };
  };

  return {
    base: "/api/v4",
    login: (_, headers) => state.users.get(String(headers["private-token"] ?? "")),
    answer: (call) => {
      if (call.path === "/user") return { status: 200, json: user(call.login) };
      if (call.path === "/users") {
        const name = call.query.get("username") ?? "";
        return { status: 200, json: idOf(name) === 0 ? [] : [user(name)] };
      }
      const [, id = "", rest = ""] = /^\/projects\/([^/]+)(.*)$/.exec(call.path) ?? [];
      const of = state.repositories.find((one) => [String(one.id), nameOf(one)].includes(decodeURIComponent(id)));
      return of === undefined ? missing : inProject(call, of, rest);
    },
    problems: (call) => undocumented(known, call),
  };
};
