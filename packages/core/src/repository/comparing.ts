/** Strings of the database beside the files of a commit that may come. */
import { Effect } from "effect";
import { fileDifferences } from "../files/index.ts";
import type { UnitId } from "../ids/index.ts";
import type { Sight, StringFate } from "./foresight.ts";
import type { RepositoryWork } from "./work.ts";

/** How the strings differ from the files of a commit, once what was committed beside is in them. */
export const compareBeside = (
  { components, repository }: RepositoryWork,
  { strings, written }: Sight,
  revision: string,
  isTold: (unit: UnitId) => boolean = () => false,
) =>
  Effect.gen(function* () {
    const settled = new Set(written.keys());
    for (const component of components)
      for (const { translation, units } of yield* fileDifferences(component, repository, revision, settled))
        for (const { stored, read } of units) {
          if (stored !== undefined && isTold(stored.id)) continue;
          const fate: StringFate = stored === undefined ? "added" : read === undefined ? "removed" : "updated";
          strings.push({
            fate,
            unit: stored?.id ?? null,
            component: component.path,
            language: translation.language,
            key: read?.context ?? stored?.file_key ?? "",
            source: read?.source ?? stored?.source ?? [],
            before: stored?.target ?? null,
            after: read?.target ?? null,
            author: null,
          });
        }
  });
