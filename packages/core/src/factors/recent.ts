/** Whether somebody signed in a moment ago, so that whoever finds an open browser cannot change how to sign in. Pure. */
import type { UserId } from "../ids/index.ts";
import type { SessionFacts } from "../access/index.ts";

/** Milliseconds. */
const lasting = 15 * 60_000;

export const isRecent = (session: SessionFacts | null, of: UserId, now: number): boolean =>
  session !== null && session.stage === "full" && session.userId === of && now - session.created.getTime() <= lasting;
