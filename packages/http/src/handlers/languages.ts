import { Languages } from "@dragoman/core/languages";
import { Statistics } from "@dragoman/core/statistics";
import { Effect } from "effect";
import { Overviews } from "@dragoman/core/overviews";
import { languagesApi, workerShape } from "../api/languages.ts";
import { workShape } from "../api/overviews.ts";
import { languageShape } from "../api/shapes.ts";
import { summedStatisticsShape } from "../api/statistics.ts";
import { serve } from "../dispatch.ts";
import { created, noContent } from "../wire/reply.ts";

export const languages = [
  serve(languagesApi.list, ({ actor, list, view }) =>
    Effect.flatMap(Languages, (service) => list((slice) => service.page(actor, view(languageShape), slice))),
  ),
  serve(languagesApi.create, ({ actor, body, view }) =>
    Effect.gen(function* () {
      const service = yield* Languages;
      const id = yield* service.create(actor, body);
      return created(yield* service.render(actor, id, view(languageShape)));
    }),
  ),
  serve(languagesApi.one, ({ actor, params, one, view }) =>
    Effect.flatMap(Languages, (service) => one(service.one(actor, params.language, view(languageShape)))),
  ),
  ...[languagesApi.replace, languagesApi.change].map((endpoint) =>
    serve(endpoint, ({ actor, params, body, one, view }) =>
      Effect.gen(function* () {
        const service = yield* Languages;
        const id = yield* service.update(actor, params.language, body);
        return yield* one(service.render(actor, id, view(languageShape)));
      }),
    ),
  ),
  serve(languagesApi.remove, ({ actor, params }) =>
    Effect.flatMap(Languages, (service) => Effect.as(service.remove(actor, params.language), noContent)),
  ),
  serve(languagesApi.statistics, ({ actor, params, one, view }) =>
    Effect.gen(function* () {
      const language = yield* (yield* Languages).find(actor, params.language);
      const statistics = yield* Statistics;
      return yield* one(
        statistics.ofLanguage(
          actor,
          language.id,
          view(summedStatisticsShape(language.name, `/languages/${language.code}/`)),
        ),
      );
    }),
  ),
  serve(languagesApi.projects, ({ actor, params, list, view }) =>
    Effect.flatMap(Overviews, (service) =>
      list((slice) => service.projectsOfLanguage(actor, params.language, view(workShape), slice)),
    ),
  ),
  serve(languagesApi.people, ({ actor, params, list, view }) =>
    Effect.flatMap(Overviews, (service) =>
      list((slice) => service.peopleOfLanguage(actor, params.language, view(workerShape), slice)),
    ),
  ),
];
