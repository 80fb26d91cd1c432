/** The OpenAPI document, made from the definitions of the endpoints. */
import { endpoints, nouns } from "../api/index.ts";
import type { Json } from "../wire/json.ts";
import { headers, responses } from "./failures.ts";
import { operation, template } from "./operation.ts";
import { hoist } from "./schemas.ts";

const description = `The API of a translation-management service.

- Lists come in pages: \`next\` and \`previous\` are addresses, \`page\` and \`page_size\` choose.
- What a caller may not see is answered as if it were not there.
- Failures have a \`detail\` in plain words; where fields are wrong, each has its messages beside it.
- Every answer in JSON is also a page for people: \`format=api\`, or by \`Accept\`.
- A slash at the end of a path may be left out. \`HEAD\` and \`OPTIONS\` are answered everywhere.`;

const make = (): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints)
    (paths[template(endpoint.path)] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  const { value, schemas } = hoist({ paths, responses });
  const hoisted = value as { readonly paths: Json; readonly responses: Json };
  return {
    openapi: "3.1.0",
    info: {
      title: "Dragoman",
      version: "1",
      description,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    tags: Object.entries(nouns).map(([name, about]) => ({ name, description: about })),
    paths: hoisted.paths,
    components: {
      schemas,
      responses: hoisted.responses,
      headers,
      securitySchemes: {
        token: {
          type: "apiKey",
          in: "header",
          name: "Authorization",
          description: "`Authorization: Token ...`, with a token of a user or of a project.",
        },
        bearer: { type: "http", scheme: "bearer", description: "The same token, as programs often send it." },
      },
    },
  };
};

let made: Json | undefined;

/** The document of a site at `baseUrl`. */
export const openApiDocument = (baseUrl = "/"): Json => {
  made ??= make();
  return { ...made, servers: [{ url: baseUrl }] };
};
