/** Repositories as they show themselves, and what becomes of work on them. */
import type { Permission } from "@dragoman/core/access";
import { OperationInput, operationPermissions, statusPermissions } from "@dragoman/core/repository";
import { ok } from "../wire/answer.ts";
import { address, flag, named, nullable, record, text } from "../wire/json.ts";
import { need, where } from "../wire/need.ts";
import { body } from "../wire/payload.ts";

const Commit = named(
  "Commit",
  record(
    {
      revision: text,
      shortrevision: text,
      author: text,
      author_name: text,
      author_email: text,
      authordate: text,
      commit: text,
      commit_name: text,
      commit_email: text,
      commitdate: text,
      message: text,
      summary: text,
    },
    { merge: text },
  ),
);
const needed = { needs_commit: flag, needs_merge: flag, needs_push: flag, url: address };
export const ProjectRepository = named("ProjectRepository", record(needed));
export const Repository = named(
  "Repository",
  record({
    ...needed,
    remote_commit: nullable(text),
    remote_commit_info: nullable(Commit),
    weblate_commit: nullable(Commit),
    status: text,
    merge_failure: nullable(text),
  }),
);

const OperationResult = named("OperationResult", record({ result: flag }, { detail: text }));

export const status = { needs: [need(...statusPermissions)] } as const;
const operationsOf = (permission: Permission) =>
  Object.entries(operationPermissions)
    .filter(([, needed]) => needed === permission)
    .map(([name]) => `\`${name}\``)
    .join(" or ");

/** Each operation needs its own right. */
export const operation = {
  payload: body("OperationInput", OperationInput),
  example: { operation: "commit" },
  answers: ok(OperationResult),
  fails: ["RepositoryBusy", "RepositoryUnreadable"],
  needs: [...new Set(Object.values(operationPermissions))].map((permission) =>
    where(`\`operation\` is ${operationsOf(permission)}`, permission),
  ),
} as const;

/** Who shares a repository may reset it, and so throw away what waits in all of its components. */
export const sharingNeed = where(
  "it shares the repository of a component of another project, on that component",
  "component.edit",
);
