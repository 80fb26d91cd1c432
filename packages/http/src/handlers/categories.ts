import { Categories } from "@dragoman/core/categories";
import { CategoryId } from "@dragoman/core/ids";
import { Statistics } from "@dragoman/core/statistics";
import { Effect } from "effect";
import { categoriesApi, categoryShape } from "../api/categories.ts";
import { withCategoryId, withProject } from "../api/references.ts";
import { summedStatisticsShape } from "../api/statistics.ts";
import { decodeBody, serve } from "../dispatch.ts";
import { created, noContent } from "../wire/reply.ts";
import { pathId } from "./pathId.ts";

const categoryId = (text: string) => pathId(CategoryId, text, "Category");
const withReferences = (fields: unknown) => withProject(withCategoryId(fields));

export const categories = [
  serve(categoriesApi.list, ({ actor, list, view }) =>
    Effect.flatMap(Categories, (service) => list((slice) => service.page(actor, view(categoryShape), slice))),
  ),
  serve(categoriesApi.create, (call) =>
    Effect.gen(function* () {
      const service = yield* Categories;
      const id = yield* service.create(call.actor, decodeBody(call, withReferences));
      return created(yield* service.render(call.actor, id, call.view(categoryShape)));
    }),
  ),
  serve(categoriesApi.one, ({ actor, params, one, view }) =>
    Effect.gen(function* () {
      const service = yield* Categories;
      return yield* one(service.one(actor, yield* categoryId(params.id), view(categoryShape)));
    }),
  ),
  ...[categoriesApi.replace, categoriesApi.change].map((endpoint) =>
    serve(endpoint, (call) =>
      Effect.gen(function* () {
        const { actor, params, one, view } = call;
        const service = yield* Categories;
        const id = yield* categoryId(params.id);
        yield* service.update(actor, id, decodeBody(call, withReferences));
        return yield* one(service.render(actor, id, view(categoryShape)));
      }),
    ),
  ),
  serve(categoriesApi.remove, ({ actor, params }) =>
    Effect.gen(function* () {
      const service = yield* Categories;
      yield* service.remove(actor, yield* categoryId(params.id));
      return noContent;
    }),
  ),
  serve(categoriesApi.statistics, ({ actor, params, one, view }) =>
    Effect.gen(function* () {
      const category = yield* (yield* Categories).find(actor, yield* categoryId(params.id));
      const statistics = yield* Statistics;
      const path = `/projects/${category.projectSlug}/${category.path}/`;
      return yield* one(statistics.ofCategory(actor, category.id, view(summedStatisticsShape(category.name, path))));
    }),
  ),
  serve(categoriesApi.ofProject, ({ actor, params, list, view }) =>
    Effect.flatMap(Categories, (service) =>
      list((slice) => service.ofProject(actor, params.project, view(categoryShape), slice)),
    ),
  ),
];
