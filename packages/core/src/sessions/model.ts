/** A session: a secret in a browser that speaks for a person, for a while. */
import type { SessionFacts } from "../access/index.ts";

/** A session lasts this long after its last use, in days. */
export const lastsUnused = 14;
/** And at most this long. */
export const lastsAtMost = 90;
/** Who has not shown a second factor by then signs in anew, in minutes. */
export const waitsForFactor = 10;

/** A session that was begun, or went on with a new secret; the secret is nowhere else. */
export interface Begun {
  readonly session: SessionFacts;
  readonly secret: string;
}
