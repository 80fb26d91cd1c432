import { Editor, type Scope } from "@dragoman/core/editor";
import { Effect } from "effect";
import { editorApi, rowShape } from "../api/editor.ts";
import { serve } from "../dispatch.ts";
import { json, jsonText } from "../wire/reply.ts";

/** The scope that names stand for. */
const scopeOf = ({ project, component, language }: Scope): Scope => {
  const named = (name: string | undefined) => (name === "" || name === "-" ? undefined : name);
  return { project: named(project), component: named(component), language: named(language) };
};

export const editor = [
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
