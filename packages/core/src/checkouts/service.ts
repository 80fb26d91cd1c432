/**
 * Where the repositories of components lie on this machine, and the way to one that is ready for use. A repository
 * belongs to the component that owns it and to this runner; it is a cache of the remote and of the commits that the
 * database keeps, made again when it is gone.
 */
import { createHash, randomUUID } from "node:crypto";
import { existsSync, renameSync } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join, resolve } from "node:path";
import { Context, Effect, Layer, Schema } from "effect";
import type { ComponentId, ProjectId } from "../ids/index.ts";
import {
  type AddressRefused,
  type GitFailed,
  type HeadMoved,
  type RemoteAddress,
  withCredentials,
} from "../git/index.ts";
import { create, ensure, Git, type Repository, repositoryAt } from "../git/inside.ts";
import { prefixes, processFolder } from "../folders/index.ts";
import { type KeepsCredentials, makeCredentials } from "./credentials.ts";
import { type Keeping, type MadeCommit, makeKeptCommits } from "./keptCommits.ts";
import { type Mended, mend } from "./mending.ts";
import { makeCheckoutStore } from "./store.ts";
import { withTextFolders } from "./textFolders.ts";

export type CheckoutError = AddressRefused | GitFailed | HeadMoved;

/** The folder for repositories cannot be made. */
export class DataFolderUnusable extends Schema.TaggedError<DataFolderUnusable>()("DataFolderUnusable", {
  folder: Schema.String,
  reason: Schema.String,
}) {
  override get message() {
    return `The data folder cannot be used: ${this.folder} (${this.reason})`;
  }
}

/** A component that owns a repository, as far as that concerns the repository. */
export interface Owner extends KeepsCredentials {
  readonly project_id: ProjectId;
  /** "local" has no remote. */
  readonly vcs: string;
  readonly repo: string;
  readonly branch: string;
  readonly push: string;
}

export class Checkouts extends Context.Service<
  Checkouts,
  {
    /**
     * The repository of a component that owns one, made where it is not there. `lost`: it lacks commits that were never
     * pushed, and they cannot be had again.
     */
    readonly open: (
      owner: Owner,
    ) => Effect.Effect<{ readonly repository: Repository; readonly lost: boolean }, CheckoutError>;
    /** Where the branch stands and what only it has, to be written down in a transaction. */
    readonly keep: (
      ownerId: ComponentId,
      repository: Repository,
      made?: MadeCommit,
    ) => Effect.Effect<Keeping, GitFailed>;
    /** Looks for what makes git fail, and mends it. For the owner of the repository's work. */
    readonly mend: <E>(owner: Owner, guard: Effect.Effect<void, E>) => Effect.Effect<Mended, CheckoutError | E>;
    /** Puts the branch where the database says that it is. For the owner of the repository's work. */
    readonly steady: <E>(
      ownerId: ComponentId,
      repository: Repository,
      guard: Effect.Effect<void, E>,
    ) => Effect.Effect<void, GitFailed | HeadMoved | E>;
    /** Forgets where the branch stood, in the transaction that gives a component another repository. */
    readonly forget: (ownerId: ComponentId) => Effect.Effect<void>;
    /** The remote of a component; undefined where it has none. */
    readonly remote: (owner: Owner) => Effect.Effect<RemoteAddress | undefined, AddressRefused>;
    readonly pushRemote: (owner: Owner) => Effect.Effect<RemoteAddress | undefined, AddressRefused>;
    /** A folder for a repository whose component does not exist yet. */
    readonly draft: Effect.Effect<string>;
    /** Gives a draft to its component, in the place of what that had. A repeat does nothing. */
    readonly adopt: (draft: string, ownerId: ComponentId) => Effect.Effect<void>;
    readonly discard: (folder: string) => Effect.Effect<void>;
    readonly folderOf: (ownerId: ComponentId) => string;
    /** Tells the folder of these repositories from those that other machines have. */
    readonly place: string;
    /** Whether the repository is on this disk. */
    readonly has: (ownerId: ComponentId) => Effect.Effect<boolean>;
  }
