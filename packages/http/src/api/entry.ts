/** The entry point: where everything begins. */
import { Choice } from "@dragoman/core/fields";
import { Schema } from "effect";
import { ok } from "../wire/answer.ts";
import { get, noun } from "../wire/endpoint.ts";
import { address, named, record } from "../wire/json.ts";
import { optional } from "../wire/query.ts";

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

export const entryApi = noun("entry", {
  index: get("/api/", {
    title: "API root",
    query: Schema.Struct({ format: optional(Choice(["", "json", "api"]), "Is kept in the addresses of the answer.") }),
    answers: ok(Entry),
  }),
});
