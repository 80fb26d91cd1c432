/** Translation memory: what was once translated. */
import type { Shape } from "@dragoman/core/database";
import { leastQuality, type MemoryColumn, memoryColumns, memoryScopes, mostMatches } from "@dragoman/core/memory";
import { gone, ok, pages } from "../wire/answer.ts";
import { del, get, noun } from "../wire/endpoint.ts";
import { integer, list, named, oneOf, record, shaped, text } from "../wire/json.ts";
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

const Match = named(
  "MemoryMatch",
  record({
    id: integer,
    source: list(text),
    target: list(text),
    quality: integer,
    origin: text,
    scope: oneOf([...memoryScopes]),
  }),
);

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
  ofUnit: get("/api/units/:id/memory/", {
    title: `What the translation memory has for a string and texts like it, ${mostMatches} of quality ${leastQuality} and more`,
    answers: ok(list(Match)),
  }),
  remove: del("/api/memory/:id/", {
    title: "Delete an entry of the translation memory",
    answers: gone,
    needs: [keeping, need("memory.manage", "memory.delete", "own account")],
  }),
});
