/** Forms for the methods of a path, from the schemas of their bodies. The script of pages sends them. */
import { endpoints } from "../api/index.ts";
import type { Endpoint } from "../wire/endpoint.ts";
import type { Json } from "../wire/json.ts";
import { fieldsOf, takesFiles } from "../wire/payload.ts";
import { describeQuery } from "../wire/query.ts";
import { Html, html } from "./html.ts";

interface Field {
  readonly name: string;
  readonly schema: Json;
  readonly required: boolean;
  /** What the object has now, where it is shown. */
  readonly value: unknown;
}

const isNullable = (schema: Json) =>
  (schema["anyOf"] as readonly Json[] | undefined)?.some((each) => each["type"] === "null") === true;

/** The schema behind a choice of it or null. */
const inner = (schema: Json): Json => {
  const choices = schema["anyOf"] as readonly Json[] | undefined;
  return choices?.find((each) => each["type"] !== "null") ?? schema;
};

const attribute = (name: string, value: unknown): Html | undefined =>
  value === undefined ? undefined : html` ${name}="${String(value)}"`;

/** Texts that have room for more than a line. */
const longText = 300;

const isLong = ({ maxLength }: Json) => typeof maxLength !== "number" || maxLength > longText;

/** A list whose items have no line breaks: numbers, choices, short texts. Others are written as JSON. */
const isLines = ({ type, items }: Json): boolean => {
  if (type !== "array") return false;
  const each = items as Json;
  return each["type"] === "integer" || "enum" in each || (each["type"] === "string" && !isLong(each));
};

const control = ({ name, schema: sent, required, value }: Field): Html => {
  const schema = inner(sent);
  const { type } = schema;
  const needed = required ? html` required` : undefined;
  const nullable = isNullable(sent);
  const orNull = nullable ? html` data-nullable` : undefined;
  const choices = schema["enum"] as readonly (string | number)[] | undefined;
  if ("contentMediaType" in schema) return html`<input type="file" name="${name}"${needed}>`;
  if (type === "boolean" || choices !== undefined) {
    const options = choices ?? ["true", "false"];
    // Some values are shown that cannot be chosen: a browser would choose the first in their stead.
    const was = options.map(String).find((each) => each === String(value)) ?? "";
    const kind = type === "boolean" ? "boolean" : "code";
    return html`<select name="${name}" data-kind="${kind}" data-of="${String(type)}" data-was="${was}"${orNull}${needed}>
${was === "" || nullable ? html`<option value=""${was === "" ? html` selected` : undefined}></option>` : undefined}${options.map(
  (each) => html`<option${String(each) === was ? html` selected` : undefined}>${each}</option>`,
)}</select>`;
  }
  if (type === "integer" || type === "number") {
    const was = String(value ?? "");
    const limits = html`${attribute("min", schema["minimum"])}${attribute("max", schema["maximum"])}${orNull}${needed}`;
    const step = type === "number" ? html` step="any"` : undefined;
    return html`<input type="number" name="${name}" data-kind="${type}" data-was="${was}" value="${was}"${step}${limits}>`;
  }
  if (isLines(schema)) {
    const { type: each } = schema["items"] as Json;
    return area({
      name,
      kind: "list",
      was: Array.isArray(value) ? value.map(sentFor).join("\n") : "",
      rows: 3,
      each,
      required,
    });
  }
  if (type === "object" || type === "array" || type === undefined)
    return area({
      name,
      kind: "json",
      was: value === undefined ? "" : JSON.stringify(value, null, 2),
      rows: 3,
      nullable,
      required,
    });
  const was = typeof value === "string" ? value : "";
  return isLong(schema)
    ? area({ name, kind: "text", was, rows: 2, required })
    : html`<input name="${name}" data-was="${was}" value="${was}"${attribute("maxlength", schema["maxLength"])}${needed}>`;
};

/** What is sent for an item that answers show: the id of an object. */
const sentFor = (item: unknown): unknown =>
  typeof item === "object" && item !== null && "id" in item ? item.id : item;

