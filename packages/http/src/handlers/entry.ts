import { Effect } from "effect";
import { entryApi, lists } from "../api/entry.ts";
import { serve } from "../dispatch.ts";
import { json } from "../wire/reply.ts";

export const entry = [
  // Links keep a rendering that was asked for by name.
  serve(entryApi.index, ({ baseUrl, format }) => {
    const suffix = format === "" ? "" : `?format=${format}`;
    return Effect.succeed(json(Object.fromEntries(lists.map((name) => [name, `${baseUrl}/api/${name}/${suffix}`]))));
  }),
];
