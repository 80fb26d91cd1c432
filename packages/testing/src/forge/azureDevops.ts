/** The few calls to Azure DevOps that we make, over a forge of tests, by what its documentation says of each. */
import { type Documented, undocumented } from "./documented.ts";
import type { Api, ApiCall, ApiReply } from "./server.ts";
import type { ForgeRepository, ForgeState, Proposal } from "./state.ts";

const missing: ApiReply = { status: 404, json: { message: "TF401019: The Git repository does not exist." } };
const at = String.raw`^/org/[^/]+/_apis/git/repositories/[^/]+`;
const version = "api-version";
const criteria = ["searchCriteria.status", "searchCriteria.sourceRefName"];

const known: Documented = [
  ["GET", new RegExp(`${at}$`), [version]],
  ["GET", new RegExp(`${at}/pullrequests$`), [...criteria, version]],
  [
    "POST",
    new RegExp(`${at}/pullrequests$`),
    ["sourceRefName", "targetRefName", "title", "description", "forkSource", version],
  ],
  ["GET", new RegExp(`${at}/pullrequests/\\d+$`), [version]],
  ["PATCH", new RegExp(`${at}/pullrequests/\\d+$`), ["title", "description", "targetRefName", version]],
  ["POST", new RegExp(`${at}/pullrequests/\\d+/labels$`), ["name", version]],
  ["PUT", new RegExp(`${at}/pullrequests/\\d+/reviewers/[^/]+$`), ["vote", version]],
  ["GET", new RegExp(`${at}/refs$`), ["filter", version]],
  ["POST", new RegExp(`${at}/refs$`), ["name", "oldObjectId", "newObjectId", version]],
];

export const azureDevopsApi = (state: ForgeState): Api => {
  const pull = (one: Proposal) => ({
    pullRequestId: one.number,
    status: { open: "active", merged: "completed", closed: "abandoned" }[one.state],
    title: one.title,
    description: one.text,
    sourceRefName: `refs/heads/${one.branch}`,
    targetRefName: `refs/heads/${one.target}`,
    ...(one.from === one.into ? {} : { forkSource: { repository: { id: String(one.from.id) } } }),
    lastMergeSourceCommit: { commitId: state.revision(one) },
    labels: one.labels.map((name) => ({ name })),
    reviewers: one.reviewers.map((id) => ({ id })),
  });
  const bare = (ref: string | null | undefined) => (ref ?? "").replace(/^refs\/heads\//, "");

  const inRepository = (call: ApiCall, of: ForgeRepository, rest: string): ApiReply => {
    const { method, query } = call;
    const body = (call.body ?? {}) as Record<string, string>;
    if (rest === "") return { status: 200, json: { id: String(of.id), name: of.name } };
    if (rest === "/refs" && method === "GET") {
      const name = (query.get("filter") ?? "").replace(/^heads\//, "");
      const objectId = state.tip(of, name);
      return { status: 200, json: { value: objectId === undefined ? [] : [{ name: `refs/heads/${name}`, objectId }] } };
    }
    if (rest === "/refs") {
      const [{ name, oldObjectId }] = call.body as unknown as [{ name: string; oldObjectId: string }];
      const success = state.tip(of, bare(name)) === oldObjectId && state.removeBranch(of, bare(name));
      return { status: 200, json: { value: [{ success, updateStatus: success ? "succeeded" : "staleOldObjectId" }] } };
    }
    if (rest === "/pullrequests" && method === "GET") {
      const branch = bare(query.get("searchCriteria.sourceRefName"));
      return {
        status: 200,
        json: {
          value: state
            .open(of)
            .filter((one) => one.branch === branch)
            .map(pull),
        },
      };
    }
    if (rest === "/pullrequests") {
      const branch = bare(body["sourceRefName"]);
      const target = bare(body["targetRefName"]);
      if (state.tip(of, branch) === undefined) return { status: 400, json: { message: "TF401398: no such branch" } };
      if (state.open(of).some((one) => one.branch === branch && one.target === target))
        return { status: 409, json: { message: "TF401179: An active pull request already exists." } };
      const made = { into: of, from: of, branch, target, title: body["title"] ?? "", text: body["description"] ?? "" };
      return { status: 201, json: pull(state.propose(made)) };
    }
    const [, number, act, reviewer = ""] = /^\/pullrequests\/(\d+)(\/labels|\/reviewers\/([^/]+))?$/.exec(rest) ?? [];
    const one = state.proposals.find((each) => each.into === of && each.number === Number(number));
    if (one === undefined) return missing;
    if (act === "/labels") one.labels.push(body["name"] ?? "");
    else if (act !== undefined) one.reviewers.push(reviewer);
    else if (method === "PATCH") {
      one.title = body["title"] ?? one.title;
      one.text = body["description"] ?? one.text;
      one.target = body["targetRefName"] === undefined ? one.target : bare(body["targetRefName"]);
    }
    return { status: 200, json: pull(one) };
  };

  return {
    base: "",
    isApi: (path) => path.includes("/_apis/"),
    url: (owner, name) => `/org/${owner}/_git/${name}`,
    gitPath: (path) => path.replace(/^\/org\/([^/]+)\/_git\/([^/]+)/, "/$1/$2.git"),
    login: (authorization) =>
      state.users.get(
        Buffer.from((authorization ?? "").replace(/^Basic /, ""), "base64")
          .toString()
          .replace(/^:/, ""),
      ),
    answer: (call) => {
      const [, owner = "", name = "", rest = ""] =
        /^\/org\/([^/]+)\/_apis\/git\/repositories\/([^/]+)(.*)$/.exec(call.path) ?? [];
      const of = state.find(owner, name);
      return of === undefined ? missing : inRepository(call, of, rest);
    },
    problems: (call) => undocumented(known, call),
  };
};
