/** Every service that sends notifications, by the word that its path has. */
import type { HookService } from "../model.ts";
import { azure } from "./azure.ts";
import { bitbucket } from "./bitbucket.ts";
import { gitea } from "./gitea.ts";
import { gitee } from "./gitee.ts";
import { github } from "./github.ts";
import { gitlab } from "./gitlab.ts";
import { pagure } from "./pagure.ts";

export const hookServices = { github, gitlab, bitbucket, pagure, azure, gitea, gitee } as const satisfies Readonly<
  Record<string, HookService>
>;
export type HookServiceId = keyof typeof hookServices;
