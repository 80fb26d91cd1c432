/**
 * Whether an answer is one that the OpenAPI document tells of: its status, its type and its body, with nothing in it
 * that the document does not know.
 */
import { openApiDocument } from "@dragoman/http";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import ajvFormats from "ajv-formats";
import { type Content, findPath, type OpenApi } from "./operations.ts";

export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly header: (name: string) => string | undefined;
  readonly status: number;
  readonly type: string;
  /** Undefined where the body is no JSON. */
  readonly body: string | undefined;
}

/** Objects have no properties but those that the document names. */
const closed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== "object" || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, closed(each)]));
  return "properties" in copy && copy["type"] === "object" && !("additionalProperties" in copy)
    ? { ...copy, additionalProperties: false }
    : copy;
};

const document = closed(openApiDocument()) as OpenApi;
const find = findPath(document);

const ajv = new Ajv2020({ strict: false, allErrors: false });
ajvFormats.default(ajv);
ajv.addFormat("iri", (text) => URL.canParse(text));
ajv.addFormat("iri-reference", (text) => URL.canParse(text, "https://site.example"));
ajv.addSchema({ $id: "api", components: document.components });

const compiled = new Map<string, ValidateFunction>();
/** References in the document are to its own parts. */
const validator = (key: string, schema: unknown): ValidateFunction => {
  const known =
    compiled.get(key) ?? ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as object);
  compiled.set(key, known);
  return known;
};

const mediaType = (header: string) => header.split(";")[0]?.trim().toLowerCase() ?? "";

/** What is wrong with the answer; undefined where nothing is. */
export const judge = ({ method, path, header, status, type, body }: Exchange): string | undefined => {
  const [pathname = "", query = ""] = path.split("?");
  const methods = find(pathname);
  const operation = methods?.[method.toLowerCase()];
  // Methods that every path has, and what is not served at all are not in the document.
  if (operation === undefined) return undefined;
  const response = operation.responses[String(status)];
  const name = `${operation.operationId} (${method} ${path}) answers ${status}`;
  if (response === undefined) return `${name}, of which its document knows nothing: ${body ?? type}`;
  const reference = response.$ref?.split("/").at(-1);
  const content: Content | undefined =
    reference === undefined ? response.content : document.components.responses[reference]?.content;
  const given = mediaType(type);
  if (content === undefined) return type === "" ? undefined : `${name} with a body (${type}) where none is told of`;
  // Everything in JSON is a page for people too.
  const asksPage = /\btext\/|\*\/\*/.test(header("accept") ?? "") || new URLSearchParams(query).has("format");
  if (given === "text/html" && asksPage && "application/json" in content) return undefined;
  const media = content[given] ?? content["*/*"];
  if (media === undefined) return `${name} as ${type}, told of are ${Object.keys(content).join(", ")}`;
  if (given !== "application/json" || media.schema === undefined || body === undefined) return undefined;
  // This client wants lists without pages.
  if (/\bwlc\//.test(header("user-agent") ?? "")) return undefined;
  const valid = validator(`${operation.operationId} ${reference ?? status}`, media.schema);
  if (valid(JSON.parse(body))) return undefined;
  const problems = (valid.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
  return `${name} with what its document does not tell: ${problems.join("; ")} in ${body.slice(0, 1000)}`;
};
