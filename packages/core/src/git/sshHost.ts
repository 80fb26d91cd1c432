/** Hosts as lists of known hosts name them, and what to do where ssh does not trust one. Pure. */
import { type RemoteAddress, targetOf } from "./address.ts";

/** `host`, or `[host]:port` where the port is not that of ssh. */
export const knownName = (host: string, port: number): string => {
  const bare = host
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/\.+$/, "")
    .toLowerCase();
  return port === 22 ? bare : `[${bare}]:${port}`;
};

/** The name of the host that a remote leads to. */
export const hostOf = (remote: RemoteAddress): string => {
  const { host, port } = targetOf(remote) ?? { host: "", port: 22 };
  return knownName(host, port);
};

/** What ssh calls when it meets a host that is not known: the key that it was shown would else stay untold. */
export const tellKey = `/bin/sh -c "echo dragoman-host-key %t %f >&2"`;

/** git's words with ours before them, where ssh stopped because of a key. */
export const explainSsh = (text: string, remote: RemoteAddress): string => {
  const words = text.replace(/^dragoman-host-key .*\r?\n?/gm, "").trim();
  const host = hostOf(remote);
  const fingerprint = /SHA256:[A-Za-z0-9+/]{43}/.exec(text)?.[0];
  const shown = fingerprint === undefined ? "" : ` It shows a key with the fingerprint ${fingerprint}.`;
  const confirm = `An administrator confirms its key with \`dragoman ssh add-host ${host}\`, or by POST /api/ssh/hosts/.`;
  if (/HOST IDENTIFICATION HAS CHANGED/.test(text))
    return `The host ${host} has another key than the one that was confirmed.${shown} Somebody may be listening in; if the host was given a new key, its owner publishes the fingerprint. ${confirm}`;
  if (/^No \S+ host key is known for /m.test(text)) return `The host ${host} is not known.${shown} ${confirm}`;
  if (/Permission denied \(/.test(text))
    return `${words}\nThe host does not take our ssh key: give it the one that \`dragoman ssh show-key\` or GET /api/projects/PROJECT/ssh-key/ shows.`;
  return words;
};
