/** Gitea, and those that come from it. */
import type { HookService } from "../model.ts";
import { branchOf, presentAt, textAt } from "../payload.ts";

export const gitea: HookService = {
  id: "gitea",
  read: (payload) => ({
    fullName: textAt(payload, "repository.full_name"),
    urls: ["clone_url", "ssh_url", "html_url"].map((name) => presentAt(payload, `repository.${name}`)),
    branch: branchOf(textAt(payload, "ref")),
  }),
};
