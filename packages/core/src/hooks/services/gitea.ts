/** Gitea, and those that come from it. */
import type { HookService } from "../model.ts";
import { branchOf, presentAt, textAt } from "../payload.ts";

export const gitea: HookService = {
  id: "gitea",
  outline: {
    ref: "text",
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
  read: (payload) => ({
    fullName: textAt(payload, "repository.full_name"),
    urls: ["clone_url", "ssh_url", "html_url"].map((name) => presentAt(payload, `repository.${name}`)),
    branch: branchOf(textAt(payload, "ref")),
  }),
};
