/** Repositories at their three levels: where they stand, and what can be done with them. The work itself is done by tasks. */
import {
  type Actor,
  Forbidden,
  Invalid,
  may,
  maySeeComponent,
  noPermission,
  NotFound,
  Refused,
} from "../access/index.ts";
import { codecById } from "@dragoman/formats";
import { Context, Effect, Layer, Schema } from "effect";
import { parseFlags } from "../checks/index.ts";
import { type ComponentFacts, Components, languageFilter, repositoryOwner, subjectOf } from "../components/index.ts";
import { repositoryKey } from "../components/inside.ts";
import type { Input } from "../fields/index.ts";
import { Languages } from "../languages/index.ts";
import { Projects } from "../projects/index.ts";
import { TaskKeeping } from "../tasks/inside.ts";
import { type FoundTranslation, Translations } from "../translations/index.ts";
import { refuseContribution, subjectOfUnit, Units } from "../units/index.ts";
import { makeBulkStore, makePendingStore } from "../units/inside.ts";
import { RepositoryBusy } from "./errors.ts";
import { registerRepositoryTasks } from "./handlers.ts";
import { type NewTranslation, type OperationInput, operationPermissions, statusPermissions } from "./model.ts";
import { repositoryTasks } from "./taskKinds.ts";
import type { Outcome } from "./operations.ts";
import type { CommitInfo } from "../git/inside.ts";
import { RepositoryKeeping } from "./keeping.ts";
import { TranslationKeeping } from "../translations/inside.ts";
import { ComponentKeeping } from "../components/inside.ts";

export interface ProjectStatus {
  readonly needsCommit: boolean;
  readonly needsMerge: boolean;
  readonly needsPush: boolean;
}

export interface ComponentStatus extends ProjectStatus {
  readonly remoteCommit: CommitInfo | null;
  readonly localCommit: CommitInfo | null;
  readonly status: string;
  readonly mergeFailure: string | null;
}

const patience = "120 seconds";

const OutcomeSchema = Schema.Struct({ result: Schema.Boolean, detail: Schema.optionalKey(Schema.String) });

type Hindrances = NotFound | Forbidden | RepositoryBusy;
type Refusals = Hindrances | Invalid;

export class Repositories extends Context.Service<
  Repositories,
  {
    readonly ofProject: (actor: Actor, project: string) => Effect.Effect<ProjectStatus, NotFound | Forbidden>;
    readonly ofComponent: (
      actor: Actor,
      project: string,
      path: string,
    ) => Effect.Effect<ComponentStatus, NotFound | Forbidden>;
    readonly ofTranslation: (
      actor: Actor,
      project: string,
      path: string,
      language: string,
    ) => Effect.Effect<ComponentStatus, NotFound | Forbidden>;
    readonly operateOnProject: (
      actor: Actor,
      project: string,
      input: Input<OperationInput>,
    ) => Effect.Effect<Outcome, Refusals>;
    readonly operateOnComponent: (
      actor: Actor,
      project: string,
      path: string,
      input: Input<OperationInput>,
    ) => Effect.Effect<Outcome, Refusals>;
    readonly operateOnTranslation: (
      actor: Actor,
      project: string,
      path: string,
      language: string,
      input: Input<OperationInput>,
    ) => Effect.Effect<Outcome, Refusals>;
    /** Adds a language to a component; answers the translation's id. */
    readonly addLanguage: (
      actor: Actor,
      project: string,
      path: string,
      input: Input<NewTranslation>,
    ) => Effect.Effect<number, Refusals | Refused>;
    /** Removes a string: of the source from every language, of a translation from that one. */
    readonly removeUnit: (actor: Actor, id: number) => Effect.Effect<void, Hindrances | Refused>;
    readonly removeLanguage: (
      actor: Actor,
      project: string,
      path: string,
      language: string,
    ) => Effect.Effect<void, Hindrances>;
  }
