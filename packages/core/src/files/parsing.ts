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
import { type Git, type GitFailed, readBlob, type Repository, type TreeFile } from "../repository/vcs/index.ts";
import { codecContext } from "./context.ts";
import type { Origin } from "./thread/messages.ts";

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
    catch: asCodecError,
  });

const asCodecError = (error: unknown): CodecError => {
  if (error instanceof CodecError) return error;
  throw error;
};

/** A file that was read. */
export interface ParsedFile extends Pick<Document, "header" | "units" | "byId"> {
  readonly origin: Origin;
  /** Undefined where another thread has it. */
  readonly document: Document | undefined;
}

/** Bytes above which a file is parsed in another thread, so that this one goes on hearing requests. */
const large = 128 * 1024;

export const parse = (
  work: Place,
  file: TreeFile,
  translation: Parameters<typeof codecContext>[1],
  base?: ParsedFile,
): Effect.Effect<ParsedFile, CodecError | GitFailed, Git> =>
  Effect.gen(function* () {
    const bytes = yield* readBlob(work.repository, file.blob);
    const origin: Origin = { codec: work.codec.id, bytes, context: codecContext(work.component, translation) };
    if (bytes.length > large || (base !== undefined && base.document === undefined)) {
      const { parseInThread } = yield* Effect.promise(() => import("./thread/client.ts"));
      const { header, units } = yield* Effect.tryPromise({
        try: (signal) => parseInThread(origin, base?.origin, signal),
        catch: asCodecError,
      });
      const byId = new Map(units.map((unit) => [unit.id, unit]));
      return { header, units, byId: (id) => byId.get(id), origin, document: undefined };
    }
    const document = yield* attempt(() =>
      readDocument(work.codec, bytes, codecContext(work.component, translation, base?.document)),
    );
    const { header, units } = document;
    return { header, units, byId: (id) => document.byId(id), origin, document };
  });

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
export const filePlural = (document: Pick<Document, "header">, languageId: number, usual: PluralRow) =>
  Effect.gen(function* () {
    const named = parsePluralForms(document.header.get("Plural-Forms") ?? "");
    if (named === undefined) return usual;
    const languages = yield* Languages;
    const same = (yield* languages.pluralsOf(languageId)).find((plural) => samePlural(plural, named));
    return same ?? (yield* languages.ensurePlural(languageId, named, pluralSources.gettext));
  });
