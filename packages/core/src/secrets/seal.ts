/**
 * Sealing: AES-256-GCM over a text, bound to the row and column that keep it, so that a sealed text is worth nothing at
 * another place. A sealed text tells which key it wants: version, name of the key, nonce, ciphertext, tag. Pure.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

/** Where a secret is kept. */
export interface SecretPlace {
  readonly table: string;
  readonly column: string;
  readonly row: number;
}

export interface SecretKey {
  /** Tells keys apart, and nothing about them. */
  readonly name: Buffer;
  readonly bytes: Buffer;
}

const version = 1;
const nameLength = 4;
const nonceLength = 12;
const tagLength = 16;
const headLength = 1 + nameLength + nonceLength;

export const makeKey = (text: string): SecretKey => {
  const bytes = Buffer.from(hkdfSync("sha256", text, "dragoman", "secrets", 32));
  const name = createHash("sha256").update("name of a key").update(bytes).digest().subarray(0, nameLength);
  return { name, bytes };
};

export const nameOf = ({ table, column, row }: SecretPlace): string => `${table}.${column} ${row}`;

export const seal = (key: SecretKey, text: string, place: SecretPlace): Uint8Array => {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv("aes-256-gcm", key.bytes, nonce).setAAD(Buffer.from(nameOf(place)));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([Buffer.from([version]), key.name, nonce, body, cipher.getAuthTag()]);
};

/** Whether `sealed` names this key. */
export const isSealedBy = (key: SecretKey, sealed: Uint8Array): boolean =>
  sealed[0] === version && key.name.equals(sealed.subarray(1, 1 + nameLength));

/** The text; undefined where the key or the place is another one, or a bit has changed. */
export const open = (key: SecretKey, sealed: Uint8Array, place: SecretPlace): string | undefined => {
  if (sealed.length < headLength + tagLength || !isSealedBy(key, sealed)) return undefined;
  const nonce = sealed.subarray(1 + nameLength, headLength);
  const cipher = createDecipheriv("aes-256-gcm", key.bytes, nonce, { authTagLength: tagLength })
    .setAAD(Buffer.from(nameOf(place)))
    .setAuthTag(sealed.subarray(-tagLength));
  try {
    return Buffer.concat([cipher.update(sealed.subarray(headLength, -tagLength)), cipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
};
