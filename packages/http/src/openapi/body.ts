/** What a request may hold: JSON, or a form; files come in forms of parts alone. */
import type { Endpoint } from "../wire/endpoint.ts";
import type { Json } from "../wire/json.ts";
import { type Fields, fieldsOf, isFile, takesFiles } from "../wire/payload.ts";

const form = "multipart/form-data";
const json = "application/json";

export const requestBody = ({ payload, unread, example }: Endpoint): Json | undefined => {
  const shown = example === undefined ? {} : { example };
  const showing = (type: string, schema: unknown) => ({ [type]: { schema, ...(type === json ? shown : {}) } });
  if (unread !== undefined)
    return {
      required: true,
      content: Object.assign({}, ...Object.entries(unread).map(([type, schema]) => showing(type, schema))),
    };
  if (payload === undefined) return undefined;
  const schema = fieldsOf(payload);
  const required = schema.required !== undefined;
  if (Object.entries(schema.properties).some(([name, each]) => isFile(each) && schema.required?.includes(name)))
    return { required, content: { [form]: { schema, ...shown } } };
  const inForms = takesFiles(payload) ? {} : { "application/x-www-form-urlencoded": { schema } };
  return {
    required,
    content: { ...showing(json, withoutFiles(schema)), ...inForms, [form]: { schema } },
  };
};

/** The same for JSON, which holds no files, so that only those ways are left that send none. */
const withoutFiles = (schema: Fields): Fields => {
  const files = Object.keys(schema.properties).filter((name) => isFile(schema.properties[name]));
  if (files.length === 0) return schema;
  const { anyOf = [], ...rest } = schema;
  const ways = anyOf.filter(({ required }) => !required.some((name) => files.includes(name)));
  return {
    ...rest,
    title: `${schema.title}Json`,
    properties: Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !files.includes(name))),
    required: [...(schema.required ?? []), ...ways.flatMap((way) => way.required)],
  };
};
