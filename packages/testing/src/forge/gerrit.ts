/** Gerrit over a forge of tests: what is pushed to refs/for/BRANCH is a change, told from others by its Change-Id. */
import { type Documented, undocumented } from "./documented.ts";
import type { Api, ApiReply } from "./server.ts";
import { type ForgeState, git, type Proposal } from "./state.ts";

const known: Documented = [
  ["GET", /^\/accounts\/self$/, []],
  ["GET", /^\/changes\/$/, ["q", "n"]],
  ["GET", /^\/changes\/\d+$/, []],
  ["POST", /^\/changes\/\d+\/hashtags$/, ["add"]],
  ["POST", /^\/changes\/\d+\/reviewers$/, ["reviewer"]],
];

/** Takes in what was pushed: the real one does it while git waits. */
const receive = (state: ForgeState): void => {
  for (const into of state.repositories) {
    const refs = git(into.folder, "for-each-ref", "--format=%(refname) %(objectname)", "refs/for/");
    for (const line of refs.split("\n").filter((text) => text !== "")) {
      const [ref = "", commit = ""] = line.split(" ");
      git(into.folder, "update-ref", "-d", ref);
      const message = git(into.folder, "log", "-1", "--format=%B", commit);
      const [, id] = /^Change-Id: (I[0-9a-f]{40})$/m.exec(message) ?? [];
      if (id === undefined) continue;
      const [title = ""] = message.split("\n");
      const target = ref.replace("refs/for/", "");
      git(into.folder, "update-ref", `refs/heads/changes-${id}`, commit);
      const open = state.open(into).find((one) => one.branch === `changes-${id}` && one.target === target);
      if (open === undefined)
        state.propose({ into, from: into, branch: `changes-${id}`, target, title, text: message });
      else {
        open.title = title;
        open.text = message;
      }
    }
  }
};

export const gerritApi = (state: ForgeState): Api => {
  const change = (one: Proposal) => ({
    _number: one.number,
    change_id: one.branch.replace("changes-", ""),
    project: `${one.into.owner}/${one.into.name}`,
    branch: one.target,
    subject: one.title,
    status: { open: "NEW", merged: "MERGED", closed: "ABANDONED" }[one.state],
    hashtags: one.labels,
  });
  const answer = (status: number, json: unknown): ApiReply => ({ status, json, prefix: ")]}'\n" });

  return {
    base: "/a",
    isApi: (path) => /^\/a\/(changes|accounts)\//.test(path),
    url: (owner, name) => `/a/${owner}/${name}`,
    gitPath: (path) => {
      receive(state);
      return path.replace(/^\/a\/([^/]+)\/([^/]+)/, "/$1/$2.git");
    },
    login: (authorization) =>
      state.users.get(
        Buffer.from((authorization ?? "").replace(/^Basic /, ""), "base64")
          .toString()
          .replace(/^[^:]*:/, ""),
      ),
    answer: (call) => {
      receive(state);
      if (call.path === "/accounts/self") return answer(200, { _account_id: 1, username: call.login });
      if (call.path === "/changes/") {
        const [, id, project] = /^change:(\S+) project:(\S+) status:open$/.exec(call.query.get("q") ?? "") ?? [];
        const all = state.proposals.filter((one) => one.state === "open").map(change);
        return answer(
          200,
          all.filter((one) => one.change_id === id && one.project === project),
        );
      }
      const [, number, act] = /^\/changes\/(\d+)(\/\w+)?$/.exec(call.path) ?? [];
      const one = state.proposals.find((each) => each.number === Number(number));
      if (one === undefined) return { status: 404 };
      const body = (call.body ?? {}) as { readonly add?: readonly string[]; readonly reviewer?: string };
      if (act === "/hashtags") one.labels.push(...(body.add ?? []));
      if (act === "/reviewers") {
        if (body.reviewer === "stranger") return { status: 422 };
        one.reviewers.push(body.reviewer ?? "");
      }
      return answer(200, change(one));
    },
    problems: (call) => undocumented(known, call),
  };
};
