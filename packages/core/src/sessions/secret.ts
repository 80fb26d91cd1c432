/** Secrets of sessions and of codes: made once, held by one browser or one mail, kept here as a digest. */
import { randomBytes } from "node:crypto";

/** 256 bits, in letters that cookies and addresses hold as they are. */
export const makeSecret = (): string => randomBytes(32).toString("base64url");
