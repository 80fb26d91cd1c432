/**
 * The dance with a provider, by a library: discovery, the address to go to, and what the code that comes back is worth.
 * Every request goes through our guard. Loaded when somebody signs in so.
 */
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  type Configuration,
  customFetch,
  type CustomFetch,
  discovery,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
} from "openid-client";
import { assertionOf } from "./claims.ts";
import type { Assertion, Provider } from "./model.ts";

const standardScopes = ["openid", "profile", "email"];
/** Seconds that a provider has for each answer. */
const timeout = 15;

export const discover = async (provider: Provider, fetch: CustomFetch): Promise<Configuration> => {
  const { issuer, client_id: id, client_secret: secret } = provider;
  const isPlain = issuer.startsWith("http:");
  const configuration = await discovery(
    new URL(issuer),
    id,
    undefined,
    secret === undefined ? None() : ClientSecretPost(secret),
    { [customFetch]: fetch, timeout, execute: isPlain ? [allowInsecureRequests] : [] },
  );
  configuration[customFetch] = fetch;
  return configuration;
};

/** What a flow keeps until its browser comes back. */
export interface Kept {
  readonly verifier: string;
  readonly nonce: string;
}

export const depart = async (
  configuration: Configuration,
  provider: Provider,
  { state, redirect }: { readonly state: string; readonly redirect: string },
): Promise<Kept & { readonly url: string }> => {
  const verifier = randomPKCECodeVerifier();
  const nonce = randomNonce();
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: redirect,
    scope: [...new Set(["openid", ...(provider.scopes ?? standardScopes)])].join(" "),
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    state,
    nonce,
  });
  return { url: url.href, verifier, nonce };
};

export const arrive = async (
  configuration: Configuration,
  provider: Provider,
  address: URL,
  { state, verifier, nonce }: Kept & { readonly state: string },
): Promise<Assertion> => {
  const tokens = await authorizationCodeGrant(configuration, address, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const signed = tokens.claims();
  if (signed === undefined) throw new Error("The provider gave no ID token.");
  const hasPage = configuration.serverMetadata().userinfo_endpoint !== undefined;
  const told = hasPage ? await fetchUserInfo(configuration, tokens.access_token, signed.sub) : {};
  return assertionOf(provider, signed, told);
};
