import { ComponentLists } from "@dragoman/core/componentLists";
import { Components } from "@dragoman/core/components";
import { RuleId } from "@dragoman/core/ids";
import { Effect } from "effect";
import { componentListShape, componentListsApi, ruleShape } from "../api/componentLists.ts";
import { componentShape } from "../api/shapes.ts";
import { serve } from "../dispatch.ts";
import { created, jsonText, noContent } from "../wire/reply.ts";
import { pathId } from "./pathId.ts";

export const componentLists = [
  serve(componentListsApi.list, ({ actor, list, view }) =>
    Effect.flatMap(ComponentLists, (service) => list((slice) => service.page(actor, view(componentListShape), slice))),
  ),
  serve(componentListsApi.create, ({ actor, body, view }) =>
    Effect.gen(function* () {
      const service = yield* ComponentLists;
      const id = yield* service.create(actor, body);
      return created(yield* service.render(actor, id, view(componentListShape)));
    }),
  ),
  serve(componentListsApi.one, ({ actor, params, one, view }) =>
    Effect.flatMap(ComponentLists, (service) => one(service.one(actor, params.list, view(componentListShape)))),
  ),
  ...[componentListsApi.replace, componentListsApi.change].map((endpoint) =>
    serve(endpoint, ({ actor, params, body, one, view }) =>
      Effect.gen(function* () {
        const service = yield* ComponentLists;
        const id = yield* service.update(actor, params.list, body);
        return yield* one(service.render(actor, id, view(componentListShape)));
      }),
    ),
  ),
  serve(componentListsApi.remove, ({ actor, params }) =>
    Effect.flatMap(ComponentLists, (service) => Effect.as(service.remove(actor, params.list), noContent)),
  ),
  serve(componentListsApi.components, ({ actor, params, list, view }) =>
    Effect.gen(function* () {
      const { id: listId } = yield* (yield* ComponentLists).find(actor, params.list);
      const components = yield* Components;
      return yield* list((slice) => components.page(actor, { listId }, view(componentShape), slice));
    }),
  ),
  serve(componentListsApi.add, ({ actor, params, body, one, view }) =>
    Effect.gen(function* () {
      const service = yield* ComponentLists;
      const id = yield* service.add(actor, params.list, body);
      return yield* one(service.render(actor, id, view(componentListShape)));
    }),
  ),
  serve(componentListsApi.drop, ({ actor, params }) =>
    Effect.flatMap(ComponentLists, (service) =>
      Effect.as(service.drop(actor, params.list, params.component), noContent),
    ),
  ),
  serve(componentListsApi.rules, ({ actor, params, list, view }) =>
    Effect.flatMap(ComponentLists, (service) =>
      list((slice) => service.rules(actor, params.list, view(ruleShape), slice)),
    ),
  ),
  serve(componentListsApi.addRule, ({ actor, params, body, view }) =>
    Effect.gen(function* () {
      const service = yield* ComponentLists;
      return jsonText(yield* service.addRule(actor, params.list, body, view(ruleShape)), 201);
    }),
  ),
  serve(componentListsApi.removeRule, ({ actor, params }) =>
    Effect.gen(function* () {
      const service = yield* ComponentLists;
      yield* service.removeRule(actor, params.list, yield* pathId(RuleId, params.id, "Rule"));
      return noContent;
    }),
  ),
];
