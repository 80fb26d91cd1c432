/** Commits are proposed where repositories are: the addresses have to be of the forge that the settings name. */
import { Effect } from "effect";
import { Invalid } from "../access/index.ts";
import { isForgeKind } from "../forges/index.ts";
import { forgeKind, locate } from "../forges/inside.ts";

/** `push`: where our branch goes; the same forge, where it is given. */
export const checkForge = (vcs: string, { repo, push }: { readonly repo: string; readonly push: string }) =>
  Effect.gen(function* () {
    const kind = isForgeKind(vcs) ? forgeKind(vcs) : undefined;
    if (kind === undefined) return;
    const found = locate(kind, repo);
    if (found === undefined)
      return yield* Invalid.field(
        "repo",
        `This is not the address of a repository at ${kind.name}: change it, or choose git.`,
      );
    if (push !== "" && locate(kind, push)?.host !== found.host)
      return yield* Invalid.field(
        "push",
        `Commits are proposed at ${found.host}: name a repository there, or nothing.`,
      );
  });
