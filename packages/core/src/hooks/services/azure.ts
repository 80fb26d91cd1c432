/** Azure Repos: one repository has many addresses, old and new, by names and by ids. */
import type { HookService } from "../model.ts";
import { branchOf, commitAt, optionalAt, requestNews, textAt, valueAt } from "../payload.ts";

const organisations = [
  /^https:\/\/(?:[^/@]*@)?dev\.azure\.com\/([^/]+)/,
  /^https:\/\/(?:[^/@]*@)?([^/.]+)\.visualstudio\.com(?:\/|$)/,
];

const organisationIn = (remote: string) =>
  organisations.map((pattern) => pattern.exec(remote)?.[1]).find((found) => found !== undefined);

/** Names as they are and as addresses have them. */
const spellings = (...names: readonly string[]): readonly (readonly string[])[] => [
  names,
  names.map((name) => encodeURIComponent(name)),
];

export const azure: HookService = {
  id: "azure",
  outline: {
    eventType: "text",
    resource: {
      refUpdates: [{ name: "text", newObjectId: "text" }],
      repository: { id: "text", name: "text", remoteUrl: "text", project: { id: "text", name: "text" } },
    },
  },
  example: {
    eventType: "git.push",
    resource: {
      refUpdates: [{ name: "refs/heads/main" }],
      repository: {
        id: "278d5cd2-584d-4b63-824a-2ba458937249",
        name: "hello",
        remoteUrl: "https://dev.azure.com/example/hello/_git/hello",
        project: { id: "6ce954b1-ce1f-45d1-b94d-e6bf2464ba2c", name: "hello" },
      },
    },
  },
  read: (payload) => {
    if (textAt(payload, "eventType") !== "git.push") return undefined;
    const at = (path: string) => textAt(payload, `resource.repository.${path}`);
    const [remote, name, id] = [at("remoteUrl"), at("name"), at("id")];
    const [project, projectId] = [at("project.name"), at("project.id")];
    const branch = branchOf(textAt(payload, "resource.refUpdates.0.name"));
    const organisation = organisationIn(remote);
    const after = commitAt(payload, "resource.refUpdates.0.newObjectId");
    if (organisation === undefined) return { fullName: name, urls: [remote], branch, after };
    const named = spellings(organisation, project, name).flatMap(([of = "", in_ = "", called = ""]) => [
      `https://dev.azure.com/${of}/${in_}/_git/${called}`,
      `git@ssh.dev.azure.com:v3/${of}/${in_}/${called}`,
      `https://${of}.visualstudio.com/${in_}/_git/${called}`,
      `${of}@vs-ssh.visualstudio.com:v3/${of}/${in_}/${called}`,
    ]);
    const byId = `https://dev.azure.com/${organisation}/${projectId}/_git/${id}`;
    return { fullName: name, urls: [...new Set([...named, byId, remote])], branch, after };
  },
  readRequest: (payload) => {
    if (!String(valueAt(payload, "eventType")).startsWith("git.pullrequest.")) return undefined;
    const at = (path: string) => valueAt(payload, `resource.${path}`);
    const remote = String(at("repository.remoteUrl"));
    const organisation = organisationIn(remote);
    const fullName = [
      ...(organisation === undefined ? [] : [organisation]),
      at("repository.project.name"),
      at("repository.name"),
    ].join("/");
    return requestNews(fullName, at("pullRequestId"), at("sourceRefName"));
  },
  delivery: (payload) => optionalAt(payload, "id"),
};