>()("@dragoman/core/checkouts/Checkouts") {
  /** `folder` is made when it is absent. */
  static readonly layer = (folder: string) =>
    Layer.effect(
      Checkouts,
      Effect.gen(function* () {
        const git = yield* Git;
        const kept = yield* makeKeptCommits;
        const store = yield* makeCheckoutStore;
        const context = yield* Effect.context<Git>();
        yield* Effect.tryPromise({
          try: () => mkdir(folder, { recursive: true }),
          catch: (error) => new DataFolderUnusable({ folder, reason: String(error) }),
        });
        const folderOf = (ownerId: ComponentId) => join(folder, `${ownerId}.git`);

        const credentials = yield* makeCredentials;
        const addressOf = (owner: Owner, kind: "repo" | "push") =>
          Effect.gen(function* () {
            const address = yield* Effect.fromResult(git.address(owner[kind]));
            const secret = yield* Effect.fromResult(credentials.open(owner, kind));
            return yield* Effect.fromResult(withCredentials({ ...address, project: owner.project_id }, secret));
          });
        const remote = (owner: Owner) => (owner.vcs === "local" ? Effect.succeed(undefined) : addressOf(owner, "repo"));

        const openAt = (target: string, owner: Owner) =>
          Effect.gen(function* () {
            const repository = yield* Effect.fromResult(repositoryAt(target, owner.branch));
            const address = yield* remote(owner);
            yield* address === undefined ? create(repository) : ensure(repository, address);
            const lost = !(yield* kept.bring(owner.id, repository, address));
            return { repository: withTextFolders(repository, yield* store.inFolders(owner.id)), lost };
          }).pipe(Effect.provide(context));
        const open = (owner: Owner) => openAt(folderOf(owner.id), owner);

        const newDraft = () => join(processFolder(folder, prefixes.drafts), `${randomUUID()}.git`);
        /** Where a git that still works in it troubles nobody; undefined where there was none. */
        const moveAway = (target: string) => {
          if (!existsSync(target)) return undefined;
          const gone = newDraft();
          renameSync(target, gone);
          return gone;
        };
        const mendOwned = <E>(owner: Owner, guard: Effect.Effect<void, E>) =>
          Effect.gen(function* () {
            const repository = yield* Effect.fromResult(repositoryAt(folderOf(owner.id), owner.branch));
            const draft = { ...repository, folder: newDraft() };
            return yield* mend({
              repository,
              draft,
              aside: asideOf(folder, owner),
              hasRemote: owner.vcs !== "local",
              wanted: yield* kept.wanted(owner.id),
              make: Effect.map(openAt(draft.folder, owner), ({ lost }) => !lost),
              guard,
            });
          }).pipe(Effect.provide(context));

        return Checkouts.of({
          open,
          mend: mendOwned,
          keep: kept.prepare,
          steady: kept.steady,
          forget: kept.forget,
          remote,
          pushRemote: (owner) => (owner.push === "" ? Effect.succeed(undefined) : addressOf(owner, "push")),
          draft: Effect.sync(newDraft),
          adopt: (draft, ownerId) =>
            Effect.promise(async () => {
              if (!(await isThere(draft))) return;
              // At once: who reads while there is none would make another one in its place.
              const replaced = moveAway(folderOf(ownerId));
              renameSync(draft, folderOf(ownerId));
              await remove(replaced);
            }),
          discard: (target) => Effect.promise(() => remove(moveAway(target))),
          folderOf,
          place: createHash("sha256")
            .update(`${hostname()}:${resolve(folder)}`)
            .digest("hex")
            .slice(0, 12),
          has: (ownerId) => Effect.promise(() => isThere(folderOf(ownerId))),
        });
      }),
    );
}

/** Where a damaged repository is kept for a while, or as long as its component where there is no remote. */
const asideOf = (folder: string, { id, vcs }: Pick<Owner, "id" | "vcs">) =>
  join(folder, `damaged-${vcs === "local" ? "local-" : ""}${id}-${randomUUID()}.git`);

/** What a git writes meanwhile stays among the drafts, which go with this process. */
const remove = (folder: string | undefined) =>
  folder === undefined
    ? Promise.resolve()
    : rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => {});

const isThere = (folder: string) =>
  stat(folder).then(
    () => true,
    () => false,
  );
