/** From the claims of a provider to what matters of them here. Pure. */
import type { Assertion, Provider } from "./model.ts";

type Claims = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** A list of texts; one text is a list of one. */
const texts = (value: unknown): readonly string[] =>
  typeof value === "string" ? [value] : Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

/** `signed` are the claims of the token, which come before those of the page about the user (`told`). */
export const assertionOf = (provider: Provider, signed: Claims, told: Claims): Assertion => {
  const claims = { ...told, ...signed };
  // An address and the word that it is verified come from the same place.
  const [source] = [signed, told].filter((each) => text(each["email"]) !== "");
  const email = text(source?.["email"]);
  const isVerified = source?.["email_verified"] === true;
  const handle = text(claims["preferred_username"]) || email || text(claims["name"]);
  return {
    issuer: text(signed["iss"]),
    subject: text(signed["sub"]),
    email: email !== "" && isVerified ? email : null,
    name: text(claims["name"]),
    label: (handle || text(signed["sub"])).slice(0, 200),
    groups: texts(claims[provider.groups_claim ?? "groups"]),
    secondFactor:
      provider.second_factor === "always" || (provider.second_factor === "amr" && texts(signed["amr"]).includes("mfa")),
  };
};

/** Whether the provider is believed about addresses of this domain. */
export const isOfDomains = ({ mail_domains: domains }: Provider, email: string): boolean => {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return domains === undefined || domains.some((each) => each.toLowerCase() === domain);
};

/** Teams by group: which of them somebody is to be in, and out of the others that the map names. */
export const teamsOf = (
  { teams = {} }: Provider,
  groups: readonly string[],
): { readonly inside: readonly (string | number)[]; readonly named: readonly (string | number)[] } => ({
  inside: [...new Set(groups.flatMap((group) => (Object.hasOwn(teams, group) ? (teams[group] ?? []) : [])))],
  named: [...new Set(Object.values(teams).flat())],
});
