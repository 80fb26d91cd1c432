/** Repositories at their three levels: where they stand, and what can be done with them. The work itself is done by tasks. */
import type { ProjectId, TranslationId, UnitId } from "../ids/index.ts";
import {
  type Actor,
  Forbidden,
  type Invalid,
  maySeeComponent,
  noPermission,
  type NotFound,
  Refused,
} from "../access/index.ts";
import { Context, Effect, Layer } from "effect";
import { type ComponentFacts, Components, subjectOf } from "../components/index.ts";
import type { Input } from "../fields/index.ts";
import { makeRequestStore } from "../forges/inside.ts";
import { Languages } from "../languages/index.ts";
import { Projects } from "../projects/index.ts";
import { type FoundTranslation, Translations } from "../translations/index.ts";
import { Units } from "../units/index.ts";
import { makeBulkStore, makePendingStore } from "../units/inside.ts";
import { makeCare } from "./care.ts";
import { PlanOutdated, type RepositoryBusy } from "./errors.ts";
import type { ProjectPlan, RepositoryPlan } from "./foresight.ts";
import { registerRepositoryTasks } from "./handlers.ts";
import type { NewTranslation, OperationInput } from "./model.ts";
import { mayAddLanguages, mayOperate, maySeeStatus, projectOf, refuseLanguage, refuseRemoval } from "./policy.ts";
import { type ComponentStatus, type ProjectStatus, statusOf, statusOfProject } from "./status.ts";
import { makeSubmitting } from "./submitting.ts";
import { repositoryTasks } from "./taskKinds.ts";
import type { Outcome } from "./operations.ts";
import { RepositoryKeeping } from "./keeping.ts";
import { TranslationKeeping } from "../translations/inside.ts";
import { ComponentKeeping } from "../components/inside.ts";

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
    /** With the token of a plan, exactly this is done, or nothing. */
    readonly operateOnProject: (
      actor: Actor,
      project: string,
      input: Input<OperationInput>,
      plan?: string,
    ) => Effect.Effect<Outcome, Refusals | PlanOutdated>;
    readonly operateOnComponent: (
      actor: Actor,
      project: string,
      path: string,
      input: Input<OperationInput>,
      plan?: string,
    ) => Effect.Effect<Outcome, Refusals | PlanOutdated>;
    readonly operateOnTranslation: (
      actor: Actor,
      project: string,
      path: string,
      language: string,
      input: Input<OperationInput>,
      plan?: string,
    ) => Effect.Effect<Outcome, Refusals | PlanOutdated>;
    /** What an operation would do; for a project, in each of its repositories. Nothing changes by it. */
    readonly foreseeOnProject: (
      actor: Actor,
      project: string,
      input: Input<OperationInput>,
    ) => Effect.Effect<ProjectPlan, Refusals>;
    readonly foreseeOnComponent: (
      actor: Actor,
      project: string,
      path: string,
      input: Input<OperationInput>,
    ) => Effect.Effect<RepositoryPlan, Refusals>;
    readonly foreseeOnTranslation: (
      actor: Actor,
      project: string,
      path: string,
      language: string,
      input: Input<OperationInput>,
    ) => Effect.Effect<RepositoryPlan, Refusals>;
    /** Adds a language to a component; answers the translation's id. */
    readonly addLanguage: (
      actor: Actor,
      project: string,
      path: string,
      input: Input<NewTranslation>,
    ) => Effect.Effect<TranslationId, Refusals | Refused>;
    /** Removes a string: of the source from every language, of a translation from that one. */
    readonly removeUnit: (actor: Actor, id: UnitId) => Effect.Effect<void, Hindrances | Refused>;
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
      const work = yield* makeSubmitting;
      const requests = yield* makeRequestStore;
      const pending = yield* makePendingStore;
      const bulk = yield* makeBulkStore;
      const units = yield* Units;
      yield* registerRepositoryTasks;
      yield* makeCare;

      const checkSeesStatus = (actor: Actor, project: Parameters<typeof maySeeStatus>[1]) =>
        maySeeStatus(actor, project) ? Effect.void : Effect.fail(new Forbidden({ reason: noPermission }));

      /** Restricted components are not even told of by what is asked of the whole project. */
      const visibleIn = (actor: Actor, projectId: ProjectId) =>
        Effect.map(componentKeeping.ofProject(projectId), (all) =>
          all.filter((component) => maySeeComponent(actor, subjectOf(component))),
        );

      const ownerOf = (component: ComponentFacts) =>
        component.linked_component_id === null
          ? Effect.succeed(component)
          : Effect.map(componentKeeping.byId(component.linked_component_id), (owner) => owner ?? component);

      const statusIn = (component: ComponentFacts, needsCommit: boolean) =>
        Effect.gen(function* () {
          const owner = yield* ownerOf(component);
          const alerts = yield* componentKeeping.alertsOf(owner.id);
          return statusOf(owner, alerts, needsCommit, yield* Effect.orDie(requests.latest(owner.id)));
        });

      /** What is asked is judged before whether it may be asked, as clients are used to. */
      const readOperation = (actor: Actor, project: Parameters<typeof mayOperate>[1], read: Input<OperationInput>) =>
        Effect.filterOrFail(
          read,
          ({ operation }) => mayOperate(actor, project, operation),
          () => new Forbidden({ reason: noPermission }),
        );

      /** The repositories that an operation on a project is about. */
      const onProject = Effect.fnUntraced(function* (actor: Actor, slug: string, read: Input<OperationInput>) {
        const project = yield* projects.find(actor, slug);
        const asked = yield* readOperation(actor, project, read);
        const visible = yield* visibleIn(actor, project.id);
        return { asked, owners: visible.filter((component) => component.linked_component_id === null) };
      });

      const onComponent = Effect.fnUntraced(function* (
        actor: Actor,
        project: string,
        path: string,
        read: Input<OperationInput>,
      ) {
        const component = yield* components.find(actor, project, path);
        return { component, asked: yield* readOperation(actor, projectOf(component), read) };
      });

      const onTranslation = Effect.fnUntraced(function* (
        actor: Actor,
        project: string,
        path: string,
        language: string,
        read: Input<OperationInput>,
      ) {
        const { component, translation } = yield* translations.find(actor, project, path, language);
        return { component, translation, asked: yield* readOperation(actor, projectOf(component), read) };
      });

      const planned = (plan: string | undefined) => (plan === undefined ? {} : { plan });

      const operateOnProject = Effect.fn("Repositories.operateOnProject")(function* (
        actor: Actor,
        slug: string,
        read: Input<OperationInput>,
        plan?: string,
      ) {
        const { asked, owners } = yield* onProject(actor, slug, read);
        const tokens = plan?.split(".");
        if (tokens !== undefined) {
          const now = yield* foreseeAll(actor, owners, asked);
          if (now.plan !== plan) return yield* new PlanOutdated({ reason: "A repository has changed since." });
        }
        const outcomes = yield* Effect.forEach(
          owners,
          (owner, index) => work.operate(owner, null, actor.id, { ...asked, ...planned(tokens?.[index]) }),
          { concurrency: 4 },
        );
        const details = outcomes.flatMap(({ detail }) => (detail === undefined ? [] : [detail]));
        return {
          result: outcomes.every(({ result }) => result),
          ...(details.length === 0 ? {} : { detail: details.join("\n") }),
        } satisfies Outcome;
      });

      const foreseeAll = (actor: Actor, owners: readonly ComponentFacts[], asked: OperationInput) =>
        Effect.gen(function* () {
          const plans = yield* Effect.forEach(
            owners,
            (owner) =>
              Effect.map(work.foresee(owner, null, actor.id, asked), (plan) => ({ ...plan, component: owner.path })),
            { concurrency: 4 },
          );
          return {
            operation: asked.operation,
            plan: plans.map(({ plan }) => plan).join("."),
            result: plans.every(({ result }) => result),
            detail: plans.flatMap(({ detail }) => detail ?? []).join("\n") || null,
            repositories: plans,
          } satisfies ProjectPlan;
        });

      const operateOnComponent = Effect.fn("Repositories.operateOnComponent")(function* (
        actor: Actor,
        project: string,
        path: string,
        read: Input<OperationInput>,
        plan?: string,
      ) {
        const { component, asked } = yield* onComponent(actor, project, path, read);
        return yield* work.operate(component, null, actor.id, { ...asked, ...planned(plan) });
      });

      const operateOnTranslation = Effect.fn("Repositories.operateOnTranslation")(function* (
        actor: Actor,
        project: string,
        path: string,
        language: string,
        read: Input<OperationInput>,
        plan?: string,
      ) {
        const { component, translation, asked } = yield* onTranslation(actor, project, path, language, read);
        return yield* work.operate(component, translation.id, actor.id, { ...asked, ...planned(plan) });
      });

      const foreseeOnProject = Effect.fn("Repositories.foreseeOnProject")(function* (
        actor: Actor,
        slug: string,
        read: Input<OperationInput>,
      ) {
        const { asked, owners } = yield* onProject(actor, slug, read);
        return yield* foreseeAll(actor, owners, asked);
      });

      const foreseeOnComponent = Effect.fn("Repositories.foreseeOnComponent")(function* (
        actor: Actor,
        project: string,
        path: string,
        read: Input<OperationInput>,
      ) {
        const { component, asked } = yield* onComponent(actor, project, path, read);
        return yield* work.foresee(component, null, actor.id, asked);
      });

      const foreseeOnTranslation = Effect.fn("Repositories.foreseeOnTranslation")(function* (
        actor: Actor,
        project: string,
        path: string,
        language: string,
        read: Input<OperationInput>,
      ) {
        const { component, translation, asked } = yield* onTranslation(actor, project, path, language, read);
        return yield* work.foresee(component, translation.id, actor.id, asked);
      });

      const ofComponent = (actor: Actor, project: string, path: string) =>
        Effect.gen(function* () {
          const component = yield* components.find(actor, project, path);
          yield* checkSeesStatus(actor, projectOf(component));
          return yield* statusIn(component, yield* Effect.orDie(pending.any({ componentId: component.id })));
        });

      const ofTranslation = (actor: Actor, project: string, path: string, language: string) =>
        Effect.gen(function* () {
          const { component, translation } = yield* translations.find(actor, project, path, language);
          yield* checkSeesStatus(actor, projectOf(component));
          return yield* statusIn(component, yield* Effect.orDie(pending.any({ translationId: translation.id })));
        });

      const ofProject = (actor: Actor, slug: string) =>
        Effect.gen(function* () {
          const project = yield* projects.find(actor, slug);
          yield* checkSeesStatus(actor, project);
          const all = yield* visibleIn(actor, project.id);
          const needsCommit = yield* Effect.orDie(pending.any({ componentIds: all.map(({ id }) => id) }));
          return statusOfProject(all, needsCommit);
        });

      const addLanguage = Effect.fn("Repositories.addLanguage")(function* (
        actor: Actor,
        project: string,
        path: string,
        read: Input<NewTranslation>,
      ) {
        const component = yield* components.find(actor, project, path);
        if (!mayAddLanguages(actor, component))
          return yield* new Forbidden({ reason: "You may not add languages here." });
        const { language_code: code } = yield* read;
        const language = yield* languages.byCode(code);
        if (language === undefined)
          return yield* new Refused({ reason: `There is no language with the code ${JSON.stringify(code)}.` });
        const refusal = refuseLanguage(actor, component, language);
        if (refusal !== undefined) return yield* refusal;
        if ((yield* translationKeeping.byLanguage(component.id, code)) !== undefined)
          return yield* new Refused({ reason: "The component has this language already." });
        const task = yield* work.run(component, repositoryTasks.addLanguage, {
          componentId: component.id,
          languageId: language.id,
          userId: actor.id,
        });
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
        yield* work.run(component, repositoryTasks.removeLanguage, {
          componentId: component.id,
          languageId: translation.language_id,
          userId: actor.id,
        });
      });

      const removeUnit = Effect.fn("Repositories.removeUnit")(function* (actor: Actor, id: UnitId) {
        const unit = yield* units.find(actor, id);
        const reason = refuseRemoval(actor, unit);
        if (reason !== undefined) return yield* new Forbidden({ reason });
        const component = yield* componentKeeping.byId(unit.component_id);
        if (component === undefined) return;
        const unitIds = yield* Effect.orDie(bulk.sameString(id));
        const task = yield* work.run(component, repositoryTasks.removeUnits, {
          componentId: component.id,
          unitIds,
          userId: actor.id,
        });
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
          foreseeOnProject,
          foreseeOnComponent,
          foreseeOnTranslation,
          addLanguage,
          removeLanguage,
        }),
      ).pipe(
        Context.add(
          RepositoryKeeping,
          RepositoryKeeping.of({
            startPull: work.startPull,
            finish: work.finish,
            commitPending: (component) =>
              Effect.gen(function* () {
                if (!(yield* Effect.orDie(pending.any({ componentId: component.id })))) return;
                const commit = work.operate(component, null, null, { operation: "commit" });
                yield* Effect.catchTag(commit, "PlanOutdated", Effect.die);
              }),
          }),
        ),
      );
    }),
  );
}
