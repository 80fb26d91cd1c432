/** Requests from the definitions of the endpoints: most of them as a client would send them, the rest wrong somewhere. */
import { describeFields } from "@dragoman/core/fields";
import type { Endpoint } from "@dragoman/http";
import fc from "fast-check";
import { type Body, bodyOf } from "./bodies.ts";
import { fieldsOf } from "./payloads.ts";
import { rawCase, type RawCase } from "./raw.ts";
import { mostly, oddText } from "./values.ts";
import { type Names, people, type Person } from "./world.ts";

/** A request that HTTP can carry. */
export interface RequestCase {
  readonly kind: "request";
  readonly person: Person;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | undefined;
  /** The client goes away after so many thousandths of the body. */
  readonly leaves: number | undefined;
  /** The path of the endpoint. */
  readonly endpoint: string;
}
export type Case = RequestCase | RawCase;

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** What `:name` stands for; `:id` by the word before it. */
const segment = (name: string, before: string, names: Names): fc.Arbitrary<string> => {
  const known = names.path[name === "id" || name === "key" ? before : name] ?? [];
  return fc.oneof(
    { weight: 40, arbitrary: mostly(known.map(String).map(encode), oddText.map(encode), 40) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("%zz", "%c0%af", "%00", "..", "%2e%2e", "%E0%A4%A", "a%2Fb", "a%252Fb", "1"),
    },
  );
};

const pathOf = ({ path }: Endpoint, names: Names): fc.Arbitrary<string> => {
  const parts = path.split("/");
  return fc
    .tuple(
      ...parts.map((part, index) =>
        part.startsWith(":") ? segment(part.slice(1), parts[index - 1] ?? "", names) : fc.constant(part),
      ),
    )
    .map((filled) => filled.join("/"));
};

const queryOf = ({ query, method }: Endpoint, names: Names): fc.Arbitrary<string> => {
  const known = query === undefined ? {} : (describeFields(query)["properties"] as object);
  const keys = [...Object.keys(known), ...(method === "GET" ? ["page", "page_size", "format", "q"] : [])];
  if (keys.length === 0)
    return mostly(
      [""],
      oddText.map((text) => `?${encode(text)}`),
      20,
    );
  const pair = fc
    .constantFrom(...keys)
    .chain((key) =>
      mostly((names.query[key] ?? []).map(encode), oddText.map(encode), 4).map((value) => `${key}=${value}`),
    );
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant("") },
    { weight: 2, arbitrary: fc.array(pair, { minLength: 1, maxLength: 3 }).map((pairs) => `?${pairs.join("&")}`) },
  );
};

const token = /^[\t\x20-\x7e]*$/;
const headerText = oddText.map((text) => (token.test(text) ? text : "x"));
const oddHeaders = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc.dictionary(
      fc.constantFrom(
        "accept",
        "if-none-match",
        "if-modified-since",
        "range",
        "x-forwarded-for",
        "accept-language",
        "cookie",
        "origin",
      ),
      fc.oneof(
        headerText,
        fc.constantFrom("*/*", "text/html", "application/json", "Sun, 22 Nov 2026 12:00:00 GMT", "bytes=0-1"),
      ),
      { maxKeys: 2 },
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom("Token", "Token  ", "Bearer x y", "Basic YTpi", "Token wlu_none", `Token ${"a".repeat(3000)}`)
      .map((authorization) => ({ authorization })),
  },
);

/** Most of what is asked should get far enough to break something. */
const mayMuch = (person: Person) => person === "root" || person === "manager" || person === "translator";

const methods = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND"];

const requestTo = (endpoint: Endpoint, names: Names): fc.Arbitrary<RequestCase> => {
  const noBody: fc.Arbitrary<Body | undefined> = fc.constant(undefined);
  const body = bodyOf(fieldsOf(endpoint, names));
  return fc
    .record({
      person: fc.oneof(...people.map((each) => ({ weight: mayMuch(each) ? 3 : 1, arbitrary: fc.constant(each) }))),
      method: mostly([endpoint.method as string], fc.constantFrom(...methods), 15),
      target: fc.tuple(pathOf(endpoint, names), queryOf(endpoint, names)).map(([path, query]) => path + query),
      body:
        endpoint.method === "GET"
          ? mostly([undefined], body, 30)
          : mostly([], fc.oneof({ weight: 9, arbitrary: body }, { weight: 1, arbitrary: noBody })),
      headers: oddHeaders as fc.Arbitrary<Readonly<Record<string, string>>>,
      leaves: mostly<number | undefined>([undefined], fc.nat(1000), 25),
    })
    .map(({ body: sent, headers, leaves, ...rest }) => ({
      kind: "request",
      ...rest,
      headers: { ...(sent?.type === undefined ? {} : { "content-type": sent.type }), ...headers },
      body: sent?.bytes,
      leaves: sent === undefined ? undefined : leaves,
      endpoint: `${endpoint.method} ${endpoint.path}`,
    }));
};

/** Any request. Deleting is rarer than making, so that there is something to ask for. */
export const caseOf = (endpoints: readonly Endpoint[], names: Names): fc.Arbitrary<Case> =>
  fc.oneof(
    ...endpoints.map((endpoint) => ({
      weight: endpoint.method === "DELETE" ? 1 : 4,
      arbitrary: requestTo(endpoint, names) as fc.Arbitrary<Case>,
    })),
    { weight: 20, arbitrary: rawCase(names) },
  );
