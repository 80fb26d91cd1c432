/** Addresses of clients as keys: one subscriber of IPv6 has a whole network of them, so that its first half counts. */
import { isIPv6 } from "node:net";

export const addressKey = (address: string): string => {
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return address;
  const [head = "", tail = ""] = plain.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === "" ? [] : tail.split(":");
  const groups = plain.includes("::")
    ? [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0"), ...after]
    : before;
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
};
