/** Overviews over what other rooms count: read only, and as far as the actor sees. */
import { Context, Effect, Layer } from "effect";
import { type Actor, Forbidden, mayGlobally, type NotFound } from "../access/index.ts";
import { Categories } from "../categories/index.ts";
import type { Page, Slice, View } from "../database/index.ts";
import type { CategoryId } from "../ids/index.ts";
import { Projects } from "../projects/index.ts";
import { Users } from "../users/index.ts";
import type { MatrixQuery, WorkQuery } from "./model.ts";
import { makeMatrixStore, type MatrixShapes } from "./stores/matrix.ts";
import { makeWorkStore } from "./stores/work.ts";
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
      const work = yield* makeWorkStore;

      const own = Effect.fnUntraced(function* (actor: Actor, username: string) {
        const user = yield* users.find(actor, username);
        if (actor.id !== user.id && !mayGlobally(actor, "user.edit").allowed)
          return yield* new Forbidden({ reason: "You may not manage users." });
        return user;
      });

      return Overviews.of({
        work: (actor, username, asked, view, slice) =>
          Effect.flatMap(own(actor, username), ({ id }) => Effect.orDie(work.waiting(actor, id, asked, view, slice))),
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
