/** The few calls to GitHub that we make, over a forge of tests. Answers begin as the examples of its own document. */
import { published } from "./published.ts";
import type { ForgeRepository, ForgeState, Proposal } from "./state.ts";
import type { Api, ApiCall, ApiReply } from "./server.ts";

const missing: ApiReply = { status: 404, json: { message: "Not Found" } };
const invalid = (message: string): ApiReply => ({
  status: 422,
  json: { message: "Validation Failed", errors: [{ resource: "PullRequest", code: "custom", message }] },
});

export const githubApi = (state: ForgeState): Api => {
  const contract = published("github");
  const examples = {
    repository: contract.example("GET", "/repos/{owner}/{repo}", 200),
    pull: contract.example("GET", "/repos/{owner}/{repo}/pulls/{pull_number}", 200),
    user: contract.example("GET", "/user", 200),
    installation: contract.example("GET", "/repos/{owner}/{repo}/installation", 200),
    token: contract.example("POST", "/app/installations/{installation_id}/access_tokens", 201),
  };
  const user = (login: string) => ({ ...(examples.pull["user"] as object), login });
  const repository = (of: ForgeRepository, login: string) => ({
    ...examples.repository,
    // The document's own example lacks what it requires, here and there.
    language: null,
    source: undefined,
    template_repository: undefined,
    id: of.id,
    name: of.name,
    full_name: `${of.owner}/${of.name}`,
    owner: user(of.owner),
    fork: of.parent !== undefined,
    permissions: { pull: true, push: of.pushers.has(login), admin: false },
    parent:
      of.parent === undefined
        ? undefined
        : { ...examples.repository, language: null, name: of.parent.name, owner: user(of.parent.owner) },
  });
  const pull = (one: Proposal) => {
    const head = examples.pull["head"] as object;
    const base = examples.pull["base"] as object;
    const label = (examples.pull["labels"] as object[])[0];
    const ended = "2026-11-23T12:00:00Z";
    return {
      ...examples.pull,
      number: one.number,
      html_url: `https://forge.example/${one.into.owner}/${one.into.name}/pull/${one.number}`,
      state: one.state === "open" ? "open" : "closed",
      merged: one.state === "merged",
      merged_at: one.state === "merged" ? ended : null,
      closed_at: one.state === "open" ? null : ended,
      title: one.title,
      body: one.text === "" ? null : one.text,
      labels: one.labels.map((name) => ({ ...label, name })),
      requested_reviewers: one.reviewers.filter((name) => !name.startsWith("@")).map(user),
      requested_teams: [],
      head: { ...head, ref: one.branch, sha: state.revision(one), label: `${one.from.owner}:${one.branch}` },
      base: { ...base, ref: one.target },
    };
  };

  const inRepository = (call: ApiCall, of: ForgeRepository, rest: string): ApiReply => {
    const { method, query, login } = call;
    const body = (call.body ?? {}) as Record<string, string & string[]>;
    if (rest === "" && method === "GET") return { status: 200, json: repository(of, login) };
    if (rest === "/commits" && method === "GET") return { status: 200, json: [] };
    if (rest === "/forks" && method === "POST") return { status: 202, json: repository(state.fork(of, login), login) };
    if (rest === "/pulls" && method === "GET") {
      const [owner, branch] = (query.get("head") ?? ":").split(":");
      const found = state.open(of).filter((one) => one.from.owner === owner && one.branch === branch);
      return { status: 200, json: found.map(pull) };
    }
    if (rest === "/pulls" && method === "POST") {
      const { title, head = "", base, body: text } = body;
      const [owner, branch = ""] = head.includes(":") ? head.split(":") : [of.owner, head];
      const from = state.repositories.find(
        (one) => one.owner === owner && (one === of || one.parent === of) && state.tip(one, branch) !== undefined,
      );
      if (from === undefined || state.tip(of, base ?? "") === undefined) return invalid("head or base is invalid");
      if (state.open(of).some((one) => one.from === from && one.branch === branch && one.target === base))
        return invalid(`A pull request already exists for ${owner}:${branch}.`);
      const made = state.propose({ into: of, from, branch, target: base ?? "", title: title ?? "", text: text ?? "" });
      return { status: 201, json: pull(made) };
    }
    const [, number, reviewing] = /^\/pulls\/(\d+)(\/requested_reviewers)?$/.exec(rest) ?? [];
    const [, issue] = /^\/issues\/(\d+)\/labels$/.exec(rest) ?? [];
    const [, ref] = /^\/git\/refs\/heads\/(.+)$/.exec(rest) ?? [];
    if (ref !== undefined && method === "DELETE")
      return state.removeBranch(of, ref) ? { status: 204 } : invalid("Reference does not exist");
    const one = state.proposals.find((each) => each.into === of && each.number === Number(number ?? issue));
    if (one === undefined) return missing;
    if (issue !== undefined && method === "POST") {
      for (const label of body["labels"] ?? []) if (!one.labels.includes(label)) one.labels.push(label);
      const label = (examples.pull["labels"] as object[])[0];
      return { status: 200, json: one.labels.map((name) => ({ ...label, name })) };
    }
    if (reviewing !== undefined && method === "POST") {
      const names = [...(body["reviewers"] ?? []), ...(body["team_reviewers"] ?? []).map((name: string) => `@${name}`)];
      if (names.some((name) => name === "stranger"))
        return invalid("Reviews may only be requested from collaborators.");
      one.reviewers.push(...names);
      return { status: 201, json: pull(one) };
    }
    if (method === "PATCH") {
      one.title = body["title"] ?? one.title;
      one.text = body["body"] ?? one.text;
      one.target = body["base"] ?? one.target;
    }
    return { status: 200, json: pull(one) };
  };

  return {
    base: "/api/v3",
    login: (authorization) => {
      const token = (authorization ?? "").replace(/^Bearer /, "");
      return state.users.get(token) ?? (state.app?.knows(token) === true ? "the app itself" : undefined);
    },
    answer: (call) => {
      if (/\/installation$/.test(call.path)) return { status: 200, json: examples.installation };
      if (/\/access_tokens$/.test(call.path)) {
        const until = new Date(Date.now() + 3_600_000).toISOString();
        return { status: 201, json: { ...examples.token, token: state.app?.token, expires_at: until } };
      }
      if (call.path === "/user") return { status: 200, json: { ...examples.user, login: call.login } };
      const [, owner = "", name = "", rest = ""] = /^\/repos\/([^/]+)\/([^/]+)(.*)$/.exec(call.path) ?? [];
      const of = state.find(owner, name);
      return of === undefined ? missing : inRepository(call, of, rest);
    },
    problems: (call, reply) =>
      contract.problems({ ...call, status: reply.status, answer: JSON.parse(JSON.stringify(reply.json ?? null)) }),
  };
};
