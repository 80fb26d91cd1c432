import { type FieldName, operatorsOf, searchFields, SiteSearch } from "@dragoman/core/search";
import { Effect } from "effect";
import { searchApi, siteShapes } from "../api/search.ts";
import { serve } from "../dispatch.ts";
import { json, jsonText } from "../wire/reply.ts";

const fields = Object.entries(searchFields).map(([name, { kind, about, ...more }]) => ({
  name,
  kind,
  about,
  operators: operatorsOf(name as FieldName),
  values: "values" in more ? more.values : [],
}));

export const search = [
  serve(searchApi.fields, () => Effect.succeed(json(fields))),
  serve(searchApi.find, ({ actor, query, baseUrl }) =>
    Effect.gen(function* () {
      const site = yield* SiteSearch;
      const { q = "" } = yield* query;
      return jsonText(yield* site.find(actor, q, { shapes: siteShapes, baseUrl }));
    }),
  ),
];
