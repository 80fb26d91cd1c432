/** Repositories from the command line: where they stand, and operations on them. */
import { systemActor } from "@dragoman/core/access";
import { Components } from "@dragoman/core/components";
import { type OperationInput, type ProjectStatus, Repositories, type RepositoryPlan } from "@dragoman/core/repository";
import { Overviews } from "@dragoman/core/overviews";
import { Effect } from "effect";
import { confirm } from "../confirm.ts";
import { Failed } from "../failed.ts";
import { printDetails, printOne, printRows, type Row, visible } from "../output.ts";
import type { ComponentPlace } from "../places.ts";
import type { Shared } from "../root.ts";
import { componentRows } from "./componentRows.ts";
import { administer } from "./open.ts";
import { allRows } from "./rows.ts";

/** `place` is `PROJECT` or `PROJECT/COMPONENT`. */
export const operate = (shared: Shared, asked: OperationInput, place: string) =>
  administer(
    shared,
    Effect.gen(function* () {
      const repositories = yield* Repositories;
      const { project, component } = parse(place);
      const { operation } = asked;
      const input = Effect.succeed(asked);
      const outcome = yield* component === undefined
        ? repositories.operateOnProject(systemActor, project, input)
        : repositories.operateOnComponent(systemActor, project, component, input);
      if (!outcome.result && outcome.detail !== undefined) return yield* new Failed({ reason: outcome.detail });
      const sentence = outcome.result ? `Done: ${operation} of ${place}.` : `Nothing to ${operation} in ${place}.`;
      yield* printOne(shared.json, { place, operation, ...outcome }, sentence);
    }),
  );

/** Tells what an operation would do. */
export const foresee = (shared: Shared, asked: OperationInput, place: string) =>
  administer(
    shared,
    Effect.gen(function* () {
      const repositories = yield* Repositories;
      const { project, component } = parse(place);
      const input = Effect.succeed(asked);
      if (component === undefined) {
        const plan = yield* repositories.foreseeOnProject(systemActor, project, input);
        const sentences = plan.repositories.map((one) => `${project}/${one.component}\n${sentencesOf(one)}`);
        return yield* printOne(shared.json, { place, ...plan }, sentences.join("\n"));
      }
      const plan = yield* repositories.foreseeOnComponent(systemActor, project, component, input);
      yield* printOne(shared.json, { place, ...plan }, sentencesOf(plan));
    }),
  );

const sentencesOf = (plan: RepositoryPlan): string => {
  const lines = [
    ...plan.incoming.map((commit) => `  comes in   ${commit}`),
    ...plan.dropped.map((commit) => `  is dropped ${commit}`),
    ...plan.commits.map(({ author_name, summary, strings }) => `  is made    ${author_name}: ${summary} (${strings})`),
    ...plan.outgoing.map((commit) => `  is pushed  ${commit}`),
    ...plan.strings.map(
      ({ fate, component, language, key, source, before, after }) =>
        `  ${fate.padEnd(10)} ${component}/${language} ${key === "" ? (source[0] ?? "") : key}: ` +
        `${before?.join(" / ") ?? "-"} > ${after?.join(" / ") ?? "-"}`,
    ),
    ...(plan.more_strings === 0 ? [] : [`  and ${plan.more_strings} more strings`]),
  ];
  if (plan.detail !== null) lines.push(`  It would fail: ${plan.detail}`);
  return lines.length === 0 ? "  Nothing would change." : lines.map(visible).join("\n");
};

const parse = (place: string) => {
  const [project = "", ...path] = place.split("/");
  return { project, component: path.length === 0 ? undefined : path.join("/") };
};

export const reset = (shared: Shared, asked: OperationInput, place: string, yes: boolean) =>
  Effect.gen(function* () {
    const what = asked.discard === true ? "everything" : "commits";
    if (!yes)
      yield* confirm({
        question: `Throw away ${what} in ${place} that ${asked.discard === true ? "was" : "were"} never pushed? This cannot be taken back.`,
        alone: `A reset of ${place} throws away what was never pushed: give --yes.`,
        refused: "Nothing was reset.",
      });
    yield* operate(shared, asked, place);
  });

const listed = {
  project: "project",
  component: "componentPath",
  vcs: "vcs",
  repo: "repo",
  branch: "branch",
  shares: "linkedComponentUrl",
} as const;

/** Of all projects where `project` is "". Those that share a repository have none of their own. */
export const listRepositories = (shared: Shared, project: string) =>
  administer(
    shared,
    Effect.gen(function* () {
      const rows = yield* componentRows(project, listed);
      const owned = rows.flatMap(({ shares, ...row }) => (shares === null ? [row] : []));
      yield* printRows(shared.json, owned, "There are no repositories.");
    }),
  );

const told = {
  component: "component",
  alert: "name",
  severity: "severity",
  text: "text",
  help: "help",
} as const;

/** What is wrong in a project or a component, and what helps; for programs with all that it is about. */
export const listAlerts = (shared: Shared, place: string) =>
  administer(
    shared,
    Effect.gen(function* () {
      const overviews = yield* Overviews;
      const { project, component } = parse(place);
      const shape = shared.json ? ({ ...told, since: "since", details: "details" } as const) : told;
      const view = { shape, baseUrl: "" };
      const rows = yield* allRows((slice) =>
        component === undefined
          ? overviews.alertsOfProject(systemActor, project, view, slice)
          : overviews.alertsOfComponent(systemActor, project, component, view, slice),
      );
      yield* printRows(shared.json, rows, `Nothing is wrong in ${place}.`);
    }),
  );

export const showRepository = (shared: Shared, { project, component }: ComponentPlace) =>
  administer(
    shared,
    Effect.gen(function* () {
      const components = yield* Components;
      const [owner, ...others] = yield* components.sharing(systemActor, project, component);
      const shape = { vcs: "vcs", repo: "repo", branch: "branch", push: "push", push_branch: "pushBranch" } as const;
      const settings = JSON.parse(
        yield* components.one(systemActor, project, component, { shape, baseUrl: "" }),
      ) as Row;
      const name = (one: typeof owner) => (one === undefined ? "" : `${one.project_slug}/${one.path}`);
      yield* printDetails(shared.json, {
        owner: name(owner),
        ...settings,
        shared_by: others.map(name),
        local_revision: owner?.local_revision ?? null,
        remote_revision: owner?.remote_revision ?? null,
      });
    }),
  );

export const repositoryStatus = (shared: Shared, place: string) =>
  administer(
    shared,
    Effect.gen(function* () {
      const repositories = yield* Repositories;
      const { project, component } = parse(place);
      if (component === undefined) {
        const status = yield* repositories.ofProject(systemActor, project);
        return yield* printDetails(shared.json, { place, ...needs(status) });
      }
      const status = yield* repositories.ofComponent(systemActor, project, component);
      yield* printDetails(shared.json, {
        place,
        ...needs(status),
        local_commit: status.localCommit?.revision ?? null,
        remote_commit: status.remoteCommit?.revision ?? null,
        merge_failure: status.mergeFailure,
        status: status.status,
      });
    }),
  );

const needs = ({ needsCommit, needsMerge, needsPush }: ProjectStatus) => ({
  needs_commit: needsCommit,
  needs_merge: needsMerge,
  needs_push: needsPush,
});
