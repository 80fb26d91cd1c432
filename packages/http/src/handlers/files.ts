/** Handlers of downloads and archives. */
import { Readable } from "node:stream";
import { Invalid } from "@dragoman/core/access";
import { Exports, type Archive, type StoredFile } from "@dragoman/core/exports";
import type { Page } from "@dragoman/core/database";
import { decodeFields, Flag } from "@dragoman/core/fields";
import { type UploadPlan, type UploadResult, Uploads } from "@dragoman/core/uploads";
import { Effect, Schema } from "effect";
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
      const format = query.get("format");
      const search = query.get("q") ?? undefined;
      if (format === null && search !== undefined && search !== "")
        return yield* Invalid.field("q", "A query needs a format to convert to.");
      const place = [params.project, params.component, params.language] as const;
      const file = yield* format === null
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
        if (yield* isDryRun(query))
          return yield* list((slice) =>
            Effect.map(service.preview(actor, place, body, slice), (plan) => planned(plan, baseUrl)),
          );
        const plan = query.get("plan") ?? undefined;
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
    Effect.flatMap(Exports, (service) =>
      Effect.map(service.component(actor, params.project, params.component, archiveOptions(query)), archived),
    ),
  ),
  serve(filesApi.project, ({ actor, params, query }) =>
    Effect.flatMap(Exports, (service) =>
      Effect.map(service.project(actor, params.project, archiveOptions(query)), archived),
    ),
  ),
];

const summary = (result: UploadResult) => ({ ...result, result: result.accepted > 0, count: result.total });

const DryRun = Schema.Struct({ dry_run: Flag });

/** What is no flag is refused: taken for false, it would do what somebody wanted to look at first. */
const isDryRun = (query: URLSearchParams) =>
  Effect.map(decodeFields(DryRun, { dry_run: query.get("dry_run") ?? false }), (decoded) => decoded.dry_run);

/** A plan as a page of strings, with the token and the counts beside it. */
const planned = ({ token, result, count, rows }: UploadPlan, baseUrl: string): Page => ({
  count,
  json: JSON.stringify(
    rows.map(({ outcome, reason, unit, language, context, source, before, after }) => ({
      outcome,
      reason,
      unit: unit === null ? null : `${baseUrl}/api/units/${unit}/`,
      language,
      context,
      source,
      old_target: before?.target ?? null,
      old_state: before?.state ?? null,
      target: after?.target ?? null,
      state: after?.state ?? null,
    })),
  ),
  beside: { plan: token, ...result, result: result.accepted > 0 },
});

/** `format=zip:csv` converts; any other format is the stored files. */
const archiveOptions = (query: URLSearchParams) => {
  const format = /^zip:(.*)$/.exec(query.get("format") ?? "")?.[1];
  const language = query.get("language_code");
  return { ...(format === undefined ? {} : { format }), ...(language === null ? {} : { language }) };
};
