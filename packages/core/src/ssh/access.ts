/**
 * What each ssh of git gets: the known hosts as the database has them, and the private key in a file that only this
 * account reads and that goes when ssh has ended.
 */
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Effect, Layer, Schedule } from "effect";
import { GitFailed, hostOf, SshAccess, type SshAccessShape } from "../repository/vcs/index.ts";
import { type KeyTools, makeKeys } from "./keys.ts";
import { makeSshStore } from "./store.ts";

/** No ssh runs for so long: what is older was left behind by a process that was killed. */
const oldest = 3 * 60 * 60 * 1000;

const sweep = async (folder: string) => {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/^(identity|new|known_hosts)-/.test(name)) continue;
    const age = await stat(join(folder, name)).catch(() => undefined);
    if (age !== undefined && age.mtimeMs < Date.now() - oldest)
      await rm(join(folder, name), { recursive: true, force: true });
  }
};

/** Readers see the old text or the new one, whoever else writes. */
const keepText = async (folder: string, name: string, text: string): Promise<string> => {
  const file = join(folder, name);
  if ((await readFile(file, "utf8").catch(() => undefined)) === text) return file;
  const draft = join(folder, `${name}-${randomUUID()}`);
  await writeFile(draft, text, { mode: 0o600, flag: "wx" });
  await rename(draft, file);
  return file;
};

export const sshAccess = (tools: KeyTools) =>
  Layer.effect(
    SshAccess,
    Effect.gen(function* () {
      const { folder } = tools;
      const store = yield* makeSshStore;
      const keys = yield* makeKeys(tools);
      yield* Effect.promise(() => sweep(folder)).pipe(
        Effect.catchCause((cause) => Effect.logWarning("The folder for ssh could not be cleaned.", cause)),
        Effect.repeat(Schedule.spaced("1 hour")),
        Effect.forkScoped,
      );

      const files: SshAccessShape["files"] = (remote) =>
        Effect.gen(function* () {
          const known = yield* Effect.orDie(store.knownHosts);
          const lines = known.map(({ host, type, key }) => `${host} ${type} ${key}\n`).join("");
          const privateKey = yield* keys.privateFor(remote.project);
          const identity = yield* Effect.acquireRelease(
            Effect.promise(async () => {
              await mkdir(folder, { recursive: true, mode: 0o700 });
              const file = join(folder, `identity-${randomUUID()}`);
              await writeFile(file, privateKey, { mode: 0o600, flag: "wx" });
              return file;
            }),
            (file) => Effect.promise(() => rm(file, { force: true })),
          );
          const knownHosts = yield* Effect.promise(() => keepText(folder, "known_hosts", lines));
          const name = hostOf(remote);
          return { knownHosts, identity, hostKnown: known.some(({ host }) => host === name) };
        }).pipe(Effect.catchTag("SshKeyUnusable", ({ reason }) => Effect.fail(GitFailed.of("ssh", reason))));
      return { files };
    }),
  );
