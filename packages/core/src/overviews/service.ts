/** Overviews over what other rooms count: read only, and as far as the actor sees. */
import { Context, Effect, Layer } from "effect";
import { type Actor, Forbidden, mayGlobally, noPermission, type NotFound } from "../access/index.ts";
import { Categories } from "../categories/index.ts";
import type { Page, Slice, View } from "../database/index.ts";
import type { CategoryId } from "../ids/index.ts";
import { Projects } from "../projects/index.ts";
import { type ComponentFacts, Components, repositoryOwner } from "../components/index.ts";
import { repositoryKey } from "../components/inside.ts";
import { Languages } from "../languages/index.ts";
import { maySeeStatus, projectOf } from "../repository/inside.ts";
import { Users } from "../users/index.ts";
import type { AlertColumn } from "./alertColumns.ts";
import type { WorkerColumn } from "./languageColumns.ts";
import type { MatrixQuery, TaskQuery, WorkQuery } from "./model.ts";
import { makeAlertListStore } from "./stores/alerts.ts";
import { makeWorkerStore } from "./stores/languages.ts";
import { makeMatrixStore, type MatrixShapes } from "./stores/matrix.ts";
import { makeTaskListStore } from "./stores/tasks.ts";
import { makeWorkStore } from "./stores/work.ts";
import type { TaskListColumn } from "./taskColumns.ts";
import type { RecentColumn, WorkColumn } from "./workColumns.ts";

/** Shapes, and the address of the site. */
interface Shaped<Shapes> {
  readonly shapes: Shapes;
  readonly baseUrl: string;
}

export class Overviews extends Context.Service<
  Overviews,
  {
    /** A page of a project's components, each with its counters by language; beside it the languages that there are. */
    readonly matrixOfProject: (
      actor: Actor,
      project: string,
      asked: MatrixQuery,
      shaped: Shaped<MatrixShapes>,
      slice: Slice,
    ) => Effect.Effect<Page, NotFound>;
    /** The same of what is in a category, at any depth. */
    readonly matrixOfCategory: (
      actor: Actor,
      id: CategoryId,
      asked: MatrixQuery,
      shaped: Shaped<MatrixShapes>,
      slice: Slice,
    ) => Effect.Effect<Page, NotFound>;
    /** What waits in each project and language, watched projects first, then where most is left. */
    readonly work: (
      actor: Actor,
      username: string,
      asked: WorkQuery,
      view: View<WorkColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, NotFound | Forbidden>;
    /** What waits in each project for those who translate into a language; watched projects are the actor's. */
    readonly projectsOfLanguage: (
      actor: Actor,
      code: string,
      view: View<WorkColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, NotFound>;
    /** Who has translated into a language lately, those who did most first. */
    readonly peopleOfLanguage: (
      actor: Actor,
      code: string,
      view: View<WorkerColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, NotFound>;
    /** Background work that the actor asked for, or that is done where it may look after repositories. */
    readonly tasks: (
      actor: Actor,
      place: { readonly project?: string; readonly component?: string },
      asked: TaskQuery,
      view: View<TaskListColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, NotFound>;
    /** Work for one component, and in the repository that it shares. */
    readonly tasksOfComponent: (
      actor: Actor,
      project: string,
      path: string,
      asked: TaskQuery,
      view: View<TaskListColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, NotFound | Forbidden>;
    readonly alertsOfProject: (
      actor: Actor,
      project: string,
      view: View<AlertColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, NotFound>;
    readonly alertsOfComponent: (
      actor: Actor,
      project: string,
      path: string,
      view: View<AlertColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, NotFound>;
    /** Translations that the account changed, the last one first. */
    readonly recent: (
      actor: Actor,
      username: string,
      view: View<RecentColumn>,
      slice: Slice,
    ) => Effect.Effect<Page, NotFound | Forbidden>;
  }
>()("@dragoman/core/overviews/Overviews") {
  static readonly layer = Layer.effect(
    Overviews,
    Effect.gen(function* () {
      const projects = yield* Projects;
      const categories = yield* Categories;
      const users = yield* Users;
      const matrix = yield* makeMatrixStore;
      const components = yield* Components;
      const languages = yield* Languages;
      const work = yield* makeWorkStore;
      const workers = yield* makeWorkerStore;
      const tasks = yield* makeTaskListStore;
      const alerts = yield* makeAlertListStore;

      const placeOf = (component: ComponentFacts) => ({
        component: { id: component.id, repositoryKey: repositoryKey(repositoryOwner(component)) },
      });

      /** The place of a list that a query names; the whole site where it names none. */
      const namedPlace = Effect.fnUntraced(function* (actor: Actor, project = "", component = "") {
        if (project !== "" && component !== "") return placeOf(yield* components.find(actor, project, component));
        return project === "" ? {} : { projectId: (yield* projects.find(actor, project)).id };
      });

      const own = Effect.fnUntraced(function* (actor: Actor, username: string) {
        const user = yield* users.find(actor, username);
        if (actor.id !== user.id && !mayGlobally(actor, "user.edit").allowed)
          return yield* new Forbidden({ reason: "You may not manage users." });
        return user;
      });

      return Overviews.of({
        work: (actor, username, asked, view, slice) =>
          Effect.flatMap(own(actor, username), ({ id }) => Effect.orDie(work.waiting(actor, id, asked, view, slice))),
        projectsOfLanguage: (actor, code, view, slice) =>
          Effect.andThen(
            languages.find(actor, code),
            Effect.orDie(work.waiting(actor, actor.id, { languages: [code], watched: false }, view, slice)),
          ),
        peopleOfLanguage: (actor, code, view, slice) =>
          Effect.flatMap(languages.find(actor, code), ({ id }) => Effect.orDie(workers(actor, id, view, slice))),
        tasks: (actor, { project, component }, asked, view, slice) =>
          Effect.flatMap(namedPlace(actor, project, component), (place) =>
            Effect.orDie(tasks(actor, place, asked, view, slice)),
          ),
        tasksOfComponent: Effect.fnUntraced(function* (actor, project, path, asked, view, slice) {
          const component = yield* components.find(actor, project, path);
          if (!maySeeStatus(actor, projectOf(component))) return yield* new Forbidden({ reason: noPermission });
          return yield* Effect.orDie(tasks(actor, placeOf(component), asked, view, slice));
        }),
        alertsOfProject: (actor, slug, view, slice) =>
          Effect.flatMap(projects.find(actor, slug), ({ id }) =>
            Effect.orDie(alerts(actor, { projectId: id }, view, slice)),
          ),
        alertsOfComponent: (actor, project, path, view, slice) =>
          Effect.flatMap(components.find(actor, project, path), ({ id }) =>
            Effect.orDie(alerts(actor, { componentId: id }, view, slice)),
          ),
        recent: (actor, username, view, slice) =>
          Effect.flatMap(own(actor, username), ({ id }) => Effect.orDie(work.recent(actor, id, view, slice))),
        matrixOfProject: (actor, slug, asked, shaped, slice) =>
          Effect.flatMap(projects.find(actor, slug), ({ id }) =>
            Effect.orDie(matrix(actor, { projectId: id }, asked, shaped, slice)),
          ),
        matrixOfCategory: (actor, id, asked, shaped, slice) =>
          Effect.flatMap(categories.find(actor, id), (category) =>
            Effect.orDie(matrix(actor, { categoryId: category.id }, asked, shaped, slice)),
          ),
      });
    }),
  );
}
