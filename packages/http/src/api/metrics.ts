/** How much there is of everything, for programs that watch the site. */
import { ok } from "../wire/answer.ts";
import { get, noun } from "../wire/endpoint.ts";
import { count, named, record, text } from "../wire/json.ts";
import { need } from "../wire/need.ts";

const Metrics = named(
  "Metrics",
  record({
    units: count,
    units_translated: count,
    users: count,
    changes: count,
    projects: count,
    components: count,
    translations: count,
    languages: count,
    checks: count,
    configuration_errors: count,
    suggestions: count,
    celery_queues: { type: "object", additionalProperties: count },
    name: text,
  }),
);

export const metricsApi = noun("metrics", {
  all: get("/api/metrics/", {
    title: "Metrics of the site, as far as the caller sees it",
    answers: ok(Metrics),
    needs: [need("signed in")],
  }),
});
