/**
 * A real provider of OpenID Connect on a port of this machine. Nobody types anything there: whoever comes is the person
 * that the test has set.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

export interface OidcPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly preferred_username?: string;
  readonly groups?: readonly string[];
  /** How the person signed in there. */
  readonly amr?: string[];
}

export interface OidcProvider {
  readonly issuer: string;
  readonly client: { readonly client_id: string; readonly client_secret: string };
  /** Who sits before the browser, or nobody, who refuses. */
  readonly become: (person: OidcPerson | null) => void;
  /** Goes where a browser is sent, and through the provider; answers where that sends the browser back to. */
  readonly visit: (url: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

const client = { client_id: "dragoman", client_secret: "a secret of a client of a test" };

export const startOidcProvider = async (redirects: string[]): Promise<OidcProvider> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, OidcPerson>();
  let present: OidcPerson | null = null;

  const provider = new Provider(issuer, {
    clients: [
      {
        ...client,
        redirect_uris: redirects,
        response_types: ["code"],
        grant_types: ["authorization_code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    features: { devInteractions: { enabled: false } },
    claims: {
      openid: ["sub", "amr"],
      email: ["email", "email_verified"],
      profile: ["name", "preferred_username", "groups"],
    },
    cookies: { keys: ["of a test"] },
    pkce: { required: () => true },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { Interaction: 600, Grant: 600, Session: 600 },
    findAccount: (_, id) => ({ accountId: id, claims: () => Promise.resolve({ ...people.get(id), sub: id }) }),
  });

  const interact = async (request: IncomingMessage, response: ServerResponse) => {
    if (present === null)
      return provider.interactionFinished(
        request,
        response,
        { error: "access_denied" },
        { mergeWithLastSubmission: false },
      );
    people.set(present.sub, present);
    const { params } = await provider.interactionDetails(request, response);
    const grant = new provider.Grant({ accountId: present.sub, clientId: client.client_id });
    grant.addOIDCScope(String(params["scope"]));
    const { amr } = present;
    const login = { accountId: present.sub, ...(amr === undefined ? {} : { amr }) };
    await provider.interactionFinished(
      request,
      response,
      { login, consent: { grantId: await grant.save() } },
      { mergeWithLastSubmission: false },
    );
  };
  const answer = provider.callback();
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith("/interaction/") !== true) void answer(request, response);
    else interact(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });

  const visit = async (from: string) => {
    const cookies = new Map<string, string>();
    let url = from;
    while (url.startsWith(issuer)) {
      const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
      const reply = await fetch(url, { redirect: "manual", headers: { cookie } });
      for (const line of reply.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      const location = reply.headers.get("location");
      if (location === null) throw new Error(`The provider answers ${reply.status}: ${await reply.text()}`);
      url = new URL(location, url).href;
    }
    return url;
  };

  return {
    issuer,
    client,
    become: (person) => {
      present = person;
    },
    visit,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
