/** Translation memory: what was once translated. */
import type { Shape } from "@dragoman/core/database";
import type { MemoryColumn } from "@dragoman/core/memory";
import { del, get } from "../wire/endpoint.ts";

export const memoryApi = {
  list: get("/api/memory/", { title: "Translation memory", signedIn: true }),
  one: get("/api/memory/:id/", { title: "An entry of the translation memory", signedIn: true }),
  remove: del("/api/memory/:id/", { title: "Delete an entry of the translation memory" }),
};

export const memoryShape: Shape<MemoryColumn> = {
  id: "id",
  source: "source",
  target: "target",
  source_language: "sourceLanguage",
  target_language: "targetLanguage",
  origin: "origin",
  project: "project",
  from_file: "fromFile",
  shared: "shared",
};
