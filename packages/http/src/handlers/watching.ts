import { Projects } from "@dragoman/core/projects";
import { Watching } from "@dragoman/core/watching";
import { Effect } from "effect";
import { projectShape } from "../api/shapes.ts";
import { usersApi } from "../api/users.ts";
import { serve } from "../dispatch.ts";
import { created, noContent } from "../wire/reply.ts";

export const watching = [
  serve(usersApi.watched, ({ actor, params, list, view }) =>
    Effect.flatMap(Watching, (service) =>
      list((slice) => service.page(actor, params.username, view(projectShape), slice)),
    ),
  ),
  serve(usersApi.watch, ({ actor, params, body, view }) =>
    Effect.gen(function* () {
      const id = yield* (yield* Watching).add(actor, params.username, body);
      return created(yield* (yield* Projects).render(actor, id, view(projectShape)));
    }),
  ),
  serve(usersApi.unwatch, ({ actor, params }) =>
    Effect.flatMap(Watching, (service) => Effect.as(service.remove(actor, params.username, params.project), noContent)),
  ),
];