>()("@dragoman/core/repository/Repositories") {
  static readonly layer = Layer.effectContext(
    Effect.gen(function* () {
      const projects = yield* Projects;
      const components = yield* Components;
      const componentKeeping = yield* ComponentKeeping;
      const translations = yield* Translations;
      const translationKeeping = yield* TranslationKeeping;
      const languages = yield* Languages;
      const tasks = yield* TaskKeeping;
      const pending = yield* makePendingStore;
      const bulk = yield* makeBulkStore;
      const units = yield* Units;
      yield* registerRepositoryTasks;

      const maySeeStatus = (actor: Actor, project: { readonly id: number; readonly accessControl: number }) =>
        statusPermissions.some((permission) => may(actor, permission, { project }).allowed)
          ? Effect.void
          : Effect.fail(new Forbidden({ reason: noPermission }));
      const projectSubject = (component: ComponentFacts) => ({
        id: component.project_id,
        accessControl: component.access_control,
      });

      /** Restricted components are not even told of by what is asked of the whole project. */
      const visibleIn = (actor: Actor, projectId: number) =>
        Effect.map(componentKeeping.ofProject(projectId), (all) =>
          all.filter((component) => maySeeComponent(actor, subjectOf(component))),
        );

      const ownerOf = (component: ComponentFacts) =>
        component.linked_component_id === null
          ? Effect.succeed(component)
          : Effect.map(componentKeeping.byId(component.linked_component_id), (owner) => owner ?? component);

      const statusOf = (component: ComponentFacts, needsCommit: boolean) =>
        Effect.gen(function* () {
          const owner = yield* ownerOf(component);
          const alerts = yield* componentKeeping.alertsOf(owner.id);
          const failure = alerts.findLast(({ name }) => name === "MergeFailure" || name === "PushFailure");
          return {
            needsCommit,
            needsMerge: owner.missing_commits > 0,
            needsPush: owner.outgoing_commits > 0,
            remoteCommit: owner.remote_commit,
            localCommit: owner.local_commit,
            status: owner.repository_status,
            mergeFailure: typeof failure?.details["error"] === "string" ? failure.details["error"] : null,
          } satisfies ComponentStatus;
        });

      const finish = (id: string) =>
        Effect.gen(function* () {
          const task = yield* Effect.catchTag(tasks.wait(id, patience), "NotFound", Effect.die);
          if (task.state === "queued" || task.state === "running") return yield* new RepositoryBusy();
          return task;
        });

      const operate = (
        component: ComponentFacts,
        translationId: number | null,
        actor: Actor,
        { operation }: OperationInput,
      ) =>
        Effect.gen(function* () {
          const id = yield* tasks.submit(repositoryTasks.operate, {
            key: repositoryKey(repositoryOwner(component)),
            payload: { componentId: component.id, translationId, operation, userId: actor.id },
            projectId: component.project_id,
          });
          const task = yield* finish(id);
          if (task.state !== "done")
            return { result: false, detail: task.error ?? "The operation was cancelled." } satisfies Outcome;
          return yield* Effect.orDie(Schema.decodeUnknownEffect(OutcomeSchema)(task.result));
        });

      const startPull = (component: Pick<ComponentFacts, "id" | "project_id" | "linked_component_id">) =>
        Effect.asVoid(
          tasks.submit(repositoryTasks.operate, {
            key: repositoryKey(repositoryOwner(component)),
            payload: { componentId: component.id, translationId: null, operation: "pull", userId: null },
            projectId: component.project_id,
            coalesce: true,
          }),
        );

      /** What is asked is judged before whether it may be asked, as clients are used to. */
      const readOperation = (
        actor: Actor,
        project: { readonly id: number; readonly accessControl: number },
        read: Input<OperationInput>,
      ) =>
        Effect.filterOrFail(
          read,
          ({ operation }) => may(actor, operationPermissions[operation], { project }).allowed,
          () => new Forbidden({ reason: noPermission }),
        );

      const operateOnProject = Effect.fn("Repositories.operateOnProject")(function* (
        actor: Actor,
        slug: string,
        read: Input<OperationInput>,
      ) {
        const project = yield* projects.find(actor, slug);
        const input = yield* readOperation(actor, project, read);
        const owners = (yield* visibleIn(actor, project.id)).filter(
          (component) => component.linked_component_id === null,
        );
        const outcomes = yield* Effect.forEach(owners, (owner) => operate(owner, null, actor, input), {
          concurrency: 4,
        });
        const details = outcomes.flatMap(({ detail }) => (detail === undefined ? [] : [detail]));
        return {
          result: outcomes.every(({ result }) => result),
          ...(details.length === 0 ? {} : { detail: details.join("\n") }),
        } satisfies Outcome;
      });

      const operateOnComponent = Effect.fn("Repositories.operateOnComponent")(function* (
        actor: Actor,
        project: string,
        path: string,
        read: Input<OperationInput>,
      ) {
        const component = yield* components.find(actor, project, path);
        const input = yield* readOperation(actor, projectSubject(component), read);
        return yield* operate(component, null, actor, input);
      });

      const operateOnTranslation = Effect.fn("Repositories.operateOnTranslation")(function* (
        actor: Actor,
        project: string,
        path: string,
        language: string,
        read: Input<OperationInput>,
      ) {
        const { component, translation } = yield* translations.find(actor, project, path, language);
        const input = yield* readOperation(actor, projectSubject(component), read);
        return yield* operate(component, translation.id, actor, input);
      });

      const ofComponent = (actor: Actor, project: string, path: string) =>
        Effect.gen(function* () {
          const component = yield* components.find(actor, project, path);
          yield* maySeeStatus(actor, projectSubject(component));
          return yield* statusOf(component, yield* Effect.orDie(pending.any({ componentId: component.id })));
        });

      const ofTranslation = (actor: Actor, project: string, path: string, language: string) =>
        Effect.gen(function* () {
          const { component, translation } = yield* translations.find(actor, project, path, language);
          yield* maySeeStatus(actor, projectSubject(component));
          return yield* statusOf(component, yield* Effect.orDie(pending.any({ translationId: translation.id })));
        });

      const ofProject = (actor: Actor, slug: string) =>
        Effect.gen(function* () {
          const project = yield* projects.find(actor, slug);
          yield* maySeeStatus(actor, project);
          const all = yield* visibleIn(actor, project.id);
          return {
            needsCommit: yield* Effect.orDie(pending.any({ componentIds: all.map(({ id }) => id) })),
            needsMerge: all.some((component) => component.missing_commits > 0),
            needsPush: all.some((component) => component.outgoing_commits > 0),
          } satisfies ProjectStatus;
        });

      const addLanguage = Effect.fn("Repositories.addLanguage")(function* (
        actor: Actor,
        project: string,
        path: string,
        read: Input<NewTranslation>,
      ) {
        const component = yield* components.find(actor, project, path);
        const edits = may(actor, "component.edit", subjectOf(component)).allowed;
        const refuse = (reason: string) => Effect.fail(new Forbidden({ reason }));
        if (
          !may(actor, "translation.add", subjectOf(component)).allowed ||
          component.locked ||
          (component.new_lang === "none" && !edits)
        )
          return yield* refuse("You may not add languages here.");
        const { language_code: code } = yield* read;
        const language = yield* languages.byCode(code);
        if (language === undefined)
          return yield* new Refused({ reason: `There is no language with the code ${JSON.stringify(code)}.` });
        if (component.new_lang !== "add" && !edits)
          return yield* refuse("Ask the maintainers of this component for new languages.");
        const codec = codecById(component.file_format);
        if (component.template === "" && component.new_base === "" && codec?.id !== "tbx")
          return yield* refuse("The component has no template for new translations.");
        if (language.id === component.source_language_id)
          return yield* new Refused({ reason: "This is the source language." });
        if (!languageFilter(component.language_regex)(code))
          return yield* new Refused({ reason: "The component leaves this language out." });
        if ((yield* translationKeeping.byLanguage(component.id, code)) !== undefined)
          return yield* new Refused({ reason: "The component has this language already." });
        const id = yield* tasks.submit(repositoryTasks.addLanguage, {
          key: repositoryKey(repositoryOwner(component)),
          payload: { componentId: component.id, languageId: language.id, userId: actor.id },
          projectId: component.project_id,
        });
        const task = yield* finish(id);
        const made = yield* translationKeeping.byLanguage(component.id, code);
        if (task.state !== "done" || made === undefined)
          return yield* new Refused({ reason: task.error ?? "The language could not be added." });
        return made.id;
      });

      const removeLanguage = Effect.fn("Repositories.removeLanguage")(function* (
        actor: Actor,
        project: string,
        path: string,
        language: string,
      ) {
        const { component, translation }: FoundTranslation = yield* translations.permitted(
          actor,
          project,
          path,
          language,
          "translation.delete",
          "You may not delete this translation.",
        );
        if (translation.is_source) return yield* new Forbidden({ reason: "The source translation cannot be deleted." });
        const id = yield* tasks.submit(repositoryTasks.removeLanguage, {
          key: repositoryKey(repositoryOwner(component)),
          payload: { componentId: component.id, languageId: translation.language_id, userId: actor.id },
          projectId: component.project_id,
        });
        yield* finish(id);
      });

      const removeUnit = Effect.fn("Repositories.removeUnit")(function* (actor: Actor, id: number) {
        const unit = yield* units.find(actor, id);
        const refuse = (reason: string) => Effect.fail(new Forbidden({ reason }));
        if (unit.template !== "" && !unit.is_source)
          return yield* refuse("Remove the string from the source language instead.");
        if (!unit.manage_units || (unit.template !== "" && !unit.edit_template))
          return yield* refuse("Removing strings is turned off for this component.");
        if (unit.is_glossary && !unit.is_source && parseFlags(unit.source_flags).has("terminology"))
          return yield* refuse("Every language has this term: remove it from the source language instead.");
        if (codecById(unit.file_format)?.can.remove !== true)
          return yield* refuse("Strings cannot be removed from files of this format.");
        const contribution = refuseContribution(actor, unit);
        if (contribution !== undefined) return yield* refuse(contribution);
        if (!may(actor, unit.is_glossary ? "glossary.delete" : "unit.delete", subjectOfUnit(unit)).allowed)
          return yield* refuse("You may not remove strings here.");
        const component = yield* componentKeeping.byId(unit.component_id);
        if (component === undefined) return;
        const unitIds = yield* Effect.orDie(bulk.sameString(id));
        const task = yield* finish(
          yield* tasks.submit(repositoryTasks.removeUnits, {
            key: repositoryKey(repositoryOwner(component)),
            payload: { componentId: component.id, unitIds, userId: actor.id },
            projectId: component.project_id,
          }),
        );
        if (task.state !== "done")
          return yield* new Refused({ reason: task.error ?? "The string could not be removed." });
      });

      return Context.make(
        Repositories,
        Repositories.of({
          removeUnit,
          ofProject,
          ofComponent,
          ofTranslation,
          operateOnProject,
          operateOnComponent,
          operateOnTranslation,
          addLanguage,
          removeLanguage,
        }),
      ).pipe(
        Context.add(
          RepositoryKeeping,
          RepositoryKeeping.of({
            startPull,
            finish,
            commitPending: (component) =>
              Effect.gen(function* () {
                if (!(yield* Effect.orDie(pending.any({ componentId: component.id })))) return;
                const id = yield* tasks.submit(repositoryTasks.operate, {
                  key: repositoryKey(repositoryOwner(component)),
                  payload: { componentId: component.id, translationId: null, operation: "commit", userId: null },
                  projectId: component.project_id,
                });
                yield* finish(id);
              }),
          }),
        ),
      );
    }),
  );
}
