import { Editor, type Scope } from "@dragoman/core/editor";
import { UnitId } from "@dragoman/core/ids";
import { Units } from "@dragoman/core/units";
import { Effect } from "effect";
import { editorApi, historyShape, rowShape, usualNearby } from "../api/editor.ts";
import { unitShape } from "../api/units.ts";
import { serve } from "../dispatch.ts";
import { json, jsonText, shown } from "../wire/reply.ts";
import { pathId } from "./pathId.ts";

/** The scope that names stand for. */
const scopeOf = ({ project, component, language }: Scope): Scope => {
  const named = (name: string | undefined) => (name === "" || name === "-" ? undefined : name);
  return { project: named(project), component: named(component), language: named(language) };
};

const unitId = ({ id }: { readonly id: string }) => pathId(UnitId, id, "Unit");

export const editor = [
  serve(editorApi.editing, ({ actor, params, view }) =>
    Effect.gen(function* () {
      const id = yield* unitId(params);
      const editing = yield* (yield* Editor).editing(actor, id);
      const unit = shown(yield* (yield* Units).render(actor, id, view(unitShape)));
      return jsonText(`${JSON.stringify(editing).slice(0, -1)},"unit":${unit}}`);
    }),
  ),
  serve(editorApi.translations, ({ actor, params, view }) =>
    Effect.gen(function* () {
      const id = yield* unitId(params);
      return jsonText(yield* (yield* Editor).translations(actor, id, view(unitShape)));
    }),
  ),
  serve(editorApi.nearby, ({ actor, params, query, view }) =>
    Effect.gen(function* () {
      const id = yield* unitId(params);
      const { count = usualNearby } = yield* query;
      return jsonText(yield* (yield* Editor).nearby(actor, id, count, view(rowShape)));
    }),
  ),
  serve(editorApi.sameSource, ({ actor, params, view }) =>
    Effect.gen(function* () {
      const id = yield* unitId(params);
      return jsonText(yield* (yield* Editor).sameSource(actor, id, view(rowShape)));
    }),
  ),
  serve(editorApi.variants, ({ actor, params, view }) =>
    Effect.gen(function* () {
      return jsonText(yield* (yield* Editor).variants(actor, yield* unitId(params), view(rowShape)));
    }),
  ),
  serve(editorApi.glossary, ({ actor, params }) =>
    Effect.gen(function* () {
      return json(yield* (yield* Editor).glossary(actor, yield* unitId(params)));
    }),
  ),
  serve(editorApi.history, ({ actor, params, list, view }) =>
    Effect.gen(function* () {
      const page = yield* (yield* Editor).history(actor, yield* unitId(params));
      return yield* list((slice) => page(view(historyShape), slice));
    }),
  ),
  serve(editorApi.ids, ({ actor, query }) =>
    Effect.gen(function* () {
      const { q, sort_by, ...scope } = yield* query;
      return json(yield* (yield* Editor).ids(actor, { scope: scopeOf(scope), query: q }, sort_by));
    }),
  ),
  serve(editorApi.rows, ({ actor, query, view }) =>
    Effect.gen(function* () {
      const { ids } = yield* query;
      return jsonText(yield* (yield* Editor).rows(actor, ids, view(rowShape)));
    }),
  ),
  serve(editorApi.counts, ({ actor, query }) =>
    Effect.gen(function* () {
      const { q, ...scope } = yield* query;
      return json(yield* (yield* Editor).counts(actor, { scope: scopeOf(scope), query: q }));
    }),
  ),
];
