/** All kinds of forges. */
import type { ForgeKind } from "./forge.ts";
import { azureDevops } from "./kinds/azure_devops/kind.ts";
import { bitbucketcloud } from "./kinds/bitbucketcloud/kind.ts";
import { bitbucketserver } from "./kinds/bitbucketserver/kind.ts";
import { gerrit } from "./kinds/gerrit/kind.ts";
import { gitea } from "./kinds/gitea/kind.ts";
import { github } from "./kinds/github/kind.ts";
import { gitlab } from "./kinds/gitlab/kind.ts";
import { pagure } from "./kinds/pagure/kind.ts";
import type { ForgeKindId } from "./model.ts";

export const forgeKinds: readonly ForgeKind[] = [
  github,
  gitlab,
  gitea,
  bitbucketserver,
  bitbucketcloud,
  azureDevops,
  pagure,
  gerrit,
];

export const forgeKind = (id: ForgeKindId): ForgeKind | undefined => forgeKinds.find((kind) => kind.id === id);

/** Ids of those kinds, for whoever chooses one. */
export const offeredForges: readonly ForgeKindId[] = forgeKinds.map(({ id }) => id);
