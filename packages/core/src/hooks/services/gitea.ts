/** Gitea, and those that come from it. */
import type { HookService } from "../model.ts";
import { branchOf, commitAt, presentAt, requestNews, textAt, valueAt } from "../payload.ts";

export const gitea: HookService = {
  id: "gitea",
  outline: {
    ref: "text",
    after: "text",
    repository: { full_name: "text", clone_url: "text", ssh_url: "text", html_url: "text" },
  },
  example: {
    ref: "refs/heads/main",
    repository: {
      full_name: "example/hello",
      clone_url: "https://gitea.example.org/example/hello.git",
      ssh_url: "git@gitea.example.org:example/hello.git",
      html_url: "https://gitea.example.org/example/hello",
    },
  },
  read: (payload, header) => {
    if (valueAt(payload, "ref") === undefined && valueAt(payload, "pull_request") !== undefined) return undefined;
    return {
      fullName: textAt(payload, "repository.full_name"),
      urls: ["clone_url", "ssh_url", "html_url"].map((name) => presentAt(payload, `repository.${name}`)),
      branch: branchOf(textAt(payload, "ref")),
      after: header("x-gitea-event") === "delete" ? null : commitAt(payload, "after"),
    };
  },
  readRequest: (payload) =>
    valueAt(payload, "pull_request") === undefined
      ? undefined
      : requestNews(
          valueAt(payload, "repository.full_name"),
          valueAt(payload, "pull_request.number"),
          valueAt(payload, "pull_request.head.ref"),
        ),
  delivery: (_, header) => header("x-gitea-delivery"),
};
