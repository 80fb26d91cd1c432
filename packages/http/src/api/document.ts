/** The document of this API. */
import { get, noun } from "../wire/endpoint.ts";
import { oneOf } from "../wire/json.ts";

export const documentApi = noun("document", {
  schema: get("/api/schema/", {
    title: "This API as an OpenAPI document",
    ownFormat: true,
    query: { format: { schema: oneOf(["json", "yaml"]), about: "`json` unless `Accept` prefers YAML." } },
    answers: { 200: { schema: { type: "object", additionalProperties: true }, types: ["application/yaml"] } },
  }),
});
