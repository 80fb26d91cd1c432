import { Components } from "@dragoman/core/components";
import { Projects } from "@dragoman/core/projects";
import { Repositories, RepositoryLooks } from "@dragoman/core/repository";
import { Translations } from "@dragoman/core/translations";
import { Effect } from "effect";
import { componentsApi } from "../api/components.ts";
import { componentLists } from "../api/componentFields.ts";
import { withCategoryId } from "../api/references.ts";
import { componentShape, projectShape, translationInComponentShape } from "../api/shapes.ts";
import { waitingShape } from "../api/repository.ts";
import { translationStatisticsShape } from "../api/statistics.ts";
import { decodeBody, serve } from "../dispatch.ts";
import { listsOfForm } from "../wire/forms.ts";
import { json, jsonText, noContent } from "../wire/reply.ts";
import { listChanges } from "./changes.ts";
import { repositoryStatus } from "./repositoryStatus.ts";
import { repositoryPlan } from "./repositoryPlans.ts";

export const components = [
  serve(componentsApi.list, ({ actor, list, view }) =>
    Effect.flatMap(Components, (service) => list((slice) => service.page(actor, {}, view(componentShape), slice))),
  ),
  serve(componentsApi.one, ({ actor, params, one, view }) =>
    Effect.flatMap(Components, (service) =>
      one(service.one(actor, params.project, params.component, view(componentShape))),
    ),
  ),
  ...[componentsApi.replace, componentsApi.change].map((endpoint) =>
    serve(endpoint, (call) =>
      Effect.gen(function* () {
        const { actor, params, one, view, incoming } = call;
        const service = yield* Components;
        const input = decodeBody(call, (fields) => withCategoryId(listsOfForm(incoming, fields, componentLists)));
        const id = yield* service.update(actor, params.project, params.component, input);
        return yield* one(service.render(actor, id, view(componentShape)));
      }),
    ),
  ),
  serve(componentsApi.remove, ({ actor, params }) =>
    Effect.flatMap(Components, (service) =>
      Effect.as(service.remove(actor, params.project, params.component), noContent),
    ),
  ),
  serve(componentsApi.lock, ({ actor, params }) =>
    Effect.gen(function* () {
      const component = yield* (yield* Components).find(actor, params.project, params.component);
      return json({ locked: component.locked });
    }),
  ),
  serve(componentsApi.setLock, ({ actor, params, body }) =>
    Effect.gen(function* () {
      const locked = yield* (yield* Components).setLock(actor, params.project, params.component, body);
      return json({ locked });
    }),
  ),
  serve(componentsApi.repository, ({ actor, params, baseUrl }) =>
    Effect.gen(function* () {
      const status = yield* (yield* Repositories).ofComponent(actor, params.project, params.component);
      return json(
        repositoryStatus(
          status,
          `${baseUrl}/api/components/${params.project}/${params.component.replaceAll("/", "%252F")}/repository/`,
        ),
      );
    }),
  ),
  serve(componentsApi.operate, ({ actor, params, query, body, baseUrl }) =>
    Effect.gen(function* () {
      const repositories = yield* Repositories;
      const { dry_run: isDryRun = false, plan } = yield* query;
      if (isDryRun)
        return json(
          repositoryPlan(
            yield* repositories.foreseeOnComponent(actor, params.project, params.component, body),
            baseUrl,
          ),
        );
      return json(yield* repositories.operateOnComponent(actor, params.project, params.component, body, plan));
    }),
  ),
  serve(componentsApi.waiting, ({ actor, params, list, view }) =>
    Effect.flatMap(RepositoryLooks, (service) =>
      list((slice) => service.waiting(actor, params.project, params.component, view(waitingShape), slice)),
    ),
  ),
  serve(componentsApi.commits, ({ actor, params, query, list }) =>
    Effect.gen(function* () {
      const service = yield* RepositoryLooks;
      const { side = "outgoing" } = yield* query;
      return yield* list((slice) =>
        Effect.map(service.commits(actor, params.project, params.component, side, slice), ({ count, commits }) => ({
          count,
          json: JSON.stringify(commits),
        })),
      );
    }),
  ),
  serve(componentsApi.plan, ({ actor, params, body }) =>
    Effect.gen(function* () {
      const service = yield* RepositoryLooks;
      return json(yield* service.plan(actor, params.project, params.component, body));
    }),
  ),
  serve(componentsApi.translations, ({ actor, params, list, view }) =>
    Effect.gen(function* () {
      const component = yield* (yield* Components).find(actor, params.project, params.component);
      const translations = yield* Translations;
      return yield* list((slice) =>
        translations.page(actor, { componentId: component.id }, view(translationInComponentShape), slice),
      );
    }),
  ),
  serve(componentsApi.addTranslation, ({ actor, params, body, view }) =>
    Effect.gen(function* () {
      const id = yield* (yield* Repositories).addLanguage(actor, params.project, params.component, body);
      const text = yield* (yield* Translations).render(actor, id, view(translationInComponentShape));
      return jsonText(`${text.slice(0, -1)},"data":${text}}`, 201);
    }),
  ),
  serve(componentsApi.statistics, ({ actor, params, list, view }) =>
    Effect.gen(function* () {
      const component = yield* (yield* Components).find(actor, params.project, params.component);
      const translations = yield* Translations;
      return yield* list((slice) =>
        translations.page(actor, { componentId: component.id }, view(translationStatisticsShape), slice),
      );
    }),
  ),
  serve(componentsApi.changes, (call) =>
    Effect.gen(function* () {
      const component = yield* (yield* Components).find(call.actor, call.params.project, call.params.component);
      return yield* listChanges(call, { componentId: component.id });
    }),
  ),
  serve(componentsApi.links, ({ actor, params, list, view }) =>
    Effect.gen(function* () {
      const component = yield* (yield* Components).find(actor, params.project, params.component);
      const projects = yield* Projects;
      return yield* list((slice) => projects.linkedTo(actor, component.id, view(projectShape), slice));
    }),
  ),
  serve(componentsApi.link, ({ actor, params, body, view }) =>
    Effect.gen(function* () {
      const service = yield* Components;
      const id = yield* service.link(actor, params.project, params.component, body);
      const text = yield* service.render(actor, id, view(componentShape));
      return jsonText(`${text.slice(0, -1)},"data":${text}}`, 201);
    }),
  ),
  serve(componentsApi.unlink, ({ actor, params }) =>
    Effect.flatMap(Components, (service) =>
      Effect.as(service.unlink(actor, params.project, params.component, params.slug), noContent),
    ),
  ),
];