interface Area {
  readonly name: string;
  readonly kind: string;
  readonly was: string;
  readonly rows: number;
  /** Type of the items of a list. */
  readonly each?: unknown;
  readonly nullable?: boolean;
  readonly required: boolean;
}

/** The first line break of a text area is none of its text. */
const area = ({ name, kind, was, rows, each, nullable, required }: Area): Html => {
  const kept = html` data-kind="${kind}"${attribute("data-of", each)} data-was="${was}"`;
  const orNull = nullable === true ? html` data-nullable` : undefined;
  return html`<textarea name="${name}" rows="${rows}"${kept}${orNull}${required ? html` required` : undefined}>
${was}</textarea>`;
};

const hint = ({ schema, required }: Field): string => {
  const plain = inner(schema);
  const isJson = plain["type"] === "object" || (plain["type"] === "array" && !isLines(plain));
  return [required ? "needed" : "", isLines(plain) ? "one a line" : "", isJson ? "JSON" : ""]
    .filter((word) => word !== "")
    .join(", ")
    .concat(schema["description"] === undefined ? "" : ` ${schema["description"]}`);
};

const field = (each: Field): Html => {
  const told = hint(each);
  const small = told === "" ? undefined : html`<small>${told}</small>`;
  return html`<label><span>${each.name} ${small}</span>${control(each)}</label>`;
};

/** The form of one method, sent to the address of the page unless another is given; `shown` is what the page shows. */
const form = (
  { method, title, payload }: Endpoint,
  shown: Readonly<Record<string, unknown>>,
  address?: string,
): Html => {
  const schema = payload === undefined ? undefined : fieldsOf(payload);
  const changes = method === "PATCH" || method === "PUT";
  const fields = Object.entries(schema?.properties ?? {}).map(
    ([name, each]): Field => ({
      name,
      schema: each,
      required: schema?.required?.includes(name) === true,
      value: changes ? shown[name] : undefined,
    }),
  );
  return html`<details><summary><span class="method">${method}</span> ${title}</summary>
<form data-method="${method}" data-title="${title}"${attribute("data-address", address)}>
${fields.map(field)}
<button>${method === "DELETE" ? "Delete" : "Send"}</button><output hidden></output></form></details>`;
};

/** A link to a file, and a form that fetches it with the reader's token, as the query wants it. */
const download = ({ title, query }: Endpoint, address: string): Html => {
  const fields = Object.entries(query === undefined ? {} : describeQuery(query).properties).map(
    ([name, schema]): Field => ({ name, schema, required: false, value: undefined }),
  );
  return html`<details><summary><span class="method">GET</span> <a href="${address}">${title}</a></summary>
<form data-method="GET" data-title="${title}" data-address="${address}">
${fields.map(field)}
<button>Download</button><output hidden></output></form></details>`;
};

/** Forms for what a path takes beside being looked at. */
export const forms = (taken: readonly Endpoint[], body: unknown): readonly Html[] => {
  const shown = typeof body === "object" && body !== null ? (body as Readonly<Record<string, unknown>>) : {};
  return taken.filter(({ method }) => method !== "GET").map((endpoint) => form(endpoint, shown));
};

const answersFile = ({ method, answers }: Endpoint) =>
  method === "GET" && answers[200]?.schema === undefined && answers[200]?.types?.includes("text/html") === false;
const isUpload = ({ ownFormat, payload }: Endpoint) =>
  ownFormat === true && payload !== undefined && takesFiles(payload);

/**
 * Forms for files directly below a path: their own addresses have no pages, because they answer files. `address` is that of
 * the page.
 */
export const fileForms = (path: string, address: string): readonly Html[] => {
  const above = `${address.replace(/\/+$/, "")}/`;
  return endpoints
    .filter((endpoint) => endpoint.path.startsWith(path) && /^[\w-]+\/$/.test(endpoint.path.slice(path.length)))
    .flatMap((endpoint) => {
      const there = above + endpoint.path.slice(path.length);
      if (answersFile(endpoint)) return [download(endpoint, there)];
      return isUpload(endpoint) ? [form(endpoint, {}, there)] : [];
    });
};
