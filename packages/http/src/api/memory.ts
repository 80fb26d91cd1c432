/** Translation memory: what was once translated. */
import type { Shape } from "@dragoman/core/database";
import { type MemoryColumn, memoryColumns } from "@dragoman/core/memory";
import { gone, ok, pages } from "../wire/answer.ts";
import { del, get, noun } from "../wire/endpoint.ts";
import { shaped } from "../wire/json.ts";
import { need } from "../wire/need.ts";

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
const MemoryEntry = shaped("MemoryEntry", memoryColumns, memoryShape);

const keeping = need("memory.manage", "memory.edit", "memory.delete");
const reading = [need("signed in"), keeping];

export const memoryApi = noun("memory", {
  list: get("/api/memory/", {
    title: "Translation memory",
    ...pages(MemoryEntry),
    needs: reading,
  }),
  one: get("/api/memory/:id/", {
    title: "An entry of the translation memory",
    answers: ok(MemoryEntry),
    needs: reading,
  }),
  remove: del("/api/memory/:id/", {
    title: "Delete an entry of the translation memory",
    answers: gone,
    needs: [keeping, need("memory.manage", "memory.delete", "own account")],
  }),
});
