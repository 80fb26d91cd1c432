/** Columns of known hosts for shapes, over `ssh_hosts h` and the one who confirmed it, `u`. */
export const hostColumns = {
  host: "h.host",
  type: "h.type",
  key: "h.key",
  fingerprint: "'SHA256:' || rtrim(encode(sha256(decode(h.key, 'base64')), 'base64'), '=')",
  shipped: "h.shipped",
  confirmedBy: "u.username",
  created: "h.created",
} as const;
export type HostColumn = keyof typeof hostColumns;
