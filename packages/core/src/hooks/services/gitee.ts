/** Gitee. */
import type { HookService } from "../model.ts";
import { branchOf, commitAt, presentAt, textAt } from "../payload.ts";

const addresses = ["git_http_url", "git_ssh_url", "git_url", "ssh_url", "html_url"];

export const gitee: HookService = {
  id: "gitee",
  outline: {
    ref: "text",
    after: "text",
    repository: {
      path_with_namespace: "text",
      git_http_url: "text",
      git_ssh_url: "text",
      git_url: "text",
      ssh_url: "text",
      html_url: "text",
    },
  },
  example: {
    ref: "refs/heads/main",
    repository: {
      path_with_namespace: "example/hello",
      git_http_url: "https://gitee.com/example/hello.git",
      git_ssh_url: "git@gitee.com:example/hello.git",
      git_url: "git://gitee.com/example/hello.git",
      ssh_url: "git@gitee.com:example/hello.git",
      html_url: "https://gitee.com/example/hello",
    },
  },
  read: (payload) => ({
    fullName: textAt(payload, "repository.path_with_namespace"),
    urls: addresses.map((name) => presentAt(payload, `repository.${name}`)),
    branch: branchOf(textAt(payload, "ref")),
    after: commitAt(payload, "after"),
  }),
};
