/**
 * The environment that git runs in, built from nothing: no settings of the machine or of a user, no prompts, no hooks,
 * one protocol at a time. Settings and secrets travel in the environment, which other users cannot read, and never in
 * the arguments, which they can.
 */
import type { RemoteAddress, Scheme } from "./address.ts";
import { type Route, sshOptions } from "./route.ts";
import type { SshFiles } from "./sshAccess.ts";
import { tellKey } from "./sshHost.ts";

export interface GitSettings {
  readonly schemes: readonly Scheme[];
  /** Where programs are looked for, as in PATH. */
  readonly searchPath: string;
  /** Milliseconds that one command may take: on this machine, over the network, and while its output is streamed. */
  readonly timeLimit: { readonly local: number; readonly network: number; readonly stream: number };
  /** Bytes that one command may answer. */
  readonly maxOutput: number;
  /** Bytes that the packs of one repository may take on the disk. */
  readonly maxRepository: number;
}

export const defaultSettings: GitSettings = {
  schemes: ["https", "ssh"],
  searchPath: "/usr/local/bin:/usr/bin:/bin",
  timeLimit: { local: 120_000, network: 1_800_000, stream: 3_600_000 },
  maxOutput: 64 * 1024 ** 2,
  maxRepository: 8 * 1024 ** 3,
};

const config: readonly (readonly [key: string, value: string])[] = [
  ["core.hooksPath", "/dev/null"],
  ["core.fsmonitor", "false"],
  ["core.quotePath", "false"],
  // A repository without a remote is the only copy of its files, so loose objects are written through as well.
  ["core.fsync", "committed,loose-object"],
  // Bounds of memory: larger blobs are streamed and never delta-compressed.
  ["core.bigFileThreshold", "32m"],
  ["pack.windowMemory", "64m"],
  ["pack.threads", "1"],
  // Packing in the background would outlive the command and its time limit: `cleanup` does it.
  ["gc.auto", "0"],
  ["maintenance.auto", "false"],
  ["credential.helper", ""],
  ["fetch.recurseSubmodules", "false"],
  ["push.recurseSubmodules", "no"],
  ["advice.pushUpdateRejected", "false"],
  ["http.lowSpeedLimit", "1000"],
  ["http.lowSpeedTime", "300"],
];

/** git asks this for the credentials of one host only, so that a redirect cannot carry them elsewhere. */
const credentialHelper =
  '!f() { test "$1" = get && printf "username=%s\\npassword=%s\\n" "$DRAGOMAN_GIT_USERNAME" "$DRAGOMAN_GIT_PASSWORD"; }; f';

/** The whole environment of a command; `remote` is what it may connect to, under the name `origin`, by its `route`. */
export const environment = (settings: GitSettings, remote?: RemoteAddress, route?: Route): Record<string, string> => {
  const entries = [...config];
  if (remote !== undefined) entries.push(["remote.origin.url", route?.url ?? remote.url]);
  if (route?.proxy !== undefined) entries.push(["http.proxy", route.proxy], ["http.proxyAuthMethod", "basic"]);
  if (remote?.credentials !== undefined)
    entries.push([`credential.${new URL(remote.url).origin}.helper`, credentialHelper]);
  return {
    PATH: settings.searchPath,
    HOME: "/dev/null",
    LC_ALL: "C",
    TZ: "UTC",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_SYSTEM: "/dev/null",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_ATTR_NOSYSTEM: "1",
    GIT_TERMINAL_PROMPT: "0",
    GIT_ASKPASS: "true",
    GIT_LITERAL_PATHSPECS: "1",
    GIT_NO_REPLACE_OBJECTS: "1",
    // Overrides every protocol.*.allow; empty allows none.
    GIT_ALLOW_PROTOCOL: remote?.scheme ?? "",
    GIT_SSH_VARIANT: "ssh",
    GIT_SSH_COMMAND: sshCommand(route?.ssh, sshOptions(route)),
    ...(route?.virtualHost === undefined ? {} : { GIT_OVERRIDE_VIRTUAL_HOST: route.virtualHost }),
    ...(remote?.credentials === undefined
      ? {}
      : { DRAGOMAN_GIT_USERNAME: remote.credentials.username, DRAGOMAN_GIT_PASSWORD: remote.credentials.password }),
    GIT_CONFIG_COUNT: String(entries.length),
    ...Object.fromEntries(
      entries.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
      ]),
    ),
  };
};

const sshCommand = (ssh: SshFiles | undefined, more: readonly string[]): string => {
  const options = [
    "BatchMode=yes",
    "ClearAllForwardings=yes",
    "PermitLocalCommand=no",
    "ConnectTimeout=30",
    "GlobalKnownHostsFile=/dev/null",
    `UserKnownHostsFile=${ssh === undefined ? "/dev/null" : pathOption(ssh.knownHosts)}`,
    "StrictHostKeyChecking=yes",
    "UpdateHostKeys=no",
    "PreferredAuthentications=publickey",
    "IdentityAgent=none",
    "IdentitiesOnly=yes",
    `IdentityFile=${ssh === undefined ? "/dev/null" : pathOption(ssh.identity)}`,
    // Older ones have no such option, and tell less.
    ...(ssh?.hostKnown === true ? [] : ["IgnoreUnknown=KnownHostsCommand", `KnownHostsCommand=${tellKey}`]),
    ...more,
  ];
  // git hands this line to a shell.
  const quoted = options.map((option) => `-o '${option.replaceAll("'", `'\\''`)}'`);
  return `ssh -F /dev/null -T -a -x ${quoted.join(" ")}`;
};

/** Spaces part paths, and percent signs begin variables. */
const pathOption = (path: string) => `"${path.replaceAll("%", "%%")}"`;
