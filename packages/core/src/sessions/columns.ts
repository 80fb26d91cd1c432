/** Columns of a session for shapes, over `sessions s`. */
import type { SessionId } from "../ids/index.ts";
import { instant, int, text } from "../database/index.ts";

export const sessionColumns = {
  sessionId: int<SessionId>("s.id"),
  method: text("s.method"),
  address: text("s.address"),
  agent: text("s.agent"),
  created: instant("s.created"),
  lastUsed: instant("s.last_used"),
  expires: instant("s.expires"),
} as const;
export type SessionColumn = keyof typeof sessionColumns;
