/** The entry point: where everything begins. */
import { ok } from "../wire/answer.ts";
import { get, noun } from "../wire/endpoint.ts";
import { address, named, record } from "../wire/json.ts";

/** The lists that the entry point names. */
export const lists = [
  "users",
  "groups",
  "roles",
  "projects",
  "components",
  "translations",
  "memory",
  "languages",
  "component-lists",
  "changes",
  "units",
  "screenshots",
  "addons",
  "categories",
] as const;

const Entry = named("Entry", record(Object.fromEntries(lists.map((name) => [name, address]))));

export const entryApi = noun("entry", { index: get("/api/", { title: "API root", answers: ok(Entry) }) });
