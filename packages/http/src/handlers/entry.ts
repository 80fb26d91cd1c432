import { Effect } from "effect";
import { entryApi } from "../api/entry.ts";
import { serve } from "../dispatch.ts";
import { json } from "../wire/reply.ts";

const lists = [
  "users", "groups", "roles", "projects", "components", "translations", "memory", "languages", "component-lists",
  "changes", "units", "screenshots", "addons", "categories",
];

export const entry = [
  serve(entryApi.index, ({ baseUrl }) => Effect.succeed(json(Object.fromEntries(lists.map((name) => [name, `${baseUrl}/api/${name}/`]))))),
];
