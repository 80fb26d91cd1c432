/** Kinds of forges: what they are called, what they are known to take, and where most of their users are. */
import type { Forge } from "@dragoman/client";

export interface ForgeKind {
  readonly id: Forge["kind"];
  readonly name: string;
  /** The first is the usual one. */
  readonly takes: readonly [Forge["type"], ...Forge["type"][]];
  readonly host?: string;
}

export const forgeKinds: readonly ForgeKind[] = [
  { id: "github", name: "GitHub", takes: ["token", "app"], host: "github.com" },
  { id: "gitlab", name: "GitLab", takes: ["token"], host: "gitlab.com" },
  { id: "gitea", name: "Gitea, Forgejo", takes: ["token", "password"] },
  { id: "bitbucketcloud", name: "Bitbucket Cloud", takes: ["token", "password"], host: "bitbucket.org" },
  { id: "bitbucketserver", name: "Bitbucket Server", takes: ["token", "password"] },
  { id: "azure_devops", name: "Azure DevOps", takes: ["token"], host: "dev.azure.com" },
  { id: "pagure", name: "Pagure", takes: ["token"], host: "pagure.io" },
  { id: "gerrit", name: "Gerrit", takes: ["password"] },
];

const [github] = forgeKinds as readonly [ForgeKind];

export const forgeKindOf = (id: Forge["kind"]): ForgeKind => forgeKinds.find((kind) => kind.id === id) ?? github;

/** Services that tell of pushes, by the word in the address that they call. */
export const hookServices = [
  ["github", "GitHub"],
  ["gitlab", "GitLab"],
  ["gitea", "Gitea, Forgejo"],
  ["bitbucket", "Bitbucket"],
  ["azure", "Azure DevOps"],
  ["pagure", "Pagure"],
  ["gitee", "Gitee"],
] as const;
