/** Administration of components. */
import { redactUrls } from "@dragoman/core/git";
import { systemActor } from "@dragoman/core/access";
import { ComponentPatch, Components, NewComponent } from "@dragoman/core/components";
import { decodeFields } from "@dragoman/core/fields";
import type { ComponentId } from "@dragoman/core/ids";
import { isFinished, Tasks } from "@dragoman/core/tasks";
import { Effect } from "effect";
import { confirmRemoval } from "../confirm.ts";
import { Failed } from "../failed.ts";
import { printDetails, printOne, printRows } from "../output.ts";
import type { ComponentPlace } from "../places.ts";
import { withProgress } from "../progress.ts";
import type { Shared } from "../root.ts";
import { componentRows } from "./componentRows.ts";
import { administer } from "./open.ts";

/** Makes a component and waits until its files are read. `fields` are those of the API. */
export const createComponent = (shared: Shared, project: string, fields: Readonly<Record<string, string>>) =>
  administer(
    shared,
    Effect.gen(function* () {
      const components = yield* Components;
      const id = yield* components.create(systemActor, project, decodeFields(NewComponent, fields));
      const component = yield* made(id);
      if (component.task_id != null) yield* awaitTask(component.task_id, "Reading the files");
      const { path: slug = "", file_format = "", filemask = "" } = component;
      yield* printOne(
        shared.json,
        { id, project, slug, file_format, filemask },
        `Made the component ${project}/${slug} of ${filemask} (${file_format}).`,
      );
    }),
  );

const listed = {
  id: "componentId",
  project: "project",
  slug: "componentPath",
  name: "componentName",
  file_format: "fileFormat",
  filemask: "filemask",
} as const;
/** Beside what is listed; the same names change them. */
const settings = {
  ...listed,
  source_language: "sourceLanguageCode",
  vcs: "vcs",
  repo: "repo",
  branch: "branch",
  push: "push",
  push_branch: "pushBranch",
  template: "template",
  edit_template: "editTemplate",
  intermediate: "intermediate",
  new_base: "newBase",
  new_lang: "newLang",
  language_code_style: "languageCodeStyle",
  language_regex: "languageRegex",
  variant_regex: "variantRegex",
  screenshot_filemask: "screenshotFilemask",
  license: "license",
  agreement: "agreement",
  check_flags: "checkFlags",
  enforced_checks: "enforcedChecks",
  priority: "priority",
  restricted: "restricted",
  repoweb: "repoweb",
  report_source_bugs: "reportSourceBugs",
  merge_style: "mergeStyle",
  push_on_commit: "pushOnCommit",
  commit_pending_age: "commitPendingAge",
  auto_lock_error: "autoLockError",
  allow_translation_propagation: "allowTranslationPropagation",
  manage_units: "manageUnits",
  enable_suggestions: "enableSuggestions",
  suggestion_voting: "suggestionVoting",
  suggestion_autoaccept: "suggestionAutoaccept",
  is_glossary: "isGlossary",
  glossary_color: "glossaryColor",
} as const;

/** Of all projects where `project` is "". */
export const listComponents = (shared: Shared, project: string) =>
  administer(
    shared,
    Effect.gen(function* () {
      const rows = yield* componentRows(project, listed);
      yield* printRows(shared.json, rows, "There are no components.");
    }),
  );

export const showComponent = (shared: Shared, { project, component }: ComponentPlace) =>
  administer(
    shared,
    Effect.gen(function* () {
      const components = yield* Components;
      const view = { shape: settings, baseUrl: "" };
      yield* printDetails(shared.json, JSON.parse(yield* components.one(systemActor, project, component, view)));
    }),
  );

/** `given` are texts of the form `name=value`, with the names of the API's fields. */
export const changeComponent = (shared: Shared, { project, component }: ComponentPlace, given: readonly string[]) =>
  administer(
    shared,
    Effect.gen(function* () {
      const components = yield* Components;
      const fields = Object.fromEntries(yield* Effect.forEach(given, assignment));
      const id = yield* components.update(systemActor, project, component, decodeFields(ComponentPatch, fields));
      const changed = yield* made(id);
      if (changed.task_id != null) yield* awaitTask(changed.task_id, "Reading the files");
      const { path: slug = component } = changed;
      const told = { id, project, slug, ...withoutSecrets(fields) };
      yield* printOne(shared.json, told, `Changed the component ${project}/${slug}.`);
    }),
  );

/** What has become of a component. */
const made = (id: ComponentId) =>
  Effect.gen(function* () {
    const shape = {
      path: "componentPath",
      file_format: "fileFormat",
      filemask: "filemask",
      task_id: "taskId",
    } as const;
    const text = yield* (yield* Components).render(systemActor, id, { shape, baseUrl: "" });
    return JSON.parse(text) as Readonly<Record<keyof typeof shape, string | null>>;
  });

/** What is printed ends in logs. */
const withoutSecrets = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, name.endsWith("_credentials") ? "set" : redactUrls(value)]),
  );

const assignment = (text: string) => {
  const [, name, value] = /^(\w+)=(.*)$/s.exec(text) ?? [];
  return name === undefined || value === undefined
    ? Effect.fail(new Failed({ reason: `${JSON.stringify(text)} is not of the form name=value.` }))
    : settable.has(name)
      ? Effect.succeed([name, value] as const)
      : Effect.fail(new Failed({ reason: `A component has no setting ${JSON.stringify(name)}.` }));
};

const settable = new Set(Object.keys(ComponentPatch.fields));

export const removeComponent = (shared: Shared, { project, component }: ComponentPlace, yes: boolean) =>
  administer(
    shared,
    Effect.gen(function* () {
      const components = yield* Components;
      const { id } = yield* components.find(systemActor, project, component);
      const sharing = yield* components.sharing(systemActor, project, component);
      const linked = sharing.filter((each) => each.linked_component_id === id);
      const shares = linked.map(({ project_slug: of, path }) => `${of}/${path}`);
      const others = shares.length === 0 ? "" : `, and ${shares.join(", ")} with it`;
      yield* confirmRemoval(`the component ${project}/${component}${others}`, yes);
      yield* components.remove(systemActor, project, component);
      const row = { project, slug: component, removed: true, removed_with_it: shares };
      yield* printOne(shared.json, row, `The component ${project}/${component} is gone${others}.`);
    }),
  );

const awaitTask = (id: string, label: string) =>
  Effect.gen(function* () {
    const tasks = yield* Tasks;
    const find = Effect.orDie(tasks.find(systemActor, id));
    const ended = Effect.repeat(Effect.orDie(tasks.wait(systemActor, id, "10 seconds")), { until: isFinished });
    const task = yield* withProgress(
      label,
      Effect.map(find, ({ progress }) => progress),
      ended,
    );
    if (task.state !== "done") return yield* new Failed({ reason: task.error ?? `The task was ${task.state}.` });
  });
