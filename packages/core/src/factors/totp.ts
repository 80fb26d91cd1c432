/** One-time codes of an authenticator app (RFC 6238): six digits, every thirty seconds, SHA-1 as all apps know it. Pure. */
import { Secret, TOTP } from "otpauth";

const period = 30;
/** Steps that the clock of the app may be off, before and after. */
const tolerance = 1;

/** 160 bits in base32. */
export const makeTotpSecret = (): string => new Secret({ size: 20 }).base32;

/**
 * The step of time that a code belongs to; undefined where it is of none near `now` (milliseconds), or of one that was
 * used already: a code that somebody has seen is worth nothing any more.
 */
export const stepOf = (secret: string, code: string, now: number, lastUsed: number): number | undefined => {
  const token = code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return undefined;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period });
  const delta = totp.validate({ token, timestamp: now, window: tolerance });
  if (delta === null) return undefined;
  const step = Math.floor(now / 1000 / period) + delta;
  return step > lastUsed ? step : undefined;
};

/** What an app reads: `otpauth://totp/…`. */
export const otpauthUri = (secret: string, site: string, account: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret), issuer: site, label: account, period }).toString();
