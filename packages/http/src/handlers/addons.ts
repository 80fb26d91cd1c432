import { Addons } from "@dragoman/core/addons";
import { AddonId } from "@dragoman/core/ids";
import { Effect } from "effect";
import { addonRunShape, addonsApi, addonShape } from "../api/addons.ts";
import { serve } from "../dispatch.ts";
import { created, json, noContent } from "../wire/reply.ts";
import { pathId } from "./pathId.ts";

const addonId = (text: string) => pathId(AddonId, text, "Addon");

export const addons = [
  serve(addonsApi.list, ({ actor, list, view }) =>
    Effect.flatMap(Addons, (service) => list((slice) => service.page(actor, view(addonShape), slice))),
  ),
  serve(addonsApi.kinds, () => Effect.map(Addons, ({ kinds }) => json(kinds))),
  serve(addonsApi.kindsFor, ({ actor, params }) =>
    Effect.gen(function* () {
      return json(yield* (yield* Addons).kindsFor(actor, params.project, params.component));
    }),
  ),
  serve(addonsApi.one, ({ actor, params, one, view }) =>
    Effect.gen(function* () {
      const service = yield* Addons;
      return yield* one(service.one(actor, yield* addonId(params.id), view(addonShape)));
    }),
  ),
  serve(addonsApi.logs, ({ actor, params, list, view }) =>
    Effect.gen(function* () {
      const service = yield* Addons;
      const id = yield* addonId(params.id);
      return yield* list((slice) => service.runs(actor, id, view(addonRunShape), slice));
    }),
  ),
  ...[addonsApi.replace, addonsApi.change].map((endpoint) =>
    serve(endpoint, ({ actor, params, body, one, view }) =>
      Effect.gen(function* () {
        const service = yield* Addons;
        const id = yield* addonId(params.id);
        yield* service.configure(actor, id, body, endpoint.method === "PUT");
        return yield* one(service.render(actor, id, view(addonShape)));
      }),
    ),
  ),
  serve(addonsApi.remove, ({ actor, params }) =>
    Effect.gen(function* () {
      const service = yield* Addons;
      yield* service.remove(actor, yield* addonId(params.id));
      return noContent;
    }),
  ),
  serve(addonsApi.install, ({ actor, params, body, view }) =>
    Effect.gen(function* () {
      const service = yield* Addons;
      const id = yield* service.install(actor, params.project, params.component, body);
      return created(yield* service.render(actor, id, view(addonShape)));
    }),
  ),
  serve(addonsApi.discovery, ({ actor, params, body }) =>
    Effect.gen(function* () {
      const service = yield* Addons;
      return json(yield* service.previewDiscovery(actor, params.project, params.component, body));
    }),
  ),
  serve(addonsApi.installOnProject, ({ actor, params, body, view }) =>
    Effect.gen(function* () {
      const service = yield* Addons;
      const id = yield* service.installOnProject(actor, params.project, body);
      return created(yield* service.render(actor, id, view(addonShape)));
    }),
  ),
  serve(addonsApi.installOnSite, ({ actor, body, view }) =>
    Effect.gen(function* () {
      const service = yield* Addons;
      const id = yield* service.installOnSite(actor, body);
      return created(yield* service.render(actor, id, view(addonShape)));
    }),
  ),
];
