import { SiteSearch } from "@dragoman/core/search";
import { Effect } from "effect";
import { searchApi, siteShapes } from "../api/search.ts";
import { serve } from "../dispatch.ts";
import { jsonText } from "../wire/reply.ts";

export const search = [
  serve(searchApi.find, ({ actor, query, baseUrl }) =>
    Effect.gen(function* () {
      const site = yield* SiteSearch;
      const { q = "" } = yield* query;
      return jsonText(yield* site.find(actor, q, { shapes: siteShapes, baseUrl }));
    }),
  ),
];
