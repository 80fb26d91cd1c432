/** The library's way out: our guard of connections, as the `fetch` that it asks for. */
import { Effect } from "effect";
import type { CustomFetch } from "openid-client";
import type { Answer, Outgoing } from "../outgoing/inside.ts";

const headersOf = ({ headers }: Answer): Headers => {
  const copy = new Headers();
  for (const [name, value] of Object.entries(headers))
    for (const each of Array.isArray(value) ? value : [value ?? ""]) copy.append(name, each);
  return copy;
};

/** An answer from elsewhere than was asked is none: providers redirect browsers, not us. */
export const guardedFetch =
  ({ send }: Outgoing["Service"]): CustomFetch =>
  async (url, { method, headers, body, signal }) => {
    const asked = {
      url,
      method,
      headers,
      ...(body == null ? {} : { body: body instanceof Uint8Array ? body : String(body) }),
    };
    const answer = await Effect.runPromise(send(asked), signal === undefined ? undefined : { signal });
    if (answer.url !== new URL(url).href) throw new Error(`${url} redirects.`);
    const empty = [204, 304].includes(answer.status);
    return new Response(empty ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers: headersOf(answer),
    });
  };
