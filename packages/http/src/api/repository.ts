/** Repositories as they show themselves, and what becomes of work on them. */
import type { Permission } from "@dragoman/core/access";
import { link, object, type Shape } from "@dragoman/core/database";
import { Choice, Flag } from "@dragoman/core/fields";
import { requestStates } from "@dragoman/core/forges";
import {
  commitSides,
  OperationInput,
  operations,
  operationPermissions,
  PlanInput,
  statusPermissions,
  stringFates,
  type WaitingColumn,
  waitingColumns,
} from "@dragoman/core/repository";
import { Schema } from "effect";
import { ok, pages } from "../wire/answer.ts";
import {
  address,
  anyOf,
  count,
  flag,
  instant,
  integer,
  list,
  named,
  nullable,
  oneOf,
  record,
  shaped,
  text,
} from "../wire/json.ts";
import { need, where } from "../wire/need.ts";
import { optional } from "../wire/query.ts";
import { body } from "../wire/payload.ts";
import { AnyText } from "./parameters.ts";

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
/** What was proposed to a forge last. */
const MergeRequest = named(
  "MergeRequest",
  record({
    number: integer,
    title: text,
    url: address,
    state: oneOf(requestStates),
    branch: text,
    target: text,
    revision: text,
    opened: instant,
    closed: nullable(instant),
  }),
);
export const Repository = named(
  "Repository",
  record(
    {
      ...needed,
      remote_commit: nullable(text),
      remote_commit_info: nullable(Commit),
      weblate_commit: nullable(Commit),
      status: text,
      merge_failure: nullable(text),
    },
    // Only where commits are proposed.
    { merge_request: nullable(MergeRequest) },
  ),
);

const OperationResult = named("OperationResult", record({ result: flag }, { detail: text }));

export const status = { needs: [need(...statusPermissions)] } as const;
const operationsOf = (permission: Permission) =>
  Object.entries(operationPermissions)
    .filter(([, needed]) => needed === permission)
    .map(([name]) => `\`${name}\``)
    .join(" or ");

const texts = list(text);
const ForeseenString = named(
  "ForeseenString",
  record({
    fate: oneOf(stringFates),
    unit: nullable(address),
    component: text,
    language: text,
    key: text,
    source: texts,
    before: nullable(texts),
    after: nullable(texts),
    author: nullable(text),
  }),
);
const ForeseenCommit = named(
  "ForeseenCommit",
  record({
    author_name: text,
    author_email: text,
    summary: text,
    strings: count,
    files: list(record({ path: text, added: nullable(integer), removed: nullable(integer) })),
  }),
);
const foreseen = { operation: oneOf(operations), plan: text, result: flag, detail: nullable(text) } as const;
const repositoryPlan = {
  ...foreseen,
  commits: list(ForeseenCommit),
  incoming: texts,
  outgoing: texts,
  dropped: texts,
  strings: list(ForeseenString),
  more_strings: count,
} as const;
const RepositoryPlan = named("RepositoryPlan", record(repositoryPlan));
const ProjectPlan = named(
  "ProjectPlan",
  record({
    ...foreseen,
    repositories: list(named("RepositoryPlanOfComponent", record({ ...repositoryPlan, component: text }))),
  }),
);

const planQuery = Schema.Struct({
  // What is no flag is refused: taken for false, it would do what somebody wanted to look at first.
  dry_run: optional(
    Flag,
    "`true` answers what would happen, commit by commit and string by string, with the token of this plan, and changes nothing.",
  ),
  plan: optional(AnyText, "Token of a plan: the operation does exactly this, or fails with 412."),
});

/** Each operation needs its own right. */
const operating = {
  payload: body("OperationInput", OperationInput),
  example: { operation: "commit" },
  query: planQuery,
  fails: ["RepositoryBusy", "RepositoryUnreadable", "PlanOutdated"],
  needs: [...new Set(Object.values(operationPermissions))].map((permission) =>
    where(`\`operation\` is ${operationsOf(permission)}`, permission),
  ),
} as const;
export const operation = { ...operating, answers: ok(anyOf(OperationResult, RepositoryPlan)) } as const;
export const projectOperation = { ...operating, answers: ok(anyOf(OperationResult, ProjectPlan)) } as const;

/** Who shares a repository may reset it, and so throw away what waits in all of its components. */
export const sharingNeed = where(
  "it shares the repository of a component of another project, on that component",
  "component.edit",
);

export const waitingShape: Shape<WaitingColumn> = {
  language: object({
    code: "language",
    name: "languageName",
    direction: "direction",
    url: link`/api/languages/${"language"}/`,
  }),
  strings: "strings",
  since: "since",
  authors: "authors",
  translation: link`/api/translations/${"project"}/${"componentUrl"}/${"language"}/`,
  translate_url: link`/translate/${"project"}/${"componentPath"}/${"language"}/`,
};
export const waiting = { ...pages(shaped("WaitingStrings", waitingColumns, waitingShape)), ...status } as const;

export const CommitQuery = Schema.Struct({
  side: optional(
    Choice(commitSides),
    "`outgoing`: ours, not pushed yet. `incoming`: the remote's, not integrated yet, as far as it was fetched.",
  ),
});
const ListedCommit = named(
  "ListedCommit",
  record({
    revision: text,
    shortrevision: text,
    author_name: text,
    author_email: text,
    authordate: text,
    summary: text,
    files: list(text),
  }),
);
export const commits = { query: CommitQuery, ...pages(ListedCommit), ...status } as const;

const PlannedFile = named(
  "PlannedFile",
  record({ path: text, added: nullable(integer), removed: nullable(integer), translated: flag }),
);
const UpdatePlan = named(
  "UpdatePlan",
  record({
    revision: nullable(text),
    incoming: count,
    outgoing: count,
    files: list(PlannedFile),
    more_files: count,
    conflicts: list(text),
    problem: nullable(text),
  }),
);
/** Asks the remote, and changes nothing. */
export const planning = {
  payload: body("PlanInput", PlanInput),
  example: { operation: "pull" },
  answers: ok(UpdatePlan),
  fails: ["RepositoryBusy"],
  needs: [need(operationPermissions.pull)],
} as const;
