/** Recovery codes: for who lost the device. Random enough (80 bits) that a plain digest keeps them. Pure. */
import { createHash, randomBytes } from "node:crypto";

/** Without letters that are read as others. */
const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";
const groups = 4;
const inGroup = 4;
export const codesAtOnce = 10;

const makeCode = (): string => {
  const letters = [...randomBytes(groups * inGroup)].map((byte) => alphabet[byte % alphabet.length]).join("");
  return letters.match(/.{4}/g)?.join("-") ?? letters;
};

export const makeRecoveryCodes = (): readonly string[] => Array.from({ length: codesAtOnce }, makeCode);

/** People leave out hyphens, and write capitals. */
export const hashRecoveryCode = (code: string): Uint8Array =>
  createHash("sha256")
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ""))
    .digest();
