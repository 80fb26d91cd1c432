import { RoleId } from "@dragoman/core/ids";
import { Roles } from "@dragoman/core/roles";
import { Effect } from "effect";
import { roleShape, rolesApi } from "../api/roles.ts";
import { decodeBody, serve } from "../dispatch.ts";
import { listOfForm } from "../wire/forms.ts";
import { created, noContent } from "../wire/reply.ts";
import { pathId } from "./pathId.ts";

const roleId = (text: string) => pathId(RoleId, text, "Role");

export const roles = [
  serve(rolesApi.list, ({ actor, list, view }) =>
    Effect.flatMap(Roles, (service) => list((slice) => service.page(actor, view(roleShape), slice))),
  ),
  serve(rolesApi.create, (call) =>
    Effect.gen(function* () {
      const { actor, incoming, view } = call;
      const service = yield* Roles;
      const body = decodeBody(call, (fields) => listOfForm(incoming, fields, "permissions", "empty"));
      const id = yield* service.create(actor, body);
      return created(yield* service.render(actor, id, view(roleShape)));
    }),
  ),
  serve(rolesApi.one, ({ actor, params, one, view }) =>
    Effect.gen(function* () {
      const service = yield* Roles;
      return yield* one(service.one(actor, yield* roleId(params.id), view(roleShape)));
    }),
  ),
  ...(
    [
      [rolesApi.replace, "empty"],
      [rolesApi.change, "absent"],
    ] as const
  ).map(([endpoint, absent]) =>
    serve(endpoint, (call) =>
      Effect.gen(function* () {
        const { actor, params, incoming, one, view } = call;
        const service = yield* Roles;
        const id = yield* roleId(params.id);
        const body = decodeBody(call, (fields) => listOfForm(incoming, fields, "permissions", absent));
        yield* service.update(actor, id, body);
        return yield* one(service.render(actor, id, view(roleShape)));
      }),
    ),
  ),
  serve(rolesApi.remove, ({ actor, params }) =>
    Effect.gen(function* () {
      const service = yield* Roles;
      yield* service.remove(actor, yield* roleId(params.id));
      return noContent;
    }),
  ),
];
