import { Components } from "@dragoman/core/components";
import { ForgeId, LabelId } from "@dragoman/core/ids";
import { Forges } from "@dragoman/core/forges";
import { Labels } from "@dragoman/core/labels";
import { Projects } from "@dragoman/core/projects";
import { Repositories } from "@dragoman/core/repository";
import { Statistics } from "@dragoman/core/statistics";
import { Effect } from "effect";
import { componentLists, withFiles, withMask } from "../api/componentFields.ts";
import { projectsApi } from "../api/projects.ts";
import { withCategoryId } from "../api/references.ts";
import { componentInProjectShape, componentShape, forgeShape, labelShape, projectShape } from "../api/shapes.ts";
import { projectLanguageShape, projectStatisticsShape } from "../api/statistics.ts";
import { decodeBody, serve } from "../dispatch.ts";
import { listsOfForm } from "../wire/forms.ts";
import { created, json, jsonText, noContent } from "../wire/reply.ts";
import { listChanges } from "./changes.ts";
import { pathId } from "./pathId.ts";
import { bareLanguages } from "../clientQuirks.ts";
import { projectPlan } from "./repositoryPlans.ts";

export const projects = [
  serve(projectsApi.list, ({ actor, list, view }) =>
    Effect.flatMap(Projects, (service) => list((slice) => service.page(actor, view(projectShape), slice))),
  ),
  serve(projectsApi.create, ({ actor, body, view }) =>
    Effect.gen(function* () {
      const service = yield* Projects;
      const id = yield* service.create(actor, body);
      return created(yield* service.render(actor, id, view(projectShape)));
    }),
  ),
  serve(projectsApi.one, ({ actor, params, one, view }) =>
    Effect.flatMap(Projects, (service) => one(service.one(actor, params.project, view(projectShape)))),
  ),
  ...[projectsApi.replace, projectsApi.change].map((endpoint) =>
    serve(endpoint, ({ actor, params, body, one, view }) =>
      Effect.gen(function* () {
        const service = yield* Projects;
        const id = yield* service.update(actor, params.project, body);
        return yield* one(service.render(actor, id, view(projectShape)));
      }),
    ),
  ),
  serve(projectsApi.remove, ({ actor, params }) =>
    Effect.flatMap(Projects, (service) => Effect.as(service.remove(actor, params.project), noContent)),
  ),
  serve(projectsApi.components, ({ actor, params, list, view }) =>
    Effect.gen(function* () {
      const project = yield* (yield* Projects).find(actor, params.project);
      const components = yield* Components;
      return yield* list((slice) =>
        components.page(actor, { projectId: project.id }, view(componentInProjectShape), slice),
      );
    }),
  ),
  serve(projectsApi.createComponent, (call) =>
    Effect.gen(function* () {
      const { actor, params, view, incoming } = call;
      const components = yield* Components;
      const id = yield* components.create(
        actor,
        params.project,
        decodeBody(call, (fields) =>
          withMask(withFiles(withCategoryId(listsOfForm(incoming, fields, componentLists)))),
        ),
      );
      return created(yield* components.render(actor, id, view(componentShape)));
    }),
  ),
  serve(projectsApi.discover, (call) =>
    Effect.gen(function* () {
      const { actor, params } = call;
      const components = yield* Components;
      const input = decodeBody(call, withFiles);
      return json({ ...(yield* components.survey(actor, params.project, input)) });
    }),
  ),
  serve(projectsApi.languages, (call) =>
    Effect.gen(function* () {
      const { actor, params, list, view, incoming } = call;
      const project = yield* (yield* Projects).find(actor, params.project);
      const statistics = yield* Statistics;
      return yield* bareLanguages(
        incoming,
        list((slice) => statistics.languagesOfProject(actor, project.id, view(projectLanguageShape), slice)),
      );
    }),
  ),
  serve(projectsApi.statistics, ({ actor, params, one, view }) =>
    Effect.gen(function* () {
      const project = yield* (yield* Projects).find(actor, params.project);
      const statistics = yield* Statistics;
      return yield* one(statistics.ofProject(actor, project, view(projectStatisticsShape(project.name, project.slug))));
    }),
  ),
  serve(projectsApi.labels, ({ actor, params, list, view }) =>
    Effect.flatMap(Labels, (service) => list((slice) => service.page(actor, params.project, view(labelShape), slice))),
  ),
  serve(projectsApi.createLabel, ({ actor, params, body, view }) =>
    Effect.gen(function* () {
      const service = yield* Labels;
      const id = yield* service.create(actor, params.project, body);
      return jsonText(yield* service.render(actor, id, view(labelShape)), 201);
    }),
  ),
  serve(projectsApi.changeLabel, ({ actor, params, body, one, view }) =>
    Effect.gen(function* () {
      const service = yield* Labels;
      const id = yield* pathId(LabelId, params.id, "Label");
      yield* service.update(actor, params.project, id, body);
      return yield* one(service.render(actor, id, view(labelShape)));
    }),
  ),
  serve(projectsApi.removeLabel, ({ actor, params }) =>
    Effect.gen(function* () {
      const service = yield* Labels;
      yield* service.remove(actor, params.project, yield* pathId(LabelId, params.id, "Label"));
      return noContent;
    }),
  ),
  serve(projectsApi.forges, ({ actor, params, list, view }) =>
    Effect.flatMap(Forges, (service) => list((slice) => service.page(actor, params.project, view(forgeShape), slice))),
  ),
  serve(projectsApi.createForge, ({ actor, params, body, view }) =>
    Effect.gen(function* () {
      const service = yield* Forges;
      return jsonText(yield* service.create(actor, params.project, body, view(forgeShape)), 201);
    }),
  ),
  serve(projectsApi.removeForge, ({ actor, params }) =>
    Effect.gen(function* () {
      const service = yield* Forges;
      yield* service.remove(actor, params.project, yield* pathId(ForgeId, params.id, "Forge"));
      return noContent;
    }),
  ),
  serve(projectsApi.changes, (call) =>
    Effect.gen(function* () {
      const project = yield* (yield* Projects).find(call.actor, call.params.project);
      return yield* listChanges(call, { projectId: project.id });
    }),
  ),
  serve(projectsApi.repository, ({ actor, params, baseUrl }) =>
    Effect.gen(function* () {
      const status = yield* (yield* Repositories).ofProject(actor, params.project);
      return json({
        needs_commit: status.needsCommit,
        needs_merge: status.needsMerge,
        needs_push: status.needsPush,
        url: `${baseUrl}/api/projects/${params.project}/repository/`,
      });
    }),
  ),
  serve(projectsApi.operate, ({ actor, params, query, body, baseUrl }) =>
    Effect.gen(function* () {
      const repositories = yield* Repositories;
      const { dry_run: isDryRun = false, plan } = yield* query;
      if (isDryRun)
        return json(projectPlan(yield* repositories.foreseeOnProject(actor, params.project, body), baseUrl));
      return json(yield* repositories.operateOnProject(actor, params.project, body, plan));
    }),
  ),
];
