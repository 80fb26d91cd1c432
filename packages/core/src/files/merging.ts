/** A file whose versions differ on both sides, merged string by string, in the thread that reads files where it is big. */
import { type Codec, CodecError, type MergedFile, type MergeRequest, mergeFiles, type Unit } from "@dragoman/formats";
import { Effect } from "effect";
import type { ComponentFacts } from "../components/index.ts";
import { pluralCategories } from "../languages/index.ts";
import type { TranslationFacts } from "../translations/index.ts";
import type { LostText } from "../units/inside.ts";
import { baseContext, codecContext } from "./context.ts";
import { attempt } from "./parsing.ts";
import { toForms } from "./plural.ts";
import { large } from "./thread/messages.ts";

/** What stands between the versions of a file: their bytes, and the monolingual file's template beside each. */
export type MergedVersions = Pick<MergeRequest, "files" | "templates" | "prefer">;

/** @throws CodecError where one of the versions cannot be read, or ours cannot be spliced into upstream's */
export const mergeVersions = (
  component: ComponentFacts,
  translation: TranslationFacts,
  codec: Codec,
  versions: MergedVersions,
) =>
  Effect.gen(function* () {
    const request: MergeRequest = {
      ...versions,
      context: codecContext(component, translation),
      templateContext: baseContext(component, translation),
    };
    const merged = yield* merge(codec, request);
    const categories = pluralCategories(translation.language, {
      number: translation.plural_number,
      formula: translation.plural_formula,
    });
    const formsOf = ({ target, plural }: Unit) => toForms(target, plural, categories);
    const losses = merged.losses.map(
      ({ unit, side, kept }): LostText => ({
        fileKey: unit.id,
        side,
        target: formsOf(unit),
        kept: kept === undefined ? [] : formsOf(kept),
      }),
    );
    return { bytes: merged.bytes, losses };
  });

const merge = (codec: Codec, request: MergeRequest): Effect.Effect<MergedFile, CodecError> =>
  request.files.upstream.length + request.files.ours.length <= large
    ? attempt(() => mergeFiles(codec, request))
    : Effect.flatMap(
        Effect.promise(() => import("./thread/client.ts")),
        ({ mergeInThread }) =>
          Effect.tryPromise({
            try: () => mergeInThread(codec.id, request),
            catch: (error) => {
              if (error instanceof CodecError) return error;
              throw error;
            },
          }),
      );
