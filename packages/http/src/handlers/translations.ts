import { Autotranslation } from "@dragoman/core/autotranslation";
import { Repositories } from "@dragoman/core/repository";
import { Translations } from "@dragoman/core/translations";
import { Units } from "@dragoman/core/units";
import { Effect } from "effect";
import { translationShape } from "../api/shapes.ts";
import { translationStatisticsShape } from "../api/statistics.ts";
import { translationsApi } from "../api/translations.ts";
import { unitShape } from "../api/units.ts";
import { decodeBody, serve } from "../dispatch.ts";
import { listOfForm } from "../wire/forms.ts";
import { json, jsonText, noContent } from "../wire/reply.ts";
import { listChanges } from "./changes.ts";
import { repositoryStatus } from "./repositoryStatus.ts";
import { repositoryPlan } from "./repositoryPlans.ts";

type Place = { readonly project: string; readonly component: string; readonly language: string };
const place = ({ project, component, language }: Place) => [project, component, language] as const;

export const translations = [
  serve(translationsApi.list, ({ actor, list, view }) =>
    Effect.flatMap(Translations, (service) => list((slice) => service.page(actor, {}, view(translationShape), slice))),
  ),
  serve(translationsApi.one, ({ actor, params, one, view }) =>
    Effect.flatMap(Translations, (service) => one(service.one(actor, ...place(params), view(translationShape)))),
  ),
  serve(translationsApi.remove, ({ actor, params }) =>
    Effect.flatMap(Repositories, (service) => Effect.as(service.removeLanguage(actor, ...place(params)), noContent)),
  ),
  serve(translationsApi.units, ({ actor, params, query, list, view }) =>
    Effect.gen(function* () {
      const page = yield* (yield* Units).inTranslation(actor, ...place(params));
      const { q } = yield* query;
      return yield* list((slice) => page(q, view(unitShape), slice));
    }),
  ),
  serve(translationsApi.addUnit, ({ actor, params, body, view }) =>
    Effect.gen(function* () {
      const units = yield* Units;
      const id = yield* units.add(actor, ...place(params), body);
      const text = yield* units.render(actor, id, view(unitShape));
      return jsonText(`${text.slice(0, -1)},"unit":${text}}`, 201);
    }),
  ),
  serve(translationsApi.autotranslate, (call) =>
    Effect.gen(function* () {
      const service = yield* Autotranslation;
      const input = decodeBody(call, (fields) => listOfForm(call.incoming, fields, "engines", "absent"));
      const { translationId, updated } = yield* service.translate(call.actor, call.params, input);
      const count = updated === 0 ? "no strings were" : updated === 1 ? "1 string was" : `${updated} strings were`;
      return json({
        details: { translation: translationId, message: `Automatic translation is done, ${count} updated.` },
      });
    }),
  ),
  serve(translationsApi.statistics, ({ actor, params, one, view }) =>
    Effect.flatMap(Translations, (service) =>
      one(service.one(actor, ...place(params), view(translationStatisticsShape))),
    ),
  ),
  serve(translationsApi.changes, (call) =>
    Effect.gen(function* () {
      const { translation } = yield* (yield* Translations).find(call.actor, ...place(call.params));
      return yield* listChanges(call, { translationId: translation.id });
    }),
  ),
  serve(translationsApi.repository, ({ actor, params, baseUrl }) =>
    Effect.gen(function* () {
      const status = yield* (yield* Repositories).ofTranslation(actor, ...place(params));
      const component = params.component.replaceAll("/", "%252F");
      return json(
        repositoryStatus(
          status,
          `${baseUrl}/api/translations/${params.project}/${component}/${params.language}/repository/`,
        ),
      );
    }),
  ),
  serve(translationsApi.operate, ({ actor, params, query, body, baseUrl }) =>
    Effect.gen(function* () {
      const repositories = yield* Repositories;
      const { dry_run: isDryRun = false, plan } = yield* query;
      if (isDryRun)
        return json(repositoryPlan(yield* repositories.foreseeOnTranslation(actor, ...place(params), body), baseUrl));
      return json(yield* repositories.operateOnTranslation(actor, ...place(params), body, plan));
    }),
  ),
];
