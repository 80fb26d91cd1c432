/** The few calls to Bitbucket Cloud that we make, over a forge of tests, by what its documentation says of each. */
import { type Documented, undocumented } from "./documented.ts";
import type { Api, ApiCall, ApiReply } from "./server.ts";
import type { ForgeRepository, ForgeState, Proposal } from "./state.ts";

const missing: ApiReply = { status: 404, json: { type: "error", error: { message: "Not found" } } };
const bad = (message: string): ApiReply => ({ status: 400, json: { type: "error", error: { message } } });
const at = String.raw`^/repositories/[^/]+/[^/]+`;

const known: Documented = [
  ["GET", /^\/user$/, []],
  ["GET", /^\/repositories\/[^/]+$/, ["role", "q", "pagelen", "page"]],
  ["GET", new RegExp(`${at}$`), []],
  ["GET", new RegExp(`${at}/forks$`), ["pagelen", "page"]],
  ["POST", new RegExp(`${at}/forks$`), ["name", "workspace"]],
  ["GET", new RegExp(`${at}/refs/branches$`), ["pagelen"]],
  ["DELETE", new RegExp(`${at}/refs/branches/.+$`), []],
  ["GET", new RegExp(`${at}/pullrequests$`), ["state", "q", "pagelen", "page"]],
  ["POST", new RegExp(`${at}/pullrequests$`), ["title", "description", "source", "destination", "reviewers"]],
  ["GET", new RegExp(`${at}/pullrequests/\\d+$`), []],
  ["PUT", new RegExp(`${at}/pullrequests/\\d+$`), ["title", "description", "destination", "reviewers"]],
];

interface Sent {
  readonly title?: string;
  readonly description?: string;
  readonly source?: { readonly branch: { readonly name: string }; readonly repository: { readonly full_name: string } };
  readonly destination?: { readonly branch: { readonly name: string } };
  readonly reviewers?: readonly { readonly uuid?: string; readonly account_id?: string }[];
  readonly workspace?: { readonly slug: string };
}

export const bitbucketCloudApi = (state: ForgeState): Api => {
  const nameOf = (of: ForgeRepository) => `${of.owner}/${of.name}`;
  const repository = (of: ForgeRepository) => ({
    full_name: nameOf(of),
    slug: of.name,
    ...(of.parent === undefined ? {} : { parent: { full_name: nameOf(of.parent) } }),
  });
  const pull = (one: Proposal) => ({
    id: one.number,
    state: { open: "OPEN", merged: "MERGED", closed: "DECLINED" }[one.state],
    title: one.title,
    description: one.text,
    links: { html: { href: `https://forge.example/${nameOf(one.into)}/pull-requests/${one.number}` } },
    source: {
      branch: { name: one.branch },
      repository: { full_name: nameOf(one.from) },
      commit: { hash: state.revision(one).slice(0, 12) },
    },
    destination: { branch: { name: one.target } },
    reviewers: one.reviewers.map((id) => ({ uuid: `{${id}}`, account_id: id })),
  });
  const page = (call: ApiCall, all: readonly object[]): ApiReply => {
    const number = Number(call.query.get("page") ?? 1);
    const query = new URLSearchParams(call.query);
    query.set("page", String(number + 1));
    const next = all.length > number ? { next: `${call.origin}${call.path}?${query}` } : {};
    return { status: 200, json: { values: all.slice(number - 1, number), ...next } };
  };

  const inRepository = (call: ApiCall, of: ForgeRepository, rest: string): ApiReply => {
    const { method, query, login } = call;
    const body = (call.body ?? {}) as Sent;
    if (rest === "") return { status: 200, json: repository(of) };
    if (rest === "/refs/branches") return { status: 200, json: { values: [] } };
    if (rest === "/forks" && method === "GET")
      return page(call, state.repositories.filter((one) => one.parent === of).map(repository));
    if (rest === "/forks") {
      if (state.repositories.some((one) => one.owner === login && one.name === of.name)) return bad("Name is taken.");
      return { status: 201, json: repository(state.fork(of, login)) };
    }
    const [, branch] = /^\/refs\/branches\/(.+)$/.exec(rest) ?? [];
    if (branch !== undefined) return state.removeBranch(of, decodeURIComponent(branch)) ? { status: 204 } : missing;
    if (rest === "/pullrequests" && method === "GET") {
      const [, name] = /^source\.branch\.name="(.+)"$/.exec(query.get("q") ?? "") ?? [];
      return page(
        call,
        state
          .open(of)
          .filter((one) => one.branch === name)
          .map(pull),
      );
    }
    if (rest === "/pullrequests") {
      const { title = "", description: text = "", source, destination } = body;
      const from = state.repositories.find((one) => nameOf(one) === source?.repository.full_name);
      const target = destination?.branch.name ?? "";
      if (from === undefined || source === undefined || state.tip(from, source.branch.name) === undefined)
        return bad("There are no changes to be pulled.");
      const made = { into: of, from, branch: source.branch.name, target, title, text };
      return { status: 201, json: pull(state.propose(made)) };
    }
    const [, number] = /^\/pullrequests\/(\d+)$/.exec(rest) ?? [];
    const one = state.proposals.find((each) => each.into === of && each.number === Number(number));
    if (one === undefined) return missing;
    if (method === "PUT") {
      if (body.title === undefined) return bad("title is required");
      if (body.reviewers?.some(({ account_id: id }) => id === "stranger") === true) return bad("No such account.");
      one.title = body.title;
      one.text = body.description ?? one.text;
      one.target = body.destination?.branch.name ?? one.target;
      if (body.reviewers !== undefined)
        one.reviewers.splice(0, Infinity, ...body.reviewers.map((each) => each.account_id ?? each.uuid ?? ""));
    }
    return { status: 200, json: pull(one) };
  };

  return {
    base: "/2.0",
    login: (authorization) => state.users.get((authorization ?? "").replace(/^Bearer /, "")),
    answer: (call) => {
      if (call.path === "/user") return { status: 200, json: { username: call.login } };
      const [, owner = "", name, rest = ""] = /^\/repositories\/([^/]+)(?:\/([^/]+))?(.*)$/.exec(call.path) ?? [];
      if (name === undefined) {
        const [, slug] = /^slug="(.+)"$/.exec(call.query.get("q") ?? "") ?? [];
        const mine = state.repositories.filter(
          (one) => one.owner === owner && one.name === slug && one.pushers.has(call.login),
        );
        return page(call, mine.map(repository));
      }
      const of = state.find(owner, name);
      return of === undefined ? missing : inRepository(call, of, rest);
    },
    problems: (call) => undocumented(known, call),
  };
};
