/**
 * The cookie of a session: out of reach of scripts and of other sites, sent below the prefix alone, and by TLS alone
 * where the site has it. Browsers refuse the names with prefixes from whoever could put it there without TLS.
 */
import { flowLasts } from "@dragoman/core/identities";
import type { Incoming } from "./wire/incoming.ts";

export interface SessionCookie {
  /** What the request brought. */
  readonly secret: string | undefined;
  /** Headers that leave a secret with the browser, or take it away. */
  readonly keep: (secret: string) => Readonly<Record<string, string>>;
  readonly clear: Readonly<Record<string, string>>;
}

/** The longest that a session lasts: its end is known here, not there. */
const maxAge = 90 * 24 * 60 * 60;

const isSecure = (address: string | undefined) => address?.startsWith("https:") === true;

export const sessionCookie = (incoming: Incoming, siteUrl: string | undefined): SessionCookie =>
  cookie("dragoman_session", maxAge, incoming, siteUrl);

/** What ties somebody who is at a provider of sign-in to the browser that went there: minutes, and used once. */
export const flowCookie = (incoming: Incoming, siteUrl: string | undefined): SessionCookie =>
  cookie("dragoman_flow", flowLasts / 1000, incoming, siteUrl);

const cookie = (plain: string, lasting: number, incoming: Incoming, siteUrl: string | undefined): SessionCookie => {
  const secure = isSecure(incoming.origin) || isSecure(siteUrl);
  const { prefix } = incoming;
  const name = `${secure ? (prefix === "" ? "__Host-" : "__Secure-") : ""}${plain}`;
  const attributes = `Path=${prefix === "" ? "/" : prefix}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  const set = (value: string, age: number) => ({ "set-cookie": `${name}=${value}; ${attributes}; Max-Age=${age}` });
  return {
    secret: valueOf(incoming.header("cookie"), name),
    keep: (secret) => set(secret, lasting),
    clear: set("", 0),
  };
};

const valueOf = (header: string | undefined, name: string) =>
  header
    ?.split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
