/** Bitbucket, in the cloud and on servers: payloads of several ages and kinds. Only git is of interest here. */
import type { HookService, Outline } from "../model.ts";
import { branchOf, commitAt, listAt, optionalAt, PayloadProblem, requestNews, textAt, valueAt } from "../payload.ts";

const pushes = new Set(["repo:push", "repo:refs_changed", "pullrequest:fulfilled", "pr:merged"]);

const repository: Outline = {
  full_name: "text",
  fullName: "text",
  slug: "text",
  absolute_url: "text",
  // A name, or an object that has it.
  owner: "any",
  project: { key: "text" },
  links: { html: { href: "text" }, self: [{ href: "text" }], clone: [{ href: "text" }] },
};
const change: Outline = {
  branch: "text",
  new: { name: "text", target: { hash: "text" } },
  old: { name: "text" },
  ref: { displayId: "text" },
  toHash: "text",
};

const nameOf = (repository: unknown): string => {
  const whole = optionalAt(repository, "full_name") ?? optionalAt(repository, "fullName");
  if (whole !== undefined) return whole;
  const owner =
    typeof valueAt(repository, "owner") === "string"
      ? textAt(repository, "owner")
      : textAt(repository, "project.key", "owner.username");
  return `${owner}/${textAt(repository, "slug")}`;
};

const hostOf = (payload: unknown, repository: unknown): string | undefined => {
  const canonical = optionalAt(payload, "canon_url");
  const page =
    optionalAt(repository, "links.html.href") ??
    optionalAt(repository, "links.self.0.href") ??
    (canonical === undefined ? undefined : `${canonical}${optionalAt(repository, "absolute_url") ?? ""}`);
  return page !== undefined && URL.canParse(page) ? new URL(page).host : undefined;
};

const lastChange = (payload: unknown): unknown =>
  ["changes", "push.changes", "commits"].map((path) => listAt(payload, path).at(-1)).find(Boolean);

/** In the cloud nothing stands where a branch was; servers say zeros. */
const afterIn = (payload: unknown): string | null | undefined => {
  const last = lastChange(payload);
  if (valueAt(last, "new") === null && valueAt(last, "old.name") !== undefined) return null;
  return commitAt(last, "new.target.hash") ?? commitAt(last, "toHash");
};

/** The branch of the last change; null where none is told. */
const branchIn = (payload: unknown): string | null => {
  const last = lastChange(payload);
  const told = ["branch", "new.name", "old.name", "ref.displayId"]
    .map((path) => optionalAt(last, path))
    .find((name) => name !== undefined);
  return told ?? optionalAt(payload, "pullrequest.destination.branch.name") ?? null;
};

export const bitbucket: HookService = {
  id: "bitbucket",
  outline: {
    canon_url: "text",
    repository,
    pullRequest: { fromRef: { repository } },
    pullrequest: { destination: { branch: { name: "text" } } },
    changes: [change],
    push: { changes: [change] },
    commits: [change],
  },
  example: {
    push: { changes: [{ new: { type: "branch", name: "main" } }] },
    repository: { full_name: "example/hello", links: { html: { href: "https://bitbucket.org/example/hello" } } },
  },
  read: (payload, header) => {
    if (!pushes.has(header("x-event-key") ?? "")) return undefined;
    const repository = valueAt(payload, "repository") ?? valueAt(payload, "pullRequest.fromRef.repository");
    if (repository === undefined || repository === null) throw new PayloadProblem("repository is missing.");
    const fullName = nameOf(repository);
    const clones = listAt(repository, "links.clone").map((link) => textAt(link, "href"));
    const hosts = new Set(["bitbucket.org", hostOf(payload, repository) ?? "bitbucket.org"]);
    const usual = [...hosts].flatMap((host) =>
      [`ssh://git@${host}/${fullName}`, `git@${host}:${fullName}`, `https://${host}/${fullName}`].flatMap((url) => [
        url,
        `${url}.git`,
      ]),
    );
    const branch = branchIn(payload);
    return {
      fullName,
      urls: clones.length > 0 ? clones : usual,
      branch: branch === null ? null : branchOf(branch),
      after: afterIn(payload),
    };
  },
  readRequest: (payload, header) => {
    if (!/^(?:pullrequest|pr):/.test(header("x-event-key") ?? "")) return undefined;
    const cloud = valueAt(payload, "pullrequest");
    if (cloud !== undefined)
      return requestNews(
        valueAt(payload, "repository.full_name"),
        valueAt(cloud, "id"),
        valueAt(cloud, "source.branch.name"),
      );
    const at = (path: string) => valueAt(payload, `pullRequest.${path}`);
    const fullName = `${at("toRef.repository.project.key")}/${at("toRef.repository.slug")}`;
    return requestNews(fullName, at("id"), at("fromRef.displayId"));
  },
  delivery: (_, header) => header("x-request-uuid") ?? header("x-request-id"),
};
