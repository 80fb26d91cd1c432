/**
 * Takes away repositories that no component has any more: those of removed projects, of components that another process
 * removed, drafts that earlier versions left, and damaged ones that were put aside a week ago.
 */
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Effect, Layer, Schedule } from "effect";
import { ComponentId } from "../ids/index.ts";
import { tellFailure } from "../database/index.ts";
import { makeCheckoutStore } from "./store.ts";

/** What changed in the last day may belong to a component that is being made. */
const day = 24 * 60 * 60 * 1000;
/** Somebody may want to look at a damaged one. */
const asideFor = 7 * day;

/** Folders of `folder` that were left alone for long. */
const quiet = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(folder);
  const ages = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => undefined)));
  const limitOf = (name: string) => Date.now() - (isAside(name) ? asideFor : day);
  return names.filter((name, index) => (ages[index]?.mtimeMs ?? Infinity) < limitOf(name));
};

/** Of one without a remote, what was put aside goes with its component. */
const ownerOf = (name: string) =>
  ComponentId.make(Number(/^(?:damaged-local-)?(\d+)(?:-[0-9a-f-]{36})?\.git$/.exec(name)?.[1] ?? 0));
const isAside = (name: string) => /^damaged-\d.*\.git$/.test(name);
const isDraft = (name: string) => /^new-.*\.git$/.test(name) || isAside(name);

/** Names of the folders that nobody needs any more. */
export const abandonedCheckouts = (folder: string) =>
  Effect.gen(function* () {
    const store = yield* makeCheckoutStore;
    const names = yield* Effect.promise(() => quiet(folder));
    const ids = names.map(ownerOf).filter((id) => id > 0);
    const owned = yield* store.existing(ids);
    return names.filter((name) => isDraft(name) || (ownerOf(name) > 0 && !owned.has(ownerOf(name))));
  });

/** Answers the names of what it took away. */
export const sweepCheckouts = (folder: string) =>
  Effect.gen(function* () {
    const abandoned = yield* abandonedCheckouts(folder);
    for (const name of abandoned) yield* Effect.promise(() => rm(join(folder, name), { recursive: true, force: true }));
    return abandoned;
  });

/** Sweeps at the start and every hour, in each process: folders may be its own. */
export const sweeping = (folder: string) =>
  Layer.effectDiscard(
    sweepCheckouts(folder).pipe(
      Effect.catchCause((cause) => tellFailure("Abandoned repositories could not be removed.", cause)),
      Effect.repeat(Schedule.spaced("1 hour")),
      Effect.forkScoped,
    ),
  );
