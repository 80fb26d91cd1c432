/**
 * What each ssh of git gets: the known hosts as the database has them, and the private key in a file that only this
 * account reads and that goes when ssh has ended; what a killed process leaves is swept with its folder.
 */
import { randomUUID } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Effect, Layer } from "effect";
import { prefixes, processFolder } from "../folders/index.ts";
import { GitFailed, hostOf } from "../git/index.ts";
import { SshAccess, type SshAccessShape } from "../git/inside.ts";
import { type KeyTools, makeKeys } from "./keys.ts";
import { makeSshStore } from "./store.ts";

/** Each ssh that starts sees the old text or the new one. */
const keepKnownHosts = async (folder: string, text: string): Promise<string> => {
  const file = join(folder, "known_hosts");
  if ((await readFile(file, "utf8").catch(() => undefined)) === text) return file;
  const draft = join(folder, randomUUID());
  await writeFile(draft, text, { mode: 0o600, flag: "wx" });
  await rename(draft, file);
  return file;
};

export const sshAccess = (tools: KeyTools) =>
  Layer.effect(
    SshAccess,
    Effect.gen(function* () {
      const store = yield* makeSshStore;
      const keys = yield* makeKeys(tools);
      /** Readable by this account only, and held by this process. */
      const place = () => processFolder(tools.folder, prefixes.keys);

      const files: SshAccessShape["files"] = (remote) =>
        Effect.gen(function* () {
          const known = yield* Effect.orDie(store.knownHosts);
          const lines = known.map(({ host, type, key }) => `${host} ${type} ${key}\n`).join("");
          const privateKey = yield* keys.privateFor(remote.project);
          const identity = yield* Effect.acquireRelease(
            Effect.promise(async () => {
              const file = join(place(), `identity-${randomUUID()}`);
              await writeFile(file, privateKey, { mode: 0o600, flag: "wx" });
              return file;
            }),
            (file) => Effect.promise(() => rm(file, { force: true })),
          );
          const knownHosts = yield* Effect.promise(() => keepKnownHosts(place(), lines));
          const name = hostOf(remote);
          return { knownHosts, identity, hostKnown: known.some(({ host }) => host === name) };
        }).pipe(Effect.catchTag("SshKeyUnusable", ({ reason }) => Effect.fail(GitFailed.of("ssh", reason))));
      return { files };
    }),
  );
