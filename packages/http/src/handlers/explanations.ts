import { Explanations, Question } from "@dragoman/core/explanations";
import { decodeFields } from "@dragoman/core/fields";
import { Effect } from "effect";
import { explanationsApi } from "../api/explanations.ts";
import { serve } from "../dispatch.ts";
import { json } from "../wire/reply.ts";

export const explanations = [
  serve(explanationsApi.explain, ({ actor, params, query, baseUrl }) =>
    Effect.gen(function* () {
      const service = yield* Explanations;
      const question = Effect.suspend(() => decodeFields(Question, Object.fromEntries(query)));
      const { username, ...explanation } = yield* service.explain(actor, params.username, question);
      return json({ user: `${baseUrl}/api/users/${username}/`, ...explanation });
    }),
  ),
];
