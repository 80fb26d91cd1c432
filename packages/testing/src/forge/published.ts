/** Holds requests to a forge, and what our own server answers in its place, against the forge's OpenAPI document. */
import { readFileSync } from "node:fs";
import { Ajv, type ValidateFunction } from "ajv";
import ajvFormats from "ajv-formats";

export interface Call {
  readonly method: string;
  /** Below the base of the interface. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Undefined where none was sent. */
  readonly body: unknown;
  readonly status: number;
  readonly answer: unknown;
}

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

interface Operation {
  readonly parameters?: readonly { readonly $ref?: string; readonly name?: string; readonly in?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
}

interface Media {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, { readonly $ref?: string; readonly value?: unknown }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The folder stands beside the sources and beside what is built of them. */
const read = (name: string): Document => {
  for (const up of ["../../openapi", "../openapi"])
    try {
      return JSON.parse(readFileSync(new URL(`${up}/${name}.json`, import.meta.url), "utf8")) as Document;
    } catch (error) {
      if ((error as { code?: string }).code !== "ENOENT") throw error;
    }
  throw new Error(`There is no document of ${name}.`);
};

/** `nullable` beside a reference or alternatives is nothing to the validator. */
const withNull = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withNull);
  if (value === null || typeof value !== "object") return value;
  const { nullable, ...rest } = value as Record<string, unknown>;
  const parts = Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, withNull(part)]));
  if (nullable !== true) return nullable === undefined ? parts : { ...parts, nullable };
  return rest["type"] === undefined ? { anyOf: [parts, { type: "null" }] } : { ...parts, nullable };
};

export const published = (name: string) => {
  const document = withNull(read(name)) as Document;
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajvFormats.default(ajv);
  ajv.addSchema(document as object, "doc");
  const validators = new Map<Schema, ValidateFunction>();
  const validate = (schema: Schema, value: unknown, what: string): string[] => {
    let validator = validators.get(schema);
    if (validator === undefined) {
      const text = JSON.stringify(schema).replaceAll('"#/', '"doc#/');
      validator = ajv.compile(JSON.parse(text) as object);
      validators.set(schema, validator);
    }
    return validator(value)
      ? []
      : (validator.errors ?? []).map((error) => `${what}${error.instancePath} ${error.message}`);
  };
  const resolve = (ref: string) => {
    const [, , group = "", key = ""] = ref.split("/");
    return document.components[group]?.[key];
  };

  /** Parameters at the end may hold slashes, as branches do. */
  const patterns = Object.keys(document.paths).map((path) => ({
    path,
    pattern: new RegExp(`^${path.replace(/\{ref\}/, ".+").replaceAll(/\{[^}]+\}/g, "[^/]+")}$`),
  }));
  const operationOf = (method: string, path: string) => {
    const found = patterns.find(
      (one) => one.pattern.test(path) && document.paths[one.path]?.[method.toLowerCase()] !== undefined,
    );
    return found === undefined ? undefined : document.paths[found.path]?.[method.toLowerCase()];
  };

  const known = (schema: Schema): readonly string[] => [
    ...Object.keys(schema.properties ?? {}),
    ...[...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap(known),
  ];

  return {
    /** What is wrong with a request, and with our own answer to it. */
    problems: ({ method, path, query, body, status, answer }: Call): string[] => {
      const operation = operationOf(method, path);
      if (operation === undefined) return [`There is no ${method} ${path}.`];
      const parameters = (operation.parameters ?? []).map(
        (one) => (one.$ref === undefined ? one : resolve(one.$ref)) as { readonly name: string; readonly in: string },
      );
      const asked = [...query.keys()].filter(
        (key) => !parameters.some((parameter) => parameter.in === "query" && parameter.name === key),
      );
      const schema = operation.requestBody?.content["application/json"]?.schema;
      const sent =
        body === undefined
          ? []
          : schema === undefined
            ? ["A body is not taken."]
            : [
                ...validate(schema, body, "body"),
                ...Object.keys(body as object)
                  .filter((key) => !known(schema).includes(key))
                  .map((key) => `body: ${key} is not known.`),
              ];
      const answers = operation.responses[status]?.content?.["application/json"]?.schema;
      return [
        ...asked.map((key) => `?${key} is not known.`),
        ...sent,
        ...(status >= 300 || answers === undefined ? [] : validate(answers, answer, "answer")),
        ...(status < 300 && operation.responses[status] === undefined ? [`${status} is not answered.`] : []),
      ].map((problem) => `${method} ${path}: ${problem}`);
    },
    /** The document's own example of an answer. */
    example: (method: string, path: string, status: number): Record<string, unknown> => {
      const media = document.paths[path]?.[method.toLowerCase()]?.responses[status]?.content?.["application/json"];
      const [first] = Object.values(media?.examples ?? {});
      const found = first?.$ref === undefined ? first : (resolve(first.$ref) as { readonly value?: unknown });
      return structuredClone(found?.value) as Record<string, unknown>;
    },
  };
};
