/** Addresses without what only their owners may know, so that they can be kept, compared and shown. Pure. */
import { Result } from "effect";
import { type Credentials, decodePart, type RemoteAddress } from "./address.ts";
import { AddressRefused } from "./errors.ts";

const urlForm = /^(https?|ssh):\/\/([^/?#]*)@(.*)$/is;

export interface SplitAddress {
  readonly address: string;
  readonly credentials?: Credentials;
}

/** Of addresses of ssh the user's name stays, which is no secret; a password goes, which ssh would never use. */
export const splitCredentials = (text: string): SplitAddress => {
  const [whole, scheme = "", userinfo = "", rest = ""] = urlForm.exec(text) ?? [];
  if (whole === undefined) return { address: text };
  const { username, password } = readUserinfo(userinfo, decodePart);
  if (scheme.toLowerCase() === "ssh")
    return { address: password === "" ? text : `${scheme}://${userinfo.split(":")[0]}@${rest}` };
  const address = `${scheme}://${rest}`;
  return username === "" && password === "" ? { address } : { address, credentials: { username, password } };
};

/** `user:password`, or a token alone, as people write them. */
export const readUserinfo = (text: string, read = (part: string) => part): Credentials => {
  const colon = text.indexOf(":");
  return {
    username: read(colon < 0 ? text : text.slice(0, colon)),
    password: read(colon < 0 ? "" : text.slice(colon + 1)),
  };
};

/** Whether what is sent to one address goes to the same host, in the same way, as what is sent to the other. */
export const isSameHost = (one: string, other: string): boolean =>
  [one, other].every((text) => /^https?:/i.test(text) && URL.canParse(text)) &&
  new URL(one).origin === new URL(other).origin;

export const withCredentials = (
  address: RemoteAddress,
  credentials: Credentials | undefined,
): Result.Result<RemoteAddress, AddressRefused> => {
  if (credentials === undefined) return Result.succeed(address);
  const refuse = (reason: string) => Result.fail(new AddressRefused({ subject: "url", reason }));
  if (address.scheme !== "https" && address.scheme !== "http")
    return refuse("Only addresses of the kinds https:// and http:// take a user name and a password.");
  // git takes them line by line.
  if (/\p{Cc}/u.test(credentials.username + credentials.password))
    return refuse("The user name or password holds control characters.");
  return Result.succeed({ ...address, credentials });
};
