/** Gitee. */
import type { HookService } from "../model.ts";
import { branchOf, presentAt, textAt } from "../payload.ts";

const addresses = ["git_http_url", "git_ssh_url", "git_url", "ssh_url", "html_url"];

export const gitee: HookService = {
  id: "gitee",
  read: (payload) => ({
    fullName: textAt(payload, "repository.path_with_namespace"),
    urls: addresses.map((name) => presentAt(payload, `repository.${name}`)),
    branch: branchOf(textAt(payload, "ref")),
  }),
};
