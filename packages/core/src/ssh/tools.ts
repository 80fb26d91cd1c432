/** The programs that come with ssh: one makes keys, the other asks hosts for theirs. */
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { prefixes, processFolder } from "../folders/index.ts";
import type { HostKey, HostPlace } from "./model.ts";

/** Milliseconds that a program may take: hosts that begin to speak and go on never would hold it for ever. */
const longest = 60_000;

const run = async (command: string, args: readonly string[], searchPath: string, signal?: AbortSignal) => {
  // It finds its program beside itself, so the build must not put it elsewhere.
  const { launch } = await import("../git/launcher/client.ts");
  const child = await launch({ command, args, cwd: "/", env: { PATH: searchPath, LC_ALL: "C" } }, undefined).catch(
    (error: Error) => Promise.reject(new Error(`${command} could not be started: ${error.message}`)),
  );
  const stopping = AbortSignal.any([AbortSignal.timeout(longest), ...(signal === undefined ? [] : [signal])]);
  if (stopping.aborted) child.stop();
  else stopping.addEventListener("abort", child.stop);
  const [output, ended] = await Promise.all([text(child.stdout), child.ended]);
  return { output, ...ended };
};

export interface MadeKey {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A key without a passphrase, which lies in `folder` only until it is read. */
export const generateKey = async (folder: string, comment: string, searchPath: string): Promise<MadeKey> => {
  const place = join(processFolder(folder, prefixes.keys), `new-${randomUUID()}`);
  await mkdir(place, { mode: 0o700 });
  try {
    const file = join(place, "key");
    const args = ["-q", "-t", "ed25519", "-N", "", "-C", comment, "-f", file];
    const { exitCode, stderr } = await run("ssh-keygen", args, searchPath);
    if (exitCode !== 0) throw new Error(`ssh-keygen made no key: ${stderr.trim().replaceAll(place, ".")}`);
    const [privateKey, publicKey] = await Promise.all([readFile(file, "utf8"), readFile(`${file}.pub`, "utf8")]);
    return { privateKey, publicKey: publicKey.trim() };
  } finally {
    await rm(place, { recursive: true, force: true });
  }
};

const keyLine = /^\S+ (ssh-ed25519|ecdsa-sha2-nistp(?:256|384|521)|ssh-rsa) ([A-Za-z0-9+/]+={0,2})$/;

/** The keys that a host shows now; none where nobody answers. */
export const scanHost = async (
  { host, port }: HostPlace,
  searchPath: string,
  signal: AbortSignal,
): Promise<readonly HostKey[]> => {
  const args = ["-T", "10", "-t", "ed25519,ecdsa,rsa", "-p", String(port), "--", host];
  const { output } = await run("ssh-keyscan", args, searchPath, signal);
  return output.split("\n").flatMap((line) => {
    const [, type, key] = keyLine.exec(line.trim()) ?? [];
    return type === undefined || key === undefined ? [] : [{ type, key }];
  });
};
