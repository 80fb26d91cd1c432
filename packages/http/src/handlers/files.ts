/** Handlers of downloads and archives. */
import { Readable } from "node:stream";
import { Invalid } from "@dragoman/core/access";
import { Exports, type Archive, type StoredFile } from "@dragoman/core/exports";
import { Uploads } from "@dragoman/core/uploads";
import { Effect } from "effect";
import { filesApi } from "../api/files.ts";
import { serve } from "../dispatch.ts";
import { conditional } from "../wire/conditional.ts";
import { attachment, json, type Reply } from "../wire/reply.ts";

const stored = (file: StoredFile): Reply => attachment(file.bytes, file);

const archived = ({ name, stream }: Archive): Reply =>
  attachment(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { name, type: "application/zip" });

export const files = [
  serve(filesApi.translation, ({ actor, params, query, incoming, baseUrl }) =>
    Effect.gen(function* () {
      const service = yield* Exports;
      const format = query.get("format");
      const search = query.get("q") ?? undefined;
      if (format === null && search !== undefined && search !== "")
        return yield* Invalid.field("q", "A query needs a format to convert to.");
      const place = [params.project, params.component, params.language] as const;
      const file = yield* format === null
        ? service.translation(actor, ...place, baseUrl)
        : service.converted(actor, ...place, { format, query: search, siteUrl: baseUrl });
      return conditional(incoming, file, stored(file));
    }),
  ),
  ...[filesApi.upload, filesApi.replace].map((endpoint) =>
    serve(endpoint, ({ actor, params, body, baseUrl }) =>
      Effect.gen(function* () {
        const place = { project: params.project, path: params.component, language: params.language };
        const result = yield* (yield* Uploads).upload(actor, place, body, baseUrl);
        return json({ ...result, result: result.accepted > 0, count: result.total });
      }),
    ),
  ),
  serve(filesApi.base, ({ actor, params }) =>
    Effect.flatMap(Exports, (service) => Effect.map(service.base(actor, params.project, params.component), stored)),
  ),
  serve(filesApi.template, ({ actor, params }) =>
    Effect.flatMap(Exports, (service) => Effect.map(service.template(actor, params.project, params.component), stored)),
  ),
  serve(filesApi.component, ({ actor, params, query, baseUrl }) =>
    Effect.flatMap(Exports, (service) =>
      Effect.map(service.component(actor, params.project, params.component, archiveOptions(query, baseUrl)), archived),
    ),
  ),
  serve(filesApi.project, ({ actor, params, query, baseUrl }) =>
    Effect.flatMap(Exports, (service) =>
      Effect.map(service.project(actor, params.project, archiveOptions(query, baseUrl)), archived),
    ),
  ),
];

/** `format=zip:csv` converts; any other format is the stored files. */
const archiveOptions = (query: URLSearchParams, siteUrl: string) => {
  const format = /^zip:(.*)$/.exec(query.get("format") ?? "")?.[1];
  const language = query.get("language_code");
  return { siteUrl, ...(format === undefined ? {} : { format }), ...(language === null ? {} : { language }) };
};
