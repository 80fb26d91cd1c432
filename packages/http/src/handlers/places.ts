import { Places } from "@dragoman/core/places";
import { Effect } from "effect";
import { placeShape, placesApi } from "../api/places.ts";
import { serve } from "../dispatch.ts";

export const places = [
  serve(placesApi.find, ({ actor, query, one, view }) =>
    Effect.gen(function* () {
      const service = yield* Places;
      const { path } = yield* query;
      return yield* one(service.find(actor, path, view(placeShape)));
    }),
  ),
];
