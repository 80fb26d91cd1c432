/** The document of this API. */
import { Choice } from "@dragoman/core/fields";
import { Schema } from "effect";
import { bytes } from "../wire/answer.ts";
import { get, noun } from "../wire/endpoint.ts";
import { text } from "../wire/json.ts";
import { optional } from "../wire/query.ts";

export const documentApi = noun("document", {
  schema: get("/api/schema/", {
    title: "This API as an OpenAPI document",
    ownFormat: true,
    query: Schema.Struct({ format: optional(Choice(["", "json", "yaml"]), "As `Accept` says unless given.") }),
    answers: { 200: { schema: { type: "object", additionalProperties: true }, types: ["application/yaml"] } },
    fails: ["UnknownFormat", "NotAcceptable"],
  }),
  index: get("/api/docs/", {
    title: "Pages on this API",
    ownFormat: true,
    quota: "pages",
    answers: bytes("text/html"),
  }),
  noun: get("/api/docs/:noun/", {
    title: "A page on the operations of a noun",
    ownFormat: true,
    quota: "pages",
    params: { noun: { schema: text, about: "Name of the noun.", example: "units" } },
    answers: bytes("text/html"),
  }),
});
