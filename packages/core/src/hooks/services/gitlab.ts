/** GitLab: pushes have a `ref`, other events have none. */
import type { HookService } from "../model.ts";
import { branchOf, commitAt, PayloadProblem, requestNews, textAt, valueAt } from "../payload.ts";

export const gitlab: HookService = {
  id: "gitlab",
  outline: {
    ref: "text",
    after: "text",
    repository: { url: "text", homepage: "text", git_http_url: "text", git_ssh_url: "text" },
  },
  example: {
    ref: "refs/heads/main",
    repository: {
      url: "git@gitlab.com:example/hello.git",
      homepage: "https://gitlab.com/example/hello",
      git_http_url: "https://gitlab.com/example/hello.git",
      git_ssh_url: "git@gitlab.com:example/hello.git",
    },
  },
  read: (payload) => {
    if (valueAt(payload, "ref") === undefined) return undefined;
    const url = textAt(payload, "repository.url");
    const homepage = textAt(payload, "repository.homepage");
    const fullName = url
      .slice(url.indexOf(":") + 1)
      .replace(/^\/+/, "")
      .replace(/\.git$/, "");
    if (!url.includes(":") || fullName === "") throw new PayloadProblem("repository.url is no address.");
    const own = [textAt(payload, "repository.git_http_url"), textAt(payload, "repository.git_ssh_url")];
    return {
      fullName,
      urls: [url, `${homepage}.git`, ...own, homepage],
      branch: branchOf(textAt(payload, "ref")),
      after: commitAt(payload, "after"),
    };
  },
  readRequest: (payload) =>
    valueAt(payload, "object_kind") === "merge_request"
      ? requestNews(
          valueAt(payload, "project.path_with_namespace"),
          valueAt(payload, "object_attributes.iid"),
          valueAt(payload, "object_attributes.source_branch"),
        )
      : undefined,
  delivery: (_, header) => header("webhook-id") ?? header("idempotency-key"),
};
