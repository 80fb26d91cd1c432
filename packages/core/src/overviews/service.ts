/** Overviews over what other rooms count: read only, and as far as the actor sees. */
import { Context, Effect, Layer } from "effect";
import type { Actor, NotFound } from "../access/index.ts";
import { Categories } from "../categories/index.ts";
import type { Page, Slice } from "../database/index.ts";
import type { CategoryId } from "../ids/index.ts";
import { Projects } from "../projects/index.ts";
import type { MatrixQuery } from "./model.ts";
import { makeMatrixStore, type MatrixShapes } from "./stores/matrix.ts";

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
  }
>()("@dragoman/core/overviews/Overviews") {
  static readonly layer = Layer.effect(
    Overviews,
    Effect.gen(function* () {
      const projects = yield* Projects;
      const categories = yield* Categories;
      const matrix = yield* makeMatrixStore;

      return Overviews.of({
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
