/**
 * Mending a repository on this disk: locks that a killed git left are removed, and one that git finds damaged is made
 * again beside its place, of its remote and the commits that the database keeps. The damaged one is put aside then.
 */
import { basename } from "node:path";
import { Effect } from "effect";
import type { GitFailed } from "../git/index.ts";
import { discard, type Git, type Guard, putAside, repair, type Repository, salvage, tips } from "../git/inside.ts";

export type Mended =
  /** Nothing was wrong with it. */
  | { readonly _tag: "sound" }
  | { readonly _tag: "unlocked"; readonly removed: readonly string[] }
  /** `aside`: the name of the folder that the damaged one has now. */
  | { readonly _tag: "remade"; readonly text: string; readonly aside: string }
  /** It is the only copy, and what it holds cannot be had again: it was left as it is. */
  | { readonly _tag: "beyond"; readonly text: string };

export interface Mending<E, E2> {
  readonly repository: Repository;
  /** A folder for the new one, and one to keep the damaged one in. */
  readonly draft: Repository;
  readonly aside: string;
  readonly hasRemote: boolean;
  /** The commit that it must have; null where none was written down. */
  readonly wanted: string | null;
  /** Makes the draft; answers whether it has all of the commits. */
  readonly make: Effect.Effect<boolean, E, Git>;
  readonly guard: Guard<E2, never>;
}

/** For the owner of the repository's work. */
export const mend = <E, E2>({
  repository,
  draft,
  aside,
  hasRemote,
  wanted,
  make,
  guard,
}: Mending<E, E2>): Effect.Effect<Mended, GitFailed | E | E2, Git> =>
  Effect.gen(function* () {
    const condition = yield* repair(repository);
    if (condition._tag === "absent") return { _tag: "sound" };
    if (condition._tag === "sound") {
      const { removed } = condition;
      return removed.length === 0 ? { _tag: "sound" } : { _tag: "unlocked", removed };
    }
    const { text } = condition;
    return yield* Effect.gen(function* () {
      const isWhole = (yield* make) && (hasRemote || (yield* tips(draft)).head !== null);
      const isSaved = isWhole || (yield* Effect.orElseSucceed(salvage(draft, repository, wanted), () => false));
      // With a remote, strings whose commits are lost are committed again.
      if (!isSaved && !hasRemote) return { _tag: "beyond", text } as const;
      yield* guard;
      yield* putAside(repository.folder, aside, draft.folder);
      return { _tag: "remade", text, aside: basename(aside) } as const;
    }).pipe(Effect.ensuring(Effect.ignore(discard(draft.folder))));
  });
