import { Components } from "@dragoman/core/components";
import { Projects } from "@dragoman/core/projects";
import { Statistics } from "@dragoman/core/statistics";
import { Translations } from "@dragoman/core/translations";
import { Effect } from "effect";
import { exportsApi, type TableQuery } from "../api/exports.ts";
import { projectLanguageShape, translationStatisticsShape } from "../api/statistics.ts";
import { serve } from "../dispatch.ts";
import { csv } from "../wire/csv.ts";
import { attachment, jsonText } from "../wire/reply.ts";

const columns = [
  "name",
  "code",
  "total",
  "translated",
  "translated_percent",
  "translated_words_percent",
  "total_words",
  "translated_words",
  "total_chars",
  "translated_chars",
  "translated_chars_percent",
  "failing",
  "failing_percent",
  "fuzzy",
  "fuzzy_percent",
  "url_translate",
  "url",
  "translate_url",
  "last_change",
  "last_author",
  "recent_changes",
  "readonly",
  "readonly_percent",
  "approved",
  "approved_percent",
  "suggestions",
  "comments",
];

/** All rows at once: there are no more than there are languages. */
const all = { offset: 0, limit: 10_000 };

/** JSON has line breaks for people. */
const table = ({ format }: typeof TableQuery.Type, name: string, json: string) => {
  const rows = JSON.parse(json) as Readonly<Record<string, unknown>>[];
  return format === "csv"
    ? attachment(new TextEncoder().encode(csv(columns, rows)), {
        name: `stats-${name}.csv`,
        type: "text/csv; charset=utf-8",
      })
    : jsonText(JSON.stringify(rows, null, 2));
};

export const exports = [
  serve(exportsApi.component, ({ actor, params, query, view }) =>
    Effect.gen(function* () {
      const component = yield* (yield* Components).find(actor, params.project, params.component);
      const translations = yield* Translations;
      const { json } = yield* translations.page(
        actor,
        { componentId: component.id },
        view(translationStatisticsShape),
        all,
      );
      return table(yield* query, `${params.project}-${component.slug}`, json);
    }),
  ),
  serve(exportsApi.project, ({ actor, params, query, view }) =>
    Effect.gen(function* () {
      const project = yield* (yield* Projects).find(actor, params.project);
      const statistics = yield* Statistics;
      const { json } = yield* statistics.languagesOfProject(actor, project.id, view(projectLanguageShape), all);
      return table(yield* query, project.slug, json);
    }),
  ),
];
