import { checkWords } from "@dragoman/core/checks";
import { UnitId } from "@dragoman/core/ids";
import { Repositories } from "@dragoman/core/repository";
import { Units } from "@dragoman/core/units";
import { Effect } from "effect";
import { editedUnitShape, unitsApi, unitShape } from "../api/units.ts";
import { decodeBody, serve } from "../dispatch.ts";
import { statusOf } from "../errorStatus.ts";
import { listOfForm } from "../wire/forms.ts";
import { json, jsonText, noContent, shown } from "../wire/reply.ts";
import { pathId } from "./pathId.ts";

export const units = [
  serve(unitsApi.list, ({ actor, query, list, view }) =>
    Effect.gen(function* () {
      const service = yield* Units;
      const { q } = yield* query;
      return yield* list((slice) => service.page(actor, q, view(unitShape), slice));
    }),
  ),
  serve(unitsApi.one, ({ actor, params, query, one, view }) =>
    Effect.gen(function* () {
      const service = yield* Units;
      const id = yield* pathId(UnitId, params.id, "Unit");
      const { q } = yield* query;
      return yield* one(service.one(actor, id, q, view(unitShape)));
    }),
  ),
  ...[unitsApi.change, unitsApi.replace].map((endpoint) =>
    serve(endpoint, (call) =>
      Effect.gen(function* () {
        const { actor, incoming, params, one, view } = call;
        const service = yield* Units;
        const id = yield* pathId(UnitId, params.id, "Unit");
        const body = decodeBody(call, (fields) =>
          listOfForm(incoming, listOfForm(incoming, fields, "target", "absent"), "labels", "absent"),
        );
        return yield* Effect.andThen(
          service.edit(actor, id, body),
          one(service.render(actor, id, view(editedUnitShape))),
        ).pipe(
          Effect.catchTag("Overtaken", (error) =>
            Effect.map(service.render(actor, id, view(unitShape)), (unit) =>
              jsonText(
                `${JSON.stringify({ detail: error.reason }).slice(0, -1)},"unit":${shown(unit)}}`,
                statusOf("Overtaken"),
              ),
            ),
          ),
        );
      }),
    ),
  ),
  serve(unitsApi.foresee, (call) =>
    Effect.gen(function* () {
      const id = yield* pathId(UnitId, call.params.id, "Unit");
      const draft = decodeBody(call, (fields) => listOfForm(call.incoming, fields, "target", "absent"));
      const { checks, ...foresight } = yield* (yield* Units).foresee(call.actor, id, draft);
      return json({
        ...foresight,
        checks: checks.map(({ id: check, ...rest }) => ({ check, ...checkWords[check], ...rest })),
      });
    }),
  ),
  serve(unitsApi.dismiss, ({ actor, params, body }) =>
    Effect.gen(function* () {
      const id = yield* pathId(UnitId, params.id, "Unit");
      const dismissal = yield* (yield* Units).dismiss(actor, id, params.check, body);
      return json({ check: params.check, ...dismissal });
    }),
  ),
  serve(unitsApi.remove, ({ actor, params }) =>
    Effect.gen(function* () {
      const id = yield* pathId(UnitId, params.id, "Unit");
      yield* (yield* Repositories).removeUnit(actor, id);
      return noContent;
    }),
  ),
];
