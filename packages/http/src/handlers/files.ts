/** Handlers of downloads and archives. */
import { Readable } from "node:stream";
import { Exports, type Archive, type StoredFile } from "@dragoman/core/exports";
import { Effect } from "effect";
import { filesApi } from "../api/files.ts";
import { serve } from "../dispatch.ts";
import { conditional } from "../wire/conditional.ts";
import { attachment, type Reply } from "../wire/reply.ts";

const stored = (file: StoredFile): Reply => attachment(file.bytes, file);

const archived = ({ name, stream }: Archive): Reply =>
  attachment(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { name, type: "application/zip" });

export const files = [
  serve(filesApi.translation, ({ actor, params, incoming, baseUrl }) =>
    Effect.gen(function* () {
      const file = yield* (yield* Exports).translation(actor, params.project, params.component, params.language, baseUrl);
      return conditional(incoming, file, stored(file));
    }),
  ),
  serve(filesApi.base, ({ actor, params }) =>
    Effect.flatMap(Exports, (service) => Effect.map(service.base(actor, params.project, params.component), stored)),
  ),
  serve(filesApi.template, ({ actor, params }) =>
    Effect.flatMap(Exports, (service) => Effect.map(service.template(actor, params.project, params.component), stored)),
  ),
  serve(filesApi.component, ({ actor, params, baseUrl }) =>
    Effect.flatMap(Exports, (service) => Effect.map(service.component(actor, params.project, params.component, baseUrl), archived)),
  ),
  serve(filesApi.project, ({ actor, params, query, baseUrl }) =>
    Effect.flatMap(Exports, (service) =>
      Effect.map(service.project(actor, params.project, query.get("language_code") ?? undefined, baseUrl), archived),
    ),
  ),
];
