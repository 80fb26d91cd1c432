/**
 * Addresses of remote repositories. What passes here is rebuilt from its checked parts, so that git connects to what was
 * checked; credentials are taken out and travel apart from the address (see environment.ts).
 */
import { Result } from "effect";
import type { ProjectId } from "../ids/index.ts";
import { AddressRefused } from "./errors.ts";

export const schemes = ["https", "ssh", "http", "git", "file"] as const;
export type Scheme = (typeof schemes)[number];

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A checked address. `url` holds no secret and may be shown. */
export interface RemoteAddress {
  readonly url: string;
  readonly scheme: Scheme;
  readonly credentials?: Credentials;
  /** The project whose own ssh key is used, where it has one. */
  readonly project?: ProjectId;
}

const refuse = (reason: string) => Result.fail(new AddressRefused({ subject: "url", reason }));

/** Control characters, spaces and backslashes mean different things to different readers of an address. */
const ambiguous = /[\s\p{Cc}\\]/u;
const host = String.raw`(?:[A-Za-z0-9_][A-Za-z0-9._-]*|\[[0-9A-Fa-f:.]+\])`;
const remoteForm = new RegExp(`^([A-Za-z][A-Za-z0-9+.-]*)://(?:([^/?#]*)@)?(${host})(:[0-9]{1,5})?(/.*)$`);
const scpForm = new RegExp(`^(?:([A-Za-z0-9_][A-Za-z0-9._-]*)@)?(${host}):([^:-].*)$`);

/**
 * Checks the address of a repository: URLs of the allowed schemes, `user@host:path` (which is ssh), and absolute paths
 * (which are `file`). Relative paths, transport helpers (`name::...`) and whatever looks like an option are refused.
 */
export const checkAddress = (
  text: string,
  allowed: readonly Scheme[],
): Result.Result<RemoteAddress, AddressRefused> => {
  if (text === "") return refuse("The address of the repository is empty.");
  if (text.length > 2000) return refuse("The address of the repository is too long.");
  if (ambiguous.test(text)) return refuse("The address holds spaces, backslashes or control characters.");
  if (text.startsWith("-")) return refuse("The address may not start with a hyphen.");
  if (/^[A-Za-z0-9+.-]*::/.test(text)) return refuse("Transport helpers (name::address) are not allowed.");

  const local = text.startsWith("/") ? text.replaceAll("%", "%25") : /^file:\/\/(?:localhost)?(\/.*)$/i.exec(text)?.[1];
  if (local !== undefined) return permit({ url: `file://${local}`, scheme: "file" }, allowed);

  const parts = remoteForm.exec(text);
  if (parts !== null) {
    const [, name = "", userinfo, hostName = "", port = "", path = ""] = parts;
    const scheme = schemes.find((known) => known === name.toLowerCase());
    if (scheme === undefined) return refuse(`Addresses of the kind ${name}:// are not allowed.`);
    if (scheme === "file") return refuse("A file:// address may not name another machine.");
    return withUser(scheme, userinfo, `${hostName}${port}${path}`, allowed);
  }

  const scp = scpForm.exec(text);
  if (scp !== null && !text.includes("://")) {
    const [, user, hostName = "", path = ""] = scp;
    return permit({ url: `${user === undefined ? "" : `${user}@`}${hostName}:${path}`, scheme: "ssh" }, allowed);
  }
  return refuse("This is not an address of a repository: use https://host/path or git@host:path.");
};

const permit = (address: RemoteAddress, allowed: readonly Scheme[]): Result.Result<RemoteAddress, AddressRefused> =>
  allowed.includes(address.scheme)
    ? Result.succeed(address)
    : refuse(`Addresses of the kind ${address.scheme}:// are not allowed.`);

const withUser = (
  scheme: Scheme,
  userinfo: string | undefined,
  rest: string,
  allowed: readonly Scheme[],
): Result.Result<RemoteAddress, AddressRefused> => {
  if (userinfo === undefined) return permit({ url: `${scheme}://${rest}`, scheme }, allowed);
  if (scheme === "git") return refuse("Addresses of the kind git:// take no user name.");
  const colon = userinfo.indexOf(":");
  const credentials = {
    username: decodePart(colon < 0 ? userinfo : userinfo.slice(0, colon)),
    password: decodePart(colon < 0 ? "" : userinfo.slice(colon + 1)),
  };
  if (/\p{Cc}/u.test(credentials.username + credentials.password))
    return refuse("The user name or password in the address holds control characters.");
  if (scheme !== "ssh") return permit({ url: `${scheme}://${rest}`, scheme, credentials }, allowed);
  // ssh never reads a password from an address, and its user name is no secret.
  if (!/^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(credentials.username))
    return refuse("The user name in the address is not a valid one.");
  return permit({ url: `ssh://${credentials.username}@${rest}`, scheme }, allowed);
};

export const decodePart = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const usualPorts: Readonly<Record<Scheme, number>> = { https: 443, http: 80, ssh: 22, git: 9418, file: 0 };

/** What a checked address connects to; undefined for files of this machine. */
export const targetOf = ({
  url,
  scheme,
}: RemoteAddress): { readonly host: string; readonly port: number } | undefined => {
  if (scheme === "file") return undefined;
  const form = url.includes("://")
    ? /^[a-z]+:\/\/(?:[^/@]*@)?(\[[^\]]+\]|[^:/]+)(?::(\d+))?/
    : /^(?:[^@]*@)?(\[[^\]]+\]|[^:]+)()/;
  const [, host = "", port = ""] = form.exec(url) ?? [];
  return { host: host.replace(/^\[(.*)\]$/, "$1"), port: port === "" ? usualPorts[scheme] : Number(port) };
};

/** `text` with the credentials of every URL inside it taken out; of ssh addresses the user name stays. */
export const redactUrls = (text: string): string =>
  text.replace(/\b([a-z][a-z0-9+.-]*):\/\/([^\s/?#'"<>]*)@/gi, (_, scheme: string, userinfo: string) => {
    const user = userinfo.split(":")[0] ?? "";
    return /ssh/i.test(scheme) && user !== "" ? `${scheme}://${user}@` : `${scheme}://`;
  });

/** `text` without the credentials of its URLs and without the literal password of `credentials`. */
export const redact = (text: string, credentials?: Credentials): string => {
  const secrets = credentials === undefined ? [] : [credentials.password || credentials.username];
  return secrets
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .reduce((shown, secret) => (secret.length < 4 ? shown : shown.replaceAll(secret, "***")), redactUrls(text));
};
