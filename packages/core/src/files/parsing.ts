/** A file of the repository as a document, with the plural forms that it is written in. */
import { type Codec, CodecError, type Document, readDocument } from "@dragoman/formats";
import { Effect, type Scope } from "effect";
import type { LanguageId, UserId } from "../ids/index.ts";
import { actions } from "../changes/index.ts";
import type { ComponentFacts } from "../components/index.ts";
import { describe } from "../components/inside.ts";
import { Languages, parsePluralForms, pluralSources, samePlural } from "../languages/index.ts";
import type { PluralRow } from "../languages/inside.ts";
import type { GitFailed } from "../git/index.ts";
import { type Git, readBlob, type Repository, type TreeFile } from "../git/inside.ts";
import { codecContext } from "./context.ts";
import type { Surroundings } from "./finishing.ts";
import { end, type Manner, type Portion, portions } from "./portions.ts";
import type { ThreadFile } from "./thread/client.ts";
import { large, type Origin } from "./thread/messages.ts";
import { ChangeKeeping } from "../changes/inside.ts";
import { LanguageKeeping } from "../languages/inside.ts";

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

/** A file that was parsed. */
export interface ParsedFile extends Pick<Document, "header"> {
  /**
   * Begins to read its units, as often as wanted, but not twice at a time. Of a file with `earlier` versions only what
   * differs from any of them, where that is little.
   */
  readonly read: (manner: Manner, earlier?: readonly ParsedFile[]) => Portions;
  /** What it is to the files whose base it is. */
  readonly held: Here | ThreadFile;
}

/** A file that this thread has. */
interface Here {
  readonly origin: Origin;
  readonly document: Document;
  readonly base: Document | undefined;
}

/** Answers the next units; none at the end. */
export type Portions = Effect.Effect<Portion>;

/** Begins to read the units of a file, and judges them where it is told what surrounds them. */
export type Reader = (surroundings?: Surroundings) => Portions;

/** A file of the repository, which is held until the scope ends. */
export const parse = (
  work: Place,
  file: TreeFile,
  translation: Parameters<typeof codecContext>[1],
  base?: ParsedFile,
): Effect.Effect<ParsedFile, CodecError | GitFailed, Git | Scope.Scope> =>
  Effect.gen(function* () {
    const bytes = yield* readBlob(work.repository, file.blob);
    const origin: Origin = { codec: work.codec.id, bytes, context: codecContext(work.component, translation) };
    const held = base?.held;
    if (bytes.length > large || (held !== undefined && !("document" in held)))
      return yield* parseElsewhere(origin, held !== undefined && "document" in held ? held.origin : held);
    const document = yield* attempt(() =>
      readDocument(work.codec, bytes, codecContext(work.component, translation, held?.document)),
    );
    const version = { document, base: held?.document };
    return {
      header: document.header,
      read: (manner, earlier = []) => {
        const versions = earlier.map((file) => file.held).filter((of): of is Here => "document" in of);
        const reading = portions(version, manner, versions.length < earlier.length ? [] : versions);
        return Effect.sync(() => reading.next().value ?? end);
      },
      held: { origin, ...version },
    };
  });

const parseElsewhere = (origin: Origin, base: Origin | ThreadFile | undefined) =>
  Effect.gen(function* () {
    const { openInThread } = yield* Effect.promise(() => import("./thread/client.ts"));
    const held = yield* Effect.acquireRelease(
      Effect.tryPromise({ try: () => openInThread(origin, base), catch: asCodecError }),
      ({ close }) => Effect.sync(close),
    );
    return {
      header: held.header,
      read: (manner: Manner, earlier: readonly ParsedFile[] = []) => {
        const versions = earlier.map((file) => file.held).filter((of): of is ThreadFile => "close" in of);
        return Effect.promise(held.read(manner, versions.length < earlier.length ? [] : versions));
      },
      held,
    };
  });

/** Records that a file could not be read. */
export const noteParseError = (component: ComponentFacts, path: string, error: CodecError, userId: UserId | null) =>
  Effect.flatMap(ChangeKeeping, (changes) =>
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
export const filePlural = (document: Pick<Document, "header">, languageId: LanguageId, usual: PluralRow) =>
  Effect.gen(function* () {
    const named = parsePluralForms(document.header.get("Plural-Forms") ?? "");
    if (named === undefined) return usual;
    const languages = yield* Languages;
    const languageKeeping = yield* LanguageKeeping;
    const same = (yield* languages.pluralsOf(languageId)).find((plural) => samePlural(plural, named));
    return same ?? (yield* languageKeeping.ensurePlural(languageId, named, pluralSources.gettext));
  });
