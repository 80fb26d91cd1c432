import { Publications } from "@dragoman/core/addons";
import { Effect } from "effect";
import { publicationsApi } from "../api/publications.ts";
import { serve } from "../dispatch.ts";
import { conditional } from "../wire/conditional.ts";

/** It is the same for everybody, and for pages of any origin: those who load it have no account here. */
const forEverybody = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "cache-control": "public, max-age=300, stale-while-revalidate=86400",
  vary: "Accept-Encoding",
};

export const publications = [
  serve(publicationsApi.file, ({ incoming, params }) =>
    Effect.gen(function* () {
      const { content, digest, changed } = yield* (yield* Publications).file(params.token, params.file);
      const type = params.file.endsWith(".json") ? "application/json" : "text/javascript";
      const headers = { "content-type": `${type}; charset=utf-8`, ...forEverybody };
      const reply = conditional(incoming, { tag: digest, changed }, { status: 200, headers, body: content });
      return { ...reply, headers: { ...forEverybody, ...reply.headers } };
    }),
  ),
];
