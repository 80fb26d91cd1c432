/** The fields that forms of settings are made from, out of the OpenAPI document: a page does not load all of it. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const target = at("../src/settings/generated/fields.ts");

/** Bodies whose forms are made of their schemas. */
const bodies = ["ComponentPatch", "NewLabel", "ProjectPatch"];

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, { readonly properties: object }>> };
}

export const written = (): string => {
  const { components } = JSON.parse(readFileSync(at("../../http/openapi.json"), "utf8")) as Document;
  const fields = Object.fromEntries(bodies.map((name) => [name, components.schemas[name]?.properties]));
  return `// Made from the OpenAPI document by scripts/write-fields.ts: do not edit.
import type { FieldSchema } from "../model.ts";

type Body = ${bodies.map((name) => JSON.stringify(name)).join(" | ")};

export const fields: Readonly<Record<Body, Readonly<Record<string, FieldSchema>>>> = ${JSON.stringify(fields, null, 2)};
`;
};
