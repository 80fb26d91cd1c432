/** What the service needs around it, and folders that nobody needs any more. */
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { Effect } from "effect";
import { abandonedCheckouts } from "../checkouts/inside.ts";
import { gitVersion } from "../git/inside.ts";
import { type Findings, Health } from "../health/index.ts";
import { SecretKeeping } from "../secrets/inside.ts";
import type { Finding } from "./model.ts";

const ailments: Readonly<Record<keyof Findings, string>> = {
  database: "does not answer",
  migrations: "has not the schema of this version: run `dragoman migrate`",
  git: "cannot be run, or is too old",
  disk: "cannot be written to",
};

export const examineSurroundings = (dataDir: string) =>
  Effect.gen(function* () {
    const health = yield* (yield* Health).look;
    const found: Finding[] = [];
    const note = (place: string, message: string, more: Partial<Finding> = {}) =>
      found.push({ examination: "surroundings", place, message, ...more });
    const git = yield* Effect.result(gitVersion);
    for (const part of Object.keys(ailments) as (keyof Findings)[])
      if (health[part] === "failed")
        note(
          part === "disk" ? dataDir : part === "migrations" ? "database" : part,
          part === "git" && git._tag === "Failure" ? git.failure.message : ailments[part],
        );
    for (const name of ["secret.key"]) {
      const file = join(dataDir, name);
      if (yield* isOpen(file)) note(file, "can be read by others than its owner", { remedy: { _tag: "close", file } });
    }
    return found;
  });

const isOpen = (file: string) =>
  Effect.promise(() =>
    stat(file).then(
      ({ mode }) => (mode & 0o077) !== 0,
      () => false,
    ),
  );

export const examineSecrets = Effect.gen(function* () {
  const names = yield* (yield* SecretKeeping).unreadable;
  return names.map((place): Finding => ({ examination: "secrets", place, message: "no key opens it: set it anew" }));
});

export const repositoriesOf = (dataDir: string) => join(dataDir, "vcs");

export const examineFolders = (dataDir: string) =>
  Effect.map(abandonedCheckouts(repositoriesOf(dataDir)), (names) =>
    names.map(
      (name): Finding => ({
        examination: "folders",
        place: join(repositoriesOf(dataDir), name),
        message: "belongs to no component",
        remedy: { _tag: "sweep" },
      }),
    ),
  );
