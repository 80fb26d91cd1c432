/** Repositories as they show themselves, and what becomes of work on them. */
import { OperationInput } from "@dragoman/core/repository";
import { ok } from "../wire/answer.ts";
import { address, flag, named, nullable, record, text } from "../wire/json.ts";
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

const any = ["vcs.push", "vcs.commit", "vcs.reset", "vcs.update"] as const;

export const status = { needs: any } as const;
/** Each operation needs its own right. */
export const operation = {
  payload: body("OperationInput", OperationInput),
  example: { operation: "commit" },
  answers: ok(OperationResult),
  fails: ["RepositoryBusy", "RepositoryUnreadable"],
  needs: any,
} as const;
