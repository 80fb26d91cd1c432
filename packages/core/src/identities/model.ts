/** Identities: accounts that people have at providers of OpenID Connect, by which they sign in here. */
import { Schema } from "effect";
import { Text } from "../fields/index.ts";
import type { Begun } from "../sessions/index.ts";

const Word = Schema.String.check(Schema.isPattern(/\S/));

/** A provider as its operator writes it down. */
const Provider = Schema.Struct({
  /** In addresses, and beside each identity: it stays. */
  id: Schema.String.check(Schema.isPattern(/^[a-z0-9][a-z0-9-]{0,49}$/)),
  /** On the button. */
  name: Word,
  issuer: Schema.String.check(
    Schema.makeFilter((text: string) => isIssuer(text) || "an address with https, or of this machine"),
  ),
  client_id: Word,
  /** Left out by public clients. */
  client_secret: Schema.optionalKey(Word),
  scopes: Schema.optionalKey(Schema.Array(Word)),
  /** Whether who has no account gets one, with the address that the provider has verified. */
  create_accounts: Schema.optionalKey(Schema.Boolean),
  /** Only addresses of these domains make accounts, and are believed to be somebody's. */
  mail_domains: Schema.optionalKey(Schema.Array(Word)),
  /** Whether an address that the provider has verified signs in to the account that has it. */
  trust_mail: Schema.optionalKey(Schema.Boolean),
  /** Whether signing in there counts as a second factor: always, or where the provider says so (`mfa` in `amr`). */
  second_factor: Schema.optionalKey(Schema.Literals(["always", "amr"])),
  /** The claim that lists groups. */
  groups_claim: Schema.optionalKey(Word),
  /** Teams by group: ids, or names of teams of the whole site. */
  teams: Schema.optionalKey(Schema.Record(Schema.String, Schema.Array(Schema.Union([Word, Schema.Int])))),
});
export type Provider = typeof Provider.Type;

/** All providers of a site, as JSON. */
export const Providers = Schema.Array(Provider).check(
  Schema.makeFilter(
    (providers) => new Set(providers.map(({ id }) => id)).size === providers.length || "ids that are not repeated",
  ),
);

const isIssuer = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, search, hash } = new URL(text);
  if (username + search + hash !== "") return false;
  return protocol === "https:" || (protocol === "http:" && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname));
};

/** What is shown to everybody. */
export interface ProviderOutline {
  readonly id: string;
  readonly name: string;
}

export const LinkInput = Schema.Struct({ provider: Text({ max: 50 }), next: Schema.optionalKey(Text({ max: 2000 })) });
export type LinkInput = typeof LinkInput.Type;

/** What a provider said of who came back from it. */
export interface Assertion {
  readonly issuer: string;
  readonly subject: string;
  /** Only where the provider has verified it. */
  readonly email: string | null;
  readonly name: string;
  /** What people know the identity by. */
  readonly label: string;
  readonly groups: readonly string[];
  readonly secondFactor: boolean;
}

/** A browser that is sent to a provider: where, and what it brings back in a cookie. */
export interface Departure {
  readonly url: string;
  readonly browser: string;
}

/** Somebody who came back: with a session, or still with the one that tied the identity to the account. */
export interface Arrival {
  readonly begun: Begun | null;
  readonly next: string;
}

/** How long somebody may take at a provider, in milliseconds. */
export const flowLasts = 10 * 60_000;
