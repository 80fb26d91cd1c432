/** Requests over the services of the running transaction, so that what they do can be undone with it. */
import { checked } from "@dragoman/testing";
import { type Context, Effect } from "effect";
import type { HttpServices } from "../../src/app.ts";
import { makeApp } from "../../src/index.ts";
import type { Line } from "./requirements.ts";
import type { Place, Scene } from "./scene.ts";

/** A body that cannot be read. */
export const broken = "{broken";

export const bodyOf = ({ body }: Line, place: Place, ids: Scene["ids"]): object | undefined =>
  typeof body === "function" ? body(place, ids) : body;

export const paramsOf = ({ path }: Line, place: Place, ids: Scene["ids"]) => ({
  project: place.slug,
  component: place.path,
  language: "cs",
  username: "newcomer",
  ...path?.(place, ids),
});

export interface Question {
  /** `GET /api/units/:id/` */
  readonly line: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** JSON unless it is a text or a form. */
  readonly body: object | string | undefined;
  readonly token: string | undefined;
}

const fill = (path: string, params: Question["params"]) =>
  path.replace(/:(\w+)/g, (_, name: string) => String(params[name] ?? name));

/** Asks over the services of the running transaction, so that what the request does goes with it. */
export const ask = ({ line, params, body, token }: Question) =>
  Effect.gen(function* () {
    const [method = "", path = ""] = line.split(" ");
    const query = path.endsWith("/access/") && method === "GET" ? "?permission=unit.edit&object=p-public" : "";
    const isForm = body instanceof FormData;
    const request = new Request(`https://site.example${fill(path, params)}${query}`, {
      method,
      headers: {
        ...(isForm ? {} : { "content-type": "application/json" }),
        ...(token === undefined ? {} : { authorization: `Token ${token}` }),
      },
      body: body === undefined ? null : isForm || typeof body === "string" ? body : JSON.stringify(body),
    });
    const services = yield* Effect.context<HttpServices>();
    const app = checked(
      makeApp(services as Context.Context<HttpServices>, {
        apiRateLimitAnon: "off",
        apiRateLimitUser: "off",
        openRateLimit: "off",
        pagesRateLimit: "off",
      }),
    );
    return yield* Effect.promise(async () => {
      const answer = await app.fetch(request);
      return { status: answer.status, text: await answer.text() };
    });
  });
