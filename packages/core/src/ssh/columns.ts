/** Columns of known hosts for shapes, over `ssh_hosts h` and the one who confirmed it, `u`. */
import { flag, json, nullable, text } from "../database/index.ts";

export const hostColumns = {
  host: text("h.host"),
  type: text("h.type"),
  key: text("h.key"),
  fingerprint: text("'SHA256:' || rtrim(encode(sha256(decode(h.key, 'base64')), 'base64'), '=')"),
  shipped: flag("h.shipped"),
  /** NULL where it was shipped, or who did it is gone. */
  confirmedBy: nullable(text("u.username")),
  created: json({ type: "string", format: "date-time" }, "h.created"),
} as const;
export type HostColumn = keyof typeof hostColumns;
