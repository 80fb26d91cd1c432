import { CategoryId } from "@dragoman/core/ids";
import { Overviews } from "@dragoman/core/overviews";
import { Effect } from "effect";
import { alertShape, type MatrixQuery, matrixShapes, overviewsApi, recentShape, workShape } from "../api/overviews.ts";
import { serve } from "../dispatch.ts";
import { pathId } from "./pathId.ts";

const askedOf = ({ language: languages = [], q: name = "", order = "name" }: typeof MatrixQuery.Type) => ({
  languages,
  name,
  order,
});

export const overviews = [
  serve(overviewsApi.matrix, ({ actor, params, query, list, baseUrl }) =>
    Effect.gen(function* () {
      const service = yield* Overviews;
      const asked = askedOf(yield* query);
      const shaped = { shapes: matrixShapes, baseUrl };
      return yield* list((slice) => service.matrixOfProject(actor, params.project, asked, shaped, slice));
    }),
  ),
  serve(overviewsApi.categoryMatrix, ({ actor, params, query, list, baseUrl }) =>
    Effect.gen(function* () {
      const service = yield* Overviews;
      const id = yield* pathId(CategoryId, params.id, "Category");
      const asked = askedOf(yield* query);
      const shaped = { shapes: matrixShapes, baseUrl };
      return yield* list((slice) => service.matrixOfCategory(actor, id, asked, shaped, slice));
    }),
  ),
  serve(overviewsApi.alerts, ({ actor, params, list, view }) =>
    Effect.flatMap(Overviews, (service) =>
      list((slice) => service.alertsOfProject(actor, params.project, view(alertShape), slice)),
    ),
  ),
  serve(overviewsApi.componentAlerts, ({ actor, params, list, view }) =>
    Effect.flatMap(Overviews, (service) =>
      list((slice) => service.alertsOfComponent(actor, params.project, params.component, view(alertShape), slice)),
    ),
  ),
  serve(overviewsApi.work, ({ actor, params, query, list, view }) =>
    Effect.gen(function* () {
      const service = yield* Overviews;
      const { language: languages = [], watched = false } = yield* query;
      return yield* list((slice) =>
        service.work(actor, params.username, { languages, watched }, view(workShape), slice),
      );
    }),
  ),
  serve(overviewsApi.recent, ({ actor, params, list, view }) =>
    Effect.flatMap(Overviews, (service) =>
      list((slice) => service.recent(actor, params.username, view(recentShape), slice)),
    ),
  ),
];
