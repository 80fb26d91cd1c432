/** Receiving a file: what it says, beside what the repository of its component holds. */
import { readFile } from "node:fs/promises";
import { CodecError, codecById } from "@dragoman/formats";
import { Effect } from "effect";
import { Invalid } from "../access/index.ts";
import { Checkouts } from "../checkouts/inside.ts";
import { isMonolingual, repositoryOwner } from "../components/index.ts";
import { ComponentKeeping, describe, makeReading } from "../components/inside.ts";
import { codecContext } from "../files/index.ts";
import { Git, largestFile, type Repository } from "../git/inside.ts";
import { parsePluralForms, samePlural } from "../languages/index.ts";
import type { FoundTranslation } from "../translations/index.ts";
import type { UploadInput, UploadMethod } from "./model.ts";
import { type ReadUpload, readOwn, readUpload } from "./reading.ts";
import { openBase } from "./wholeFiles.ts";

export const makeReceiving = Effect.gen(function* () {
  const components = yield* ComponentKeeping;
  const checkouts = yield* Checkouts;
  const reading = yield* makeReading;
  const context = yield* Effect.context<Git>();

  /** Reads in the repository of a component. */
  const inRepository = <A, E, R>(
    { component }: FoundTranslation,
    look: (repository: Repository) => Effect.Effect<A, E, R>,
  ) =>
    Effect.gen(function* () {
      const owner = (yield* components.byId(repositoryOwner(component))) ?? component;
      return yield* reading(
        owner,
        Effect.flatMap(checkouts.open(owner), ({ repository }) => look(repository)),
      );
    });

  /** What the file says, read as those of the component are. */
  const receive = (
    { component, translation }: FoundTranslation,
    file: UploadInput["file"],
    method: UploadMethod,
  ): Effect.Effect<{ readonly bytes: Uint8Array; readonly received: ReadUpload }, Invalid> =>
    Effect.gen(function* () {
      const codec = codecById(component.file_format);
      if (codec === undefined) return yield* Invalid.field("file", "The component's format is not known.");
      if (file.size > largestFile) return yield* Invalid.field("file", "The file is too large.");
      const bytes = yield* Effect.promise(() => readFile(file.path));
      const base = isMonolingual(component)
        ? yield* inRepository({ component, translation }, (repository) =>
            openBase(component, translation, repository),
          ).pipe(Effect.orDie, Effect.provide(context))
        : undefined;
      const own = method === "replace" || method === "source";
      const place = codecContext(component, translation, translation.is_source ? undefined : base);
      const received = yield* Effect.try({
        try: () => (own ? readOwn(codec, bytes, place) : readUpload(codec, file.name, bytes, place)),
        catch: (error) => {
          if (error instanceof CodecError) return Invalid.field("file", describe(file.name, error));
          throw error;
        },
      });
      const forms = parsePluralForms(received.document.header.get("Plural-Forms") ?? "");
      const plural = { number: translation.plural_number, formula: translation.plural_formula };
      if (method !== "source" && forms !== undefined && !samePlural(forms, plural))
        return yield* Invalid.field("file", "The plural forms of the file are not those of the language.");
      return { bytes, received };
    });

  return { inRepository, receive };
});
