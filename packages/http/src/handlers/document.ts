/** The document of the API, as JSON or as YAML. */
import { Effect } from "effect";
import { stringify } from "yaml";
import { documentApi } from "../api/document.ts";
import { serve } from "../dispatch.ts";
import { openApiDocument } from "../openapi/document.ts";
import { preferred } from "../wire/accept.ts";
import { NotAcceptable, UnknownFormat } from "../wire/negotiation.ts";
import { json } from "../wire/reply.ts";

const types = ["application/json", "application/yaml", "application/vnd.oai.openapi"] as const;
const formats: Readonly<Record<string, (typeof types)[number]>> = {
  json: "application/json",
  yaml: "application/yaml",
};

const yaml = (document: object) => ({
  status: 200,
  headers: { "content-type": "application/yaml" },
  body: stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 }),
});

export const document = [
  serve(documentApi.schema, ({ incoming, query, baseUrl }) =>
    Effect.gen(function* () {
      const format = query.get("format") ?? "";
      const type = format === "" ? preferred(incoming.header("accept"), types) : formats[format];
      if (type === undefined) return yield* format === "" ? new NotAcceptable() : new UnknownFormat();
      const found = openApiDocument(baseUrl);
      return type === "application/json" ? json(found) : yaml(found);
    }),
  ),
];
