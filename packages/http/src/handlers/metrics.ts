import { Metrics } from "@dragoman/core/metrics";
import { Effect } from "effect";
import { metricsApi } from "../api/metrics.ts";
import { serve } from "../dispatch.ts";
import { json } from "../wire/reply.ts";

export const metrics = [
  serve(metricsApi.all, ({ actor, siteTitle }) =>
    Effect.gen(function* () {
      const counted = yield* (yield* Metrics).of(actor);
      return json({
        units: counted.units,
        units_translated: counted.unitsTranslated,
        users: counted.users,
        changes: counted.changes,
        projects: counted.projects,
        components: counted.components,
        translations: counted.translations,
        languages: counted.languages,
        checks: counted.checks,
        configuration_errors: counted.configurationErrors,
        suggestions: counted.suggestions,
        celery_queues: counted.queues,
        name: siteTitle,
      });
    }),
  ),
];
