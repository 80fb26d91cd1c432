import { Statistics } from "@dragoman/core/statistics";
import { Memberships } from "@dragoman/core/teams";
import { Users } from "@dragoman/core/users";
import { Effect } from "effect";
import { userOutlineShape, userShape, usersApi } from "../api/users.ts";
import { serve } from "../dispatch.ts";
import { created, json, noContent } from "../wire/reply.ts";

export const users = [
  serve(usersApi.list, ({ actor, query, list, view }) =>
    Effect.gen(function* () {
      const service = yield* Users;
      const { username = "" } = yield* query;
      return yield* list((slice) => service.page(actor, username, view(userShape), slice));
    }),
  ),
  serve(usersApi.create, ({ actor, body, view }) =>
    Effect.gen(function* () {
      const service = yield* Users;
      const id = yield* service.create(actor, body);
      return created(yield* service.render(actor, id, view(userShape)));
    }),
  ),
  serve(usersApi.one, ({ actor, params, one, view }) =>
    Effect.flatMap(Users, (service) =>
      one(service.one(actor, params.username, { whole: view(userShape), outline: view(userOutlineShape) })),
    ),
  ),
  ...[usersApi.replace, usersApi.change].map((endpoint) =>
    serve(endpoint, ({ actor, params, body, one, view }) =>
      Effect.gen(function* () {
        const service = yield* Users;
        const id = yield* service.update(actor, params.username, body);
        return yield* one(service.render(actor, id, view(userShape)));
      }),
    ),
  ),
  serve(usersApi.remove, ({ actor, params }) =>
    Effect.flatMap(Users, (service) => Effect.as(service.remove(actor, params.username), noContent)),
  ),
  ...(
    [
      ["join", "add"],
      ["leave", "remove"],
    ] as const
  ).map(([name, move]) =>
    serve(usersApi[name], ({ actor, params, body, one, view }) =>
      Effect.gen(function* () {
        const service = yield* Users;
        const memberships = yield* Memberships;
        const user = yield* service.find(actor, params.username);
        yield* memberships[move](actor, user, body);
        return yield* one(
          service.one(actor, params.username, { whole: view(userShape), outline: view(userOutlineShape) }),
        );
      }),
    ),
  ),
  serve(usersApi.statistics, ({ actor, params }) =>
    Effect.gen(function* () {
      const user = yield* (yield* Users).find(actor, params.username);
      return json(yield* (yield* Statistics).ofUser(actor, user.id));
    }),
  ),
];
