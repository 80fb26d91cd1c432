/** Which proxies are believed when they say for whom they speak. */
import { BlockList, isIP } from "node:net";

export interface TrustedProxies {
  readonly includes: (address: string) => boolean;
}

const family = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** An IPv4 address that came over an IPv6 socket, as IPv4. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");

/** `10.0.0.1`, `10.0.0.0/8`, `fd00::/8`; undefined where it is none of these. */
const readRange = (text: string): readonly [address: string, bits: number] | undefined => {
  const [address = "", bits, ...more] = text.split("/");
  const version = isIP(address);
  const most = version === 6 ? 128 : 32;
  if (version === 0 || more.length > 0) return undefined;
  if (bits === undefined) return [address, most];
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most ? [address, Number(bits)] : undefined;
};

export const isRange = (text: string): boolean => readRange(text) !== undefined;

/** @throws RangeError for what is neither an address nor a range in CIDR notation */
export const trustProxies = (ranges: readonly string[]): TrustedProxies => {
  const list = new BlockList();
  for (const range of ranges) {
    const read = readRange(range);
    if (read === undefined) throw new RangeError(`${JSON.stringify(range)} is not an address or a range of addresses`);
    list.addSubnet(read[0], read[1], family(read[0]));
  }
  return { includes: (address) => isIP(address) !== 0 && list.check(address, family(address)) };
};
