/** A file of the repository as a document, with the plural forms that it is written in. */
import { type Codec, CodecError, type Document, readDocument } from "@dragoman/formats";
import { Effect } from "effect";
import { actions } from "../changes/actions.ts";
import { Changes } from "../changes/service.ts";
import type { ComponentFacts } from "../components/facts.ts";
import { describe } from "../components/inspection.ts";
import { pluralSources } from "../languages/model.ts";
import { parsePluralForms, samePlural } from "../languages/plural.ts";
import { Languages } from "../languages/service.ts";
import type { PluralRow } from "../languages/store.ts";
import { readBlob, type Repository, type TreeFile } from "../repository/vcs/index.ts";
import { codecContext } from "./context.ts";

/** Where a file is read from, and how. */
export interface Place {
  readonly component: ComponentFacts;
  readonly codec: Codec;
  readonly repository: Repository;
}

/** Runs a codec. */
export const attempt = <A>(run: () => A): Effect.Effect<A, CodecError> =>
  Effect.try({
    try: run,
    catch: (error) => {
      if (error instanceof CodecError) return error;
      throw error;
    },
  });

export const parse = (work: Place, file: TreeFile, translation: Parameters<typeof codecContext>[1], base?: Document) =>
  Effect.flatMap(readBlob(work.repository, file.blob), (bytes) =>
    attempt(() => readDocument(work.codec, bytes, codecContext(work.component, translation, base))),
  );

/** Records that a file could not be read. */
export const noteParseError = (component: ComponentFacts, path: string, error: CodecError, userId: number | null) =>
  Effect.flatMap(Changes, (changes) =>
    changes.record([
      {
        action: actions.parsingFailed,
        userId,
        projectId: component.project_id,
        componentId: component.id,
        target: describe(path, error),
        details: { filename: path, error_message: error.message },
      },
    ]),
  );

/** The definition that a file's header names, or the usual one. */
export const filePlural = (document: Document, languageId: number, usual: PluralRow) =>
  Effect.gen(function* () {
    const named = parsePluralForms(document.header.get("Plural-Forms") ?? "");
    if (named === undefined) return usual;
    const languages = yield* Languages;
    const same = (yield* languages.pluralsOf(languageId)).find((plural) => samePlural(plural, named));
    return same ?? (yield* languages.ensurePlural(languageId, named, pluralSources.gettext));
  });
