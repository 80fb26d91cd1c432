/** Which addresses lie outside: those of machines of the internet at large. Everything else is inside or means nothing. */
import ipaddr from "ipaddr.js";

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Global unicast addresses of IPv6 begin with these bits: 2000::/3. */
const isGlobalUnicast = ({ parts: [first = 0] }: ipaddr.IPv6) => first >> 13 === 1;

/** An address; undefined where the text is none. IPv6 addresses that stand for one of IPv4 become that one. */
export const parseAddress = (text: string): Address | undefined => {
  if (!ipaddr.isValid(text)) return undefined;
  const address = ipaddr.process(text);
  // 64:ff9b::/96, by which networks without IPv4 reach it.
  return address instanceof ipaddr.IPv6 && address.range() === "rfc6052" && address.parts[2] === 0
    ? new ipaddr.IPv4(address.toByteArray().slice(12))
    : address;
};

export const isOutside = (address: Address): boolean =>
  address.range() === "unicast" && (address instanceof ipaddr.IPv4 || isGlobalUnicast(address));
