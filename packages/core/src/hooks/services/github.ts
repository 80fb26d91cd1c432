/** GitHub: the header says what happened. */
import type { HookService } from "../model.ts";
import { branchOf, commitAt, optionalAt, requestNews, textAt, valueAt, withAndWithoutGit } from "../payload.ts";

const addresses = ["clone_url", "git_url", "ssh_url", "svn_url", "html_url", "url"];

export const github: HookService = {
  id: "github",
  outline: {
    ref: "text",
    after: "text",
    repository: {
      name: "text",
      owner: { login: "text", name: "text" },
      url: "text",
      clone_url: "text",
      git_url: "text",
      ssh_url: "text",
      svn_url: "text",
      html_url: "text",
    },
  },
  example: {
    ref: "refs/heads/main",
    repository: {
      name: "hello",
      owner: { login: "example" },
      url: "https://github.com/example/hello",
      clone_url: "https://github.com/example/hello.git",
      ssh_url: "git@github.com:example/hello.git",
    },
  },
  read: (payload, header) => {
    if (header("x-github-event") !== "push") return undefined;
    const owner = textAt(payload, "repository.owner.login", "repository.owner.name");
    const fullName = `${owner}/${textAt(payload, "repository.name")}`;
    textAt(payload, "repository.url");
    const told =
      optionalAt(payload, "repository.clone_url") === undefined
        ? ["git://github.com/", "https://github.com/", "git@github.com:"].flatMap((place) => [
            `${place}${fullName}`,
            `${place}${fullName}.git`,
          ])
        : addresses.flatMap((name) => optionalAt(payload, `repository.${name}`) ?? []);
    return {
      fullName,
      urls: withAndWithoutGit(told),
      branch: branchOf(textAt(payload, "ref")),
      after: commitAt(payload, "after"),
    };
  },
  readRequest: (payload, header) =>
    header("x-github-event") === "pull_request"
      ? requestNews(
          valueAt(payload, "repository.full_name"),
          valueAt(payload, "pull_request.number"),
          valueAt(payload, "pull_request.head.ref"),
        )
      : undefined,
  delivery: (_, header) => header("x-github-delivery"),
};
