/** Plans of operations on repositories, as the wire tells them. */
import type { ProjectPlan, RepositoryPlan } from "@dragoman/core/repository";

export const repositoryPlan = <Plan extends RepositoryPlan>(plan: Plan, baseUrl: string) => ({
  ...plan,
  strings: plan.strings.map((string) => ({
    ...string,
    unit: string.unit === null ? null : `${baseUrl}/api/units/${string.unit}/`,
  })),
});

export const projectPlan = (plan: ProjectPlan, baseUrl: string) => ({
  ...plan,
  repositories: plan.repositories.map((one) => repositoryPlan(one, baseUrl)),
});
