/** What is made of the OpenAPI document: the types of its schemas and parameters, and the methods of the client. */
import { compile } from "json-schema-to-typescript";

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly contentMediaType?: string;
  readonly [key: string]: unknown;
}

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

export interface Document {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** How its answer is read: of lists there are more pages, files are streams. */
type Way = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "LIST" | "FILE";

interface Method {
  readonly noun: string;
  readonly name: string;
  readonly way: Way;
  readonly path: string;
  readonly about: string;
  readonly params: string | undefined;
  readonly paramsNeeded: boolean;
  readonly answer: string;
}

const banner = "// Made from the OpenAPI document by scripts/generate.ts: do not edit.\n";

/** The generated files, by their names. */
export const generated = async (whole: Document): Promise<Readonly<Record<string, string>>> => {
  const document = withoutGit(whole);
  const types = new Map(Object.entries(document.components.schemas));
  const methods = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => methodOf(types, path, method, operation)),
  );
  return {
    "schemas.ts": await schemasFile(types),
    "operations.ts": operationsFile(document, methods, [...types.keys()]),
  };
};

/** What is for git itself, which has its own way of asking. */
const withoutGit = (document: Document): Document => ({
  ...document,
  tags: document.tags.filter(({ name }) => name !== "clones"),
  paths: Object.fromEntries(Object.entries(document.paths).filter(([path]) => !path.startsWith("/git/"))),
});

const methodOf = (types: Map<string, Schema>, path: string, method: string, operation: Operation): Method => {
  const [noun = "", name = ""] = operation.operationId.split(".");
  const add = (suffix: string, schema: Schema) => {
    const type = `${capital(noun)}${capital(name)}${suffix}`;
    if (types.has(type)) throw new Error(`Two types would be called ${type}.`);
    types.set(type, schema);
    return type;
  };
  const params = paramsOf(operation);
  const content = Object.values(operation.responses).flatMap((response, index) =>
    Number(Object.keys(operation.responses)[index]) < 300 && response.content !== undefined ? [response.content] : [],
  )[0];
  const json = content?.["application/json"]?.schema;
  const isFile = content !== undefined && (json === undefined || Object.keys(content).length > 1);
  // An upload answers pages where it is a plan alone.
  const isList = method === "get" && operation.parameters.some((each) => each.name === "page");
  const value = json === undefined ? undefined : (refName(json) ?? add("Answer", json));
  const way = isFile ? "FILE" : isList ? "LIST" : (method.toUpperCase() as Way);
  if (isFile && method !== "get") throw new Error(`${operation.operationId} is no GET.`);
  return {
    noun,
    name,
    way,
    path,
    about: [operation.summary, operation.description].filter((each) => each !== undefined).join(". "),
    params: params === undefined ? undefined : add("Params", params),
    paramsNeeded: (params?.required ?? []).length > 0,
    answer: isFile ? `Download<${value ?? "unknown"}>` : (value ?? "undefined"),
  };
};

/** Parameters of path and query in one object, the body beside them: their names may be the same. */
const paramsOf = ({ operationId, parameters, requestBody }: Operation): Schema | undefined => {
  if (parameters.some(({ name }) => name === "body")) throw new Error(`${operationId} has a parameter called body.`);
  const body = requestBody?.content["multipart/form-data"] ?? requestBody?.content["application/json"];
  const properties = {
    ...Object.fromEntries(parameters.map(({ name, schema, description }) => [name, { ...schema, description }])),
    ...(body === undefined ? {} : { body: body.schema }),
  };
  if (Object.keys(properties).length === 0) return undefined;
  const required = parameters.filter((each) => each.required).map(({ name }) => name);
  return { type: "object", properties, required: requestBody?.required === true ? [...required, "body"] : required };
};

const refName = ({ $ref }: Schema) => $ref?.split("/").at(-1);
const capital = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);

const schemasFile = async (types: ReadonlyMap<string, Schema>): Promise<string> => {
  const text = await compile(
    {
      definitions: Object.fromEntries([...types].map(([name, schema]) => [name, prepared(schema) as object])),
      type: "object",
    },
    "Root",
    {
      unreachableDefinitions: true,
      additionalProperties: false,
      bannerComment: `${banner}import type { FileInput } from "../body.ts";\n`,
      style: { printWidth: 120 },
    },
  );
  return text
    .replace(/export interface Root \{\s*\}\n/, "")
    .replace(/^ \* (?:This interface was referenced by|via the `definition`).*\n/gm, "")
    .replace(/^( \*\n)+ \*\/$/gm, " */")
    .replace(/^\/\*\*\n \*\/\n/gm, "");
};

/** As the compiler wants it: files as a type of ours, and what may be left out may be undefined as well. */
const prepared = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(prepared);
  if (typeof value !== "object" || value === null) return value;
  const schema = value as Schema;
  if (schema.$ref !== undefined) return { $ref: schema.$ref.replace("#/components/schemas/", "#/definitions/") };
  if (schema.contentMediaType === "application/octet-stream") return { tsType: "FileInput" };
  const parts = Object.fromEntries(Object.entries(schema).map(([key, each]) => [key, prepared(each)]));
  if (schema.properties === undefined) return parts;
  // Ways to send it differ by what is needed; a type has all that may be there.
  delete parts["anyOf"];
  const properties = Object.entries(parts["properties"] as Record<string, Schema>).map(([name, each]) => [
    name,
    (schema.required ?? []).includes(name) ? each : optional(each),
  ]);
  return { ...parts, properties: Object.fromEntries(properties) };
};

const optional = ({ description, ...schema }: Schema): Schema => ({
  ...(description === undefined ? {} : { description }),
  anyOf: [schema, { tsType: "undefined" }],
});

const operationsFile = ({ tags }: Document, methods: readonly Method[], types: readonly string[]): string => {
  const nouns = [...new Set(methods.map(({ noun }) => noun))];
  const of = (noun: string) => methods.filter((method) => method.noun === noun);
  const text = (line: string) => line.replaceAll("*/", "* /");
  const body = [
    "export interface Operations {",
    ...nouns.flatMap((noun) => [
      `  /** ${text(tags.find(({ name }) => name === noun)?.description ?? noun)} */`,
      `  readonly ${noun}: {`,
      ...of(noun).flatMap((method) => [`    /** ${text(method.about)} */`, `    ${signature(method)}`]),
      "  };",
    ]),
    "}",
    "",
    "/** How each is asked for; `LIST` and `FILE` are asked for by GET. */",
    "export const operations = {",
    ...nouns.flatMap((noun) => [
      `  ${noun}: {`,
      ...of(noun).map(({ name, way, path }) => `    ${name}: "${way} ${path}",`),
      "  },",
    ]),
    "} as const;",
  ].join("\n");
  const used = types.filter((type) => new RegExp(`\\b${type}\\b`).test(body)).sort();
  return [
    banner,
    'import type { Call, CallOptions, Listing, NoParams } from "../call.ts";',
    'import type { Download } from "../download.ts";',
    `import type {\n${used.map((type) => `  ${type},`).join("\n")}\n} from "./schemas.ts";`,
    "",
    `${body}\n`,
  ].join("\n");
};

const signature = ({ name, way, params, paramsNeeded, answer }: Method): string => {
  const given = `params${paramsNeeded ? "" : "?"}: ${params ?? "NoParams"}`;
  return `${name}(${given}, options?: CallOptions): ${way === "LIST" ? "Listing" : "Call"}<${answer}>;`;
};
