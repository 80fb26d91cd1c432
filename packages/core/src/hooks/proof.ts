/** Which secret a notification has to prove for a component: the nearest one that there is. */
import { Effect, Result } from "effect";
import type { ProjectId } from "../ids/index.ts";
import { SecretKeeping } from "../secrets/inside.ts";
import type { Matched } from "./store.ts";

/** What services have to prove to know, as the operator says: for hosts of repositories, and for all others. */
export interface SiteSecrets {
  readonly site: string | undefined;
  readonly hosts: Readonly<Record<string, string>>;
}

/** Whether somebody has proven to know a secret. */
export type Proves = (secret: string) => boolean;

/** The place of a project's secret. */
export const placeOf = (projectId: ProjectId) => ({ table: "hook_secrets", column: "secret", row: projectId });

const hostIn = (address: string): string =>
  (/^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?(\[[^\]]*\]|[^/:]+)/i.exec(address)?.[1] ?? "").toLowerCase();

export const makeProof = Effect.map(
  SecretKeeping,
  (secrets) =>
    ({ site, hosts }: SiteSecrets, proves: Proves) =>
    ({ project_id, secret, repo }: Pick<Matched, "project_id" | "secret" | "repo">): boolean => {
      const own = secret === null ? undefined : secrets.open(secret, placeOf(project_id));
      // One that no key opens is nobody's to prove.
      if (own !== undefined) return Result.isSuccess(own) && proves(own.success);
      const wanted = hosts[hostIn(repo)] ?? site;
      return wanted === undefined || proves(wanted);
    },
);

/** Whether what is for no component in particular is taken. */
export const isTrusted = ({ site, hosts }: SiteSecrets, proves: Proves): boolean =>
  site === undefined || [site, ...Object.values(hosts)].some(proves);
