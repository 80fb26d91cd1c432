/** Pages on the API, made of the OpenAPI document: an index of all operations, and a page for each noun. */
import { nouns } from "../api/index.ts";
import { openApiDocument } from "../openapi/document.ts";
import type { Json } from "../wire/json.ts";
import { type Html, html } from "./html.ts";

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly description: string;
    readonly schema: Json;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly $ref?: string; readonly description?: string; readonly content?: Content }>
  >;
}
type Content = Readonly<Record<string, { readonly schema?: Json; readonly example?: unknown }>>;

interface Described {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

const document = () =>
  openApiDocument() as unknown as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    readonly components: {
      readonly schemas: Readonly<Record<string, Json>>;
      readonly responses: Readonly<Record<string, { readonly description: string }>>;
    };
  };

const operationsOf = (noun: string): readonly Described[] =>
  Object.entries(document().paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation }))
      .filter(({ operation }) => operation.tags[0] === noun),
  );

const line = ({ path, method, operation }: Described, address: string): Html =>
  html`<li><span class="method">${method}</span> <a href="${address}#${operation.operationId}"><code>${path}</code></a>
<span class="about">${operation.summary}</span></li>`;

export const docsIndex = (baseUrl: string): Html => html`<h1>The API of this site</h1>
<p>Each noun has a page that says what its operations take and answer. The same is
<a href="${baseUrl}/api/schema/">an OpenAPI document</a>, for programs. Who asks with a token sends <code>Authorization: Token …</code>.</p>
${Object.entries(nouns).map(
  ([noun, about]) => html`<h2><a href="${baseUrl}/api/docs/${noun}/">${noun}</a></h2><p class="about">${about}</p>
<ul class="plain">${operationsOf(noun).map((each) => line(each, `${baseUrl}/api/docs/${noun}/`))}</ul>`,
)}`;

/** A text with its `code` as code. */
const worded = (text: string): Html =>
  html`${text.split("`").map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`;

const nameOf = (schema: Json) => (schema["$ref"] as string | undefined)?.split("/").at(-1);

/** A schema in a few words. */
const told = (schema: Json | undefined): Html => {
  if (schema === undefined) return html`anything`;
  const name = nameOf(schema);
  if (name !== undefined) return html`<a href="#schema-${name}">${name}</a>`;
  const choices = schema["anyOf"] as readonly Json[] | undefined;
  if (choices !== undefined)
    return html`${choices.map((each, index) => html`${index === 0 ? "" : " or "}${told(each)}`)}`;
  const { type } = schema;
  if (type === "array") return html`list of ${told(schema["items"] as Json | undefined)}`;
  const values = schema["enum"] as readonly unknown[] | undefined;
  if (values !== undefined)
    return html`${values.slice(0, mostValues).map(String).join(", ")}${values.length > mostValues ? ", …" : ""}`;
  const words = [
    Array.isArray(type) ? type.join(" or ") : String(type ?? "anything"),
    schema["format"],
    schema["pattern"] === undefined ? undefined : `of the form ${String(schema["pattern"])}`,
    schema["maxLength"] === undefined ? undefined : `up to ${String(schema["maxLength"])} characters`,
  ];
  return html`${words.filter((word) => word !== undefined).join(", ")}`;
};

/** Values of a choice that are named before the rest goes without saying. */
const mostValues = 24;

/** Names of the schemas that something refers to, and that these refer to. */
const referred = (value: unknown, found: Set<string>): ReadonlySet<string> => {
  for (const [, name = ""] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g))
    if (!found.has(name)) referred(document().components.schemas[name], found.add(name));
  return found;
};

const row = (...cells: readonly Html[]): Html => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
const table = (rows: readonly Html[]): Html => html`<div class="scroll"><table><tbody>${rows}</tbody></table></div>`;

const properties = (schema: Json): Html => {
  const required = (schema["required"] as readonly string[] | undefined) ?? [];
  const rows = Object.entries((schema["properties"] as Readonly<Record<string, Json>> | undefined) ?? {});
  if (rows.length === 0) return html`<p>${told(schema)}</p>`;
  const always = (name: string) => (required.includes(name) ? "always" : "");
  return table(rows.map(([name, each]) => row(html`<code>${name}</code>`, told(each), html`${always(name)}`)));
};

const answers = ({ responses }: Operation): readonly Html[] =>
  Object.entries(responses).map(([status, response]) => {
    const shared = response.$ref?.split("/").at(-1);
    const about = shared === undefined ? response.description : document().components.responses[shared]?.description;
    const kinds = Object.entries(response.content ?? {}).map(
      ([type, { schema }]) => html`${type === "application/json" ? told(schema) : html`<code>${type}</code>`} `,
    );
    return row(html`${status}`, worded(about ?? ""), html`${kinds}`);
  });

const parameterRow = ({ name, description, schema }: Operation["parameters"][number]): Html =>
  row(html`<code>${name}</code>`, worded(description), told(schema));

const operation = ({ path, method, operation: each }: Described): Html => {
  const [body] = Object.values(each.requestBody?.content ?? {});
  return html`<h2 id="${each.operationId}">${each.summary}</h2>
<p><span class="method">${method}</span> <code>${path}</code></p>
<p class="about">${each.operationId} ${worded(each.description ?? "")}</p>
${each.parameters.length === 0 ? undefined : table(each.parameters.map(parameterRow))}
${body === undefined ? undefined : html`<p>Takes ${told(body.schema)}.</p>`}
${body?.example === undefined ? undefined : html`<pre><code>${JSON.stringify(body.example, null, 2)}</code></pre>`}
<details><summary>Answers</summary>${table(answers(each))}</details>`;
};

/** The page of a noun; undefined where there is none of this name. */
export const docsOf = (noun: string): Html | undefined => {
  const about = Object.hasOwn(nouns, noun) ? nouns[noun] : undefined;
  if (about === undefined) return undefined;
  const operations = operationsOf(noun);
  const schemas = [...referred(operations, new Set())].sort();
  return html`<h1>${noun}</h1><p>${about}</p>
<ul class="plain">${operations.map((each) => line(each, ""))}</ul>
${operations.map(operation)}
<h2>Objects</h2>
${schemas.map((name) => {
  const schema = document().components.schemas[name] ?? {};
  return html`<details id="schema-${name}"><summary>${name}</summary>${properties(schema)}</details>`;
})}`;
};
