/** Secrets of tokens: made once, shown once, kept as a digest. */
import { randomBytes } from "node:crypto";

export const prefixes = { personal: "wlu_", project: "wlp_" } as const;

/** Whether a text looks like a secret that was made here; others can be given. */
export const isTokenSecret = (text: string): boolean =>
  Object.values(prefixes).some((prefix) => text.startsWith(prefix));

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const length = 36;

/** 36 letters and digits, each as likely as any other, behind the prefix. */
export const makeSecret = (prefix: string): string => {
  const fair = 256 - (256 % alphabet.length);
  let text = prefix;
  while (text.length < prefix.length + length)
    for (const byte of randomBytes(length))
      if (byte < fair && text.length < prefix.length + length) text += alphabet[byte % alphabet.length];
  return text;
};

/** What is enough to tell one's tokens apart, and of no use to others. */
export const hintOf = (secret: string): string => `${secret.slice(0, 4)}…${secret.slice(-4)}`;
