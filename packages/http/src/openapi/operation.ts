/** One endpoint as an operation of the document. */
import { pathParameters } from "../api/parameters.ts";
import type { Answer } from "../wire/answer.ts";
import type { Endpoint, Parameter } from "../wire/endpoint.ts";
import { pageQuery } from "../wire/paging.ts";
import { describeQuery } from "../wire/query.ts";
import type { Json } from "../wire/json.ts";
import { asksForAccount, tellNeeds } from "../wire/need.ts";
import { requestBody } from "./body.ts";
import { failureResponses } from "./failures.ts";

/** `/api/units/{id}/` */
export const template = (path: string): string => path.replace(/:(\w+)/g, "{$1}");

export const operation = (endpoint: Endpoint): Json => {
  const { id, noun, title, needs } = endpoint;
  const body = requestBody(endpoint);
  return {
    operationId: id,
    tags: [noun],
    summary: title,
    ...(needs === undefined ? {} : { description: tellNeeds(needs) }),
    ...(needs === undefined ? {} : { "x-needs": [...needs] }),
    security: security(endpoint),
    parameters: [...inPath(endpoint), ...inQuery(endpoint)],
    ...(body === undefined ? {} : { requestBody: body }),
    responses: responsesOf(endpoint),
  };
};

/** Reading needs no account where something is open to everybody. */
const security = ({ method, needs, quota, probe }: Endpoint): readonly Json[] => {
  const nobody = probe === true || quota === "hooks" || (method === "GET" && !asksForAccount(needs));
  return [...(nobody ? [{}] : []), ...(probe === true ? [] : [{ token: [] }, { bearer: [] }])];
};

const inPath = ({ path, params }: Endpoint): readonly Json[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => {
    const known = (params as Readonly<Record<string, Parameter>> | undefined)?.[name] ?? pathParameters[name];
    if (known === undefined) throw new Error(`Nothing says what :${name} is in ${path}.`);
    const { about: description, ...rest } = known;
    return { name, in: "path", required: true, description, ...rest };
  });

const inQuery = ({ query, paged }: Endpoint): readonly Json[] =>
  [query, paged === undefined ? undefined : pageQuery(paged)].flatMap((each) => {
    if (each === undefined) return [];
    const { properties, required = [] } = describeQuery(each);
    return Object.entries(properties).map(([name, { description, example, ...schema }]) => ({
      name,
      in: "query",
      required: required.includes(name),
      description,
      schema,
      ...(example === undefined ? {} : { example }),
    }));
  });

const statusWords: Readonly<Record<number, string>> = {
  200: "Done.",
  201: "Made.",
  204: "Done; there is nothing to show.",
};

const response = (status: number, { about, schema, types = [] }: Answer): Json => {
  const content = {
    ...(schema === undefined ? {} : { "application/json": { schema } }),
    ...Object.fromEntries(types.map((type) => [type, { schema: type.startsWith("text/") ? { type: "string" } : {} }])),
  };
  return {
    description: about ?? statusWords[status] ?? "",
    ...(Object.keys(content).length === 0 ? {} : { content }),
  };
};

const responsesOf = (endpoint: Endpoint): Json => ({
  ...failureResponses(endpoint),
  ...Object.fromEntries(
    Object.entries(endpoint.answers).map(([status, answer]) => [status, response(Number(status), answer)]),
  ),
});
