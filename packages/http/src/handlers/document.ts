/** The document of the API, as JSON, as YAML, and as pages. */
import { NotFound } from "@dragoman/core/access";
import { Effect } from "effect";
import { stringify } from "yaml";
import { documentApi } from "../api/document.ts";
import { docsIndex, docsOf } from "../browsable/docs.ts";
import type { Html } from "../browsable/html.ts";
import { layout, pageHeaders } from "../browsable/layout.ts";
import { type Call, serve } from "../dispatch.ts";
import { openApiDocument } from "../openapi/document.ts";
import { preferred } from "../wire/accept.ts";
import { NotAcceptable, UnknownFormat } from "../wire/negotiation.ts";
import { json } from "../wire/reply.ts";

const types = ["application/json", "application/yaml", "application/vnd.oai.openapi"] as const;
const formats = { json: "application/json", yaml: "application/yaml" } as const;

const yaml = (document: object) => ({
  status: 200,
  headers: { "content-type": "application/yaml" },
  body: stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 }),
});

const page = ({ baseUrl, incoming }: Pick<Call, "baseUrl" | "incoming">, title: string, main: Html) => {
  const path = new URL(baseUrl).pathname.replace(/\/$/, "") + (incoming.target.split("?")[0] ?? "");
  return { status: 200, headers: pageHeaders, body: layout({ title, baseUrl, path, main }) };
};

export const document = [
  serve(documentApi.schema, ({ incoming, query, baseUrl }) =>
    Effect.gen(function* () {
      const { format = "" } = yield* Effect.mapError(query, () => new UnknownFormat());
      const type = format === "" ? preferred(incoming.header("accept"), types) : formats[format];
      if (type === undefined) return yield* new NotAcceptable();
      const found = openApiDocument(baseUrl);
      return type === "application/json" ? json(found) : yaml(found);
    }),
  ),
  serve(documentApi.index, (call) => Effect.succeed(page(call, "API", docsIndex(call.baseUrl)))),
  serve(documentApi.noun, (call) => {
    const main = docsOf(call.params.noun);
    return main === undefined
      ? Effect.fail(new NotFound({ object: "Noun" }))
      : Effect.succeed(page(call, call.params.noun, main));
  }),
];
