/** A file of the repository as a document, with the plural forms that it is written in. */
import { type Codec, CodecError, type Document } from "@dragoman/formats";
import { Effect } from "effect";
import { actions } from "../changes/actions.ts";
import { Changes } from "../changes/service.ts";
import { readBlob } from "../components/creation.ts";
import type { ComponentFacts } from "../components/facts.ts";
import { describe } from "../components/inspection.ts";
import { pluralSources } from "../languages/model.ts";
import { parsePluralForms, samePlural } from "../languages/plural.ts";
import { Languages } from "../languages/service.ts";
import type { PluralRow } from "../languages/store.ts";
import type { Repository, TreeFile } from "../repository/vcs/index.ts";
import { codecContext } from "./context.ts";

/** Where a file is read from, and how. */
export interface Place {
  readonly component: ComponentFacts;
  readonly codec: Codec;
  readonly repository: Repository;
}

export const parse = (work: Place, file: TreeFile, translation: Parameters<typeof codecContext>[1], base?: Document) =>
  Effect.flatMap(readBlob(work.repository, file.blob), (bytes) =>
    Effect.try({
      try: () => work.codec.parse(bytes, codecContext(work.component, translation, base)),
      catch: (error) => {
        if (error instanceof CodecError) return error;
        throw error;
      },
    }),
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

/** The definition that files of this format use when they name none. */
export const usualPlural = (plurals: readonly PluralRow[], format: string): PluralRow | undefined => {
  const of = (source: number) => plurals.find((plural) => plural.source === source);
  if (format === "po" || format === "po-mono") return of(pluralSources.standard);
  if (format === "ts") return of(pluralSources.qt) ?? of(pluralSources.standard);
  if (format === "aresource" || format === "moko-resource")
    return of(pluralSources.android) ?? of(pluralSources.cldr) ?? of(pluralSources.standard);
  return of(pluralSources.cldr) ?? of(pluralSources.standard);
};

/** The definition that a file's header names, or the usual one. */
export const filePlural = (document: Document, languageId: number, plurals: readonly PluralRow[], usual: PluralRow) =>
  Effect.gen(function* () {
    const named = parsePluralForms(document.header.get("Plural-Forms") ?? "");
    if (named === undefined) return usual;
    const same = plurals.find((plural) => samePlural(plural, named));
    return (
      same ??
      (yield* Effect.flatMap(Languages, (languages) =>
        languages.ensurePlural(languageId, named, pluralSources.gettext),
      ))
    );
  });
