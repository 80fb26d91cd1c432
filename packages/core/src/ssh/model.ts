/** Keys of ssh, and hosts with theirs. */
import { createHash } from "node:crypto";
import { Schema } from "effect";
import { Text, TextList } from "../fields/index.ts";

/** What others may know of a key of ours. */
export interface PublicKey {
  readonly type: string;
  /** As `authorized_keys` and forges take it. */
  readonly public_key: string;
  readonly fingerprint: string;
  readonly created: string;
}

/** A key that a host shows. */
export interface HostKey {
  readonly type: string;
  /** In base64, as `known_hosts` has it. */
  readonly key: string;
}

/** As `ssh-keygen -l` has it. */
export const fingerprintOf = (key: string): string =>
  `SHA256:${createHash("sha256").update(Buffer.from(key, "base64")).digest("base64").replace(/=+$/, "")}`;

export interface HostPlace {
  readonly host: string;
  readonly port: number;
}

const hostForm =
  /^(?:\[([A-Za-z0-9_][A-Za-z0-9._-]*|[0-9A-Fa-f:.]+)\]|([A-Za-z0-9_][A-Za-z0-9._-]*)|([0-9A-Fa-f]*:[0-9A-Fa-f:.]+))(?::(\d{1,5}))?$/;

/** `host`, `host:port` or `[host]:port`. */
export const readHost = (text: string): HostPlace | undefined => {
  // An address without brackets has colons of its own, and no port.
  const [, bracketed, named, bare, digits = "22"] = /^[0-9A-Fa-f]*:[0-9A-Fa-f]*:/.test(text)
    ? [text, undefined, undefined, text]
    : (hostForm.exec(text) ?? []);
  const host = bracketed ?? named ?? bare;
  const port = Number(digits);
  return host === undefined || port < 1 || port > 65_535 || /[^A-Za-z0-9._:-]/.test(host) ? undefined : { host, port };
};

const Host = Text({
  max: 300,
  rule: (text) => (readHost(text) === undefined ? "Name a host, or host:port." : undefined),
});

/** Which host is asked for its keys. */
export const HostQuestion = Schema.Struct({ host: Host });
export type HostQuestion = typeof HostQuestion.Type;

const fingerprintForm = /^SHA256:[A-Za-z0-9+/]{43}$/;

/** A host whose keys with these fingerprints are the right ones. */
export const HostConfirmation = Schema.Struct({
  host: Host,
  fingerprints: TextList({
    rule: (text) => (fingerprintForm.test(text) ? undefined : "A fingerprint looks like SHA256: and 43 characters."),
  }),
});
export type HostConfirmation = typeof HostConfirmation.Type;
