import { Explanations } from "@dragoman/core/explanations";
import { Effect } from "effect";
import { explanationsApi } from "../api/explanations.ts";
import { serve } from "../dispatch.ts";
import { json } from "../wire/reply.ts";

export const explanations = [
  serve(explanationsApi.explain, ({ actor, params, query, baseUrl }) =>
    Effect.gen(function* () {
      const service = yield* Explanations;
      const { username, ...explanation } = yield* service.explain(actor, params.username, query);
      return json({ user: `${baseUrl}/api/users/${username}/`, ...explanation });
    }),
  ),
  serve(explanationsApi.held, ({ actor, query }) =>
    Effect.gen(function* () {
      const service = yield* Explanations;
      return json(yield* service.held(actor, yield* query));
    }),
  ),
];
