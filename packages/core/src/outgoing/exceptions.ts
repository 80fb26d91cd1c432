/** Hosts that may be connected to although they lie inside: names, addresses and ranges, each with a port or without. */
import ipaddr from "ipaddr.js";
import { type Address, parseAddress } from "./addresses.ts";

export interface Exception {
  /** A name, or a range of addresses. */
  readonly what: string | readonly [Address, number];
  /** Every port unless told. */
  readonly port?: number;
}

/** A name as it is compared: without the dot of the root, in small letters. */
export const plainName = (name: string): string => name.toLowerCase().replace(/\.$/, "");

const form = /^(?:\[([0-9a-fA-F:./]+)\]|([^:[\]]+))(?::([1-9]\d{0,4}))?$/;
/** Names that end in a number are addresses to some readers. */
const nameForm = /^(?=.*[a-z])[a-z0-9_](?:[a-z0-9._-]*[a-z0-9_])?$/;
const numeric = /(?:^|\.)(?:\d+|0x[0-9a-f]*)$/;

/** `git.example.org`, `10.1.2.3`, `10.0.0.0/8`, `fd00::/8`, and with a port `10.1.2.3:3000` or `[fd00::1]:3000`. */
export const parseException = (text: string): Exception | undefined => {
  const bare = text.includes("[") || text.split(":").length < 3 ? text : `[${text}]`;
  const [, bracketed, plain = "", port] = form.exec(bare) ?? [];
  if (bracketed === undefined && plain === "") return undefined;
  if (Number(port ?? 1) > 65_535) return undefined;
  const what = rangeOf(bracketed ?? plain) ?? (bracketed === undefined ? nameOf(plain) : undefined);
  return what === undefined ? undefined : { what, ...(port === undefined ? {} : { port: Number(port) }) };
};

const nameOf = (text: string): string | undefined => {
  const name = plainName(text);
  return nameForm.test(name) && !numeric.test(name) ? name : undefined;
};

const rangeOf = (text: string): readonly [Address, number] | undefined => {
  if (text.includes("/"))
    return ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text)
      ? ipaddr.parseCIDR(text)
      : undefined;
  if (!text.includes(":") && !ipaddr.IPv4.isValidFourPartDecimal(text)) return undefined;
  const address = parseAddress(text);
  return address === undefined ? undefined : [address, address.kind() === "ipv4" ? 32 : 128];
};

export const isException = (text: string): boolean => parseException(text) !== undefined;

/** Whether an exception is about this address, under this name. */
export const covers = ({ what, port: only }: Exception, name: string, address: Address, port: number): boolean => {
  if (only !== undefined && only !== port) return false;
  if (typeof what === "string") return what === name;
  const [range, bits] = what;
  return range.kind() === address.kind() && address.match(range, bits);
};
