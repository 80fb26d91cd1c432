/** Handlers of downloads and archives. */
import { Readable } from "node:stream";
import { Invalid } from "@dragoman/core/access";
import { Exports, type Archive, type StoredFile } from "@dragoman/core/exports";
import type { Page } from "@dragoman/core/database";
import { type UploadPlan, type UploadResult, Uploads } from "@dragoman/core/uploads";
import { Effect } from "effect";
import { filesApi } from "../api/files.ts";
import { serve } from "../dispatch.ts";
import { conditional } from "../wire/conditional.ts";
import { attachment, json, type Reply } from "../wire/reply.ts";

const stored = (file: StoredFile): Reply => attachment(file.bytes, file);

const archived = ({ name, stream }: Archive): Reply =>
  attachment(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { name, type: "application/zip" });

export const files = [
  serve(filesApi.translation, ({ actor, params, query, incoming }) =>
    Effect.gen(function* () {
      const service = yield* Exports;
      const { format, q: search } = yield* query;
      if (format === undefined && search !== undefined && search !== "")
        return yield* Invalid.field("q", "A query needs a format to convert to.");
      const place = [params.project, params.component, params.language] as const;
      const file = yield* format === undefined
        ? service.translation(actor, ...place)
        : service.converted(actor, ...place, { format, query: search });
      return conditional(incoming, file, stored(file));
    }),
  ),
  ...[filesApi.upload, filesApi.replace].map((endpoint) =>
    serve(endpoint, ({ actor, params, query, body, baseUrl, list }) =>
      Effect.gen(function* () {
        const service = yield* Uploads;
        const place = { project: params.project, path: params.component, language: params.language };
        const { dry_run: isDryRun = false, plan, kind: kinds, words } = yield* query;
        if (isDryRun)
          return yield* list((slice) =>
            Effect.map(service.preview(actor, place, body, { ...slice, kinds, words }), (plan) =>
              planned(plan, baseUrl),
            ),
          );
        return json(summary(yield* service.upload(actor, place, body, { plan })));
      }),
    ),
  ),
  serve(filesApi.base, ({ actor, params }) =>
    Effect.flatMap(Exports, (service) => Effect.map(service.base(actor, params.project, params.component), stored)),
  ),
  serve(filesApi.template, ({ actor, params }) =>
    Effect.flatMap(Exports, (service) => Effect.map(service.template(actor, params.project, params.component), stored)),
  ),
  serve(filesApi.component, ({ actor, params, query }) =>
    Effect.gen(function* () {
      const wanted = archiveOptions(yield* query);
      return archived(yield* (yield* Exports).component(actor, params.project, params.component, wanted));
    }),
  ),
  serve(filesApi.project, ({ actor, params, query }) =>
    Effect.gen(function* () {
      const wanted = archiveOptions(yield* query);
      return archived(yield* (yield* Exports).project(actor, params.project, wanted));
    }),
  ),
];

const summary = (result: UploadResult) => ({ ...result, result: result.accepted > 0, count: result.total });

/** A plan as a page of strings, with the token and the counts beside it. */
const planned = ({ token, result, kinds, count, rows }: UploadPlan, baseUrl: string): Page => ({
  count,
  json: JSON.stringify(
    rows.map(({ outcome, kind, reason, unit, language, context, source, before, after, offered }) => ({
      outcome,
      kind,
      reason,
      unit: unit === null ? null : `${baseUrl}/api/units/${unit}/`,
      language,
      context,
      source,
      old_target: before?.target ?? null,
      old_state: before?.state ?? null,
      target: after?.target ?? null,
      state: after?.state ?? null,
      file_target: offered,
    })),
  ),
  beside: { plan: token, kinds, ...result, result: result.accepted > 0 },
});

/** `format=zip:csv` converts; any other format is the stored files. */
const archiveOptions = (asked: { readonly format?: string; readonly language_code?: string }) => {
  const format = /^zip:(.*)$/.exec(asked.format ?? "")?.[1];
  const { language_code: language } = asked;
  return { ...(format === undefined ? {} : { format }), ...(language === undefined ? {} : { language }) };
};
