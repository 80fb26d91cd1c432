/**
 * Files that were changed here and upstream, merged string by string. Of two texts of one string that both cannot stand
 * in the file, the other one is kept as a suggestion with its author, before the branch moves.
 */
import { dirname, join, relative } from "node:path/posix";
import { codecById, CodecError } from "@dragoman/formats";
import { Effect } from "effect";
import { type ComponentFacts, isMonolingual } from "../components/index.ts";
import { makeTransaction } from "../database/index.ts";
import { mergeVersions } from "../files/inside.ts";
import type { GitFailed } from "../git/index.ts";
import { type ChangedByBoth, listFiles, type MergeFiles, readBlob, type Sides } from "../git/inside.ts";
import type { TranslationFacts } from "../translations/index.ts";
import { TranslationKeeping } from "../translations/inside.ts";
import { type LostText, makeLostTexts } from "../units/inside.ts";
import type { OwnershipLost } from "../tasks/inside.ts";
import type { RepositoryWork } from "./work.ts";

/** A component's file: one translation, or of a format that holds all languages, each of them. */
interface Known {
  readonly component: ComponentFacts;
  readonly translations: readonly TranslationFacts[];
}

/** What is done with texts that give way. */
export type Losing<R> = (
  component: ComponentFacts,
  translation: TranslationFacts,
  losses: readonly LostText[],
) => Effect.Effect<void, never, R>;

/** The way in which the files of these components are merged, for git to ask. */
export const mergedStrings = <R>(work: RepositoryWork, lose: Losing<R>) =>
  Effect.gen(function* () {
    const known = yield* filesOf(work);
    const merge: MergeFiles<GitFailed | OwnershipLost, Effect.Services<ReturnType<typeof mergeOne<never>>> | R> = (
      files,
      sides,
    ) =>
      Effect.map(
        Effect.forEach(files, (file) => {
          // Settings may name where a file is on one side, and its last reading where it was on the other.
          const of = known.get(file.ourPath) ?? known.get(file.path);
          return of === undefined ? Effect.succeed([]) : mergeOne(work, of, file, sides, lose);
        }),
        (merged) => merged.flat(),
      );
    return merge;
  });

const filesOf = (work: RepositoryWork) =>
  Effect.gen(function* () {
    const translations = yield* TranslationKeeping;
    const known = new Map<string, Known>();
    for (const component of work.components)
      for (const [path, of] of Map.groupBy(yield* translations.ofComponent(component.id), ({ filename }) => filename))
        if (path !== "" && !known.has(path)) known.set(path, { component, translations: of });
    return known;
  });

const mergeOne = <R>(
  work: RepositoryWork,
  { component, translations }: Known,
  file: ChangedByBoth,
  sides: Sides,
  lose: Losing<R>,
) =>
  Effect.gen(function* () {
    const codec = codecById(component.file_format);
    if (codec === undefined) return [];
    const { repository } = work;
    const bytesOf = (blob: string | null) => (blob === null ? Effect.succeed(undefined) : readBlob(repository, blob));
    const versions = {
      base: yield* bytesOf(file.base),
      upstream: yield* readBlob(repository, file.upstream),
      ours: yield* readBlob(repository, file.ours),
    };
    const isCatalogue = codec.catalogue !== undefined;
    const templates =
      isMonolingual(component) && !isCatalogue ? yield* templatesOf(work, component, sides, file) : undefined;
    let upstream: Uint8Array = versions.upstream;
    for (const translation of translations) {
      const files = { ...versions, upstream };
      const beside = isCatalogue ? files : templates;
      const merged = yield* mergeVersions(component, translation, codec, {
        files,
        ...(beside === undefined || translation.is_source ? {} : { templates: beside }),
        prefer: work.owner.merge_conflicts,
      });
      upstream = merged.bytes;
      if (merged.losses.length > 0) yield* lose(component, translation, merged.losses);
    }
    yield* work.log(`${component.project_slug}/${component.path}: merged ${file.path} string by string`);
    return [{ path: file.path, content: upstream }];
  }).pipe(
    Effect.catchIf(
      (error) => error instanceof CodecError,
      (error) =>
        Effect.as(work.log(`${file.path} cannot be merged string by string: ${(error as CodecError).message}`), []),
    ),
  );

/** The template as it stood at each side's commit: where the settings name it, or beside the file where both were moved. */
const templatesOf = (
  { repository }: RepositoryWork,
  { template, filemask }: ComponentFacts,
  sides: Sides,
  file: ChangedByBoth,
) =>
  Effect.gen(function* () {
    const beside = relative(dirname(filemask), template);
    const moved = [file.path, file.ourPath].map((path) => join(dirname(path), beside));
    const at = (revision: string) =>
      Effect.gen(function* () {
        const files = new Map((yield* listFiles(repository, revision)).files.map(({ path, blob }) => [path, blob]));
        const blob = [template, ...moved].map((path) => files.get(path)).find((found) => found !== undefined);
        return blob === undefined ? undefined : yield* readBlob(repository, blob);
      });
    const [base, upstream, ours] = [yield* at(sides.base), yield* at(sides.upstream), yield* at(sides.ours)];
    return {
      ...(base === undefined ? {} : { base }),
      ...(upstream === undefined ? {} : { upstream }),
      ...(ours === undefined ? {} : { ours }),
    };
  }).pipe(Effect.catchTag("AddressRefused", Effect.die));

/** Keeps texts of ours that people see now, and all of upstream's that nobody here ever saw. */
export const keepLost =
  (work: RepositoryWork): Losing<Effect.Services<ReturnType<typeof suggestLost>>> =>
  (component, translation, losses) =>
    suggestLost(work, component, translation, losses);

const suggestLost = (
  work: RepositoryWork,
  component: ComponentFacts,
  translation: TranslationFacts,
  losses: readonly LostText[],
) =>
  Effect.gen(function* () {
    const lost = yield* makeLostTexts;
    const transaction = yield* makeTransaction;
    const kept = yield* transaction(lost.keep({ component, translation }, losses));
    if (kept > 0)
      yield* work.log(
        `${component.project_slug}/${component.path}/${translation.language}: kept ${kept} other texts as suggestions`,
      );
  });
