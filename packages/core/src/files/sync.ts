/** Reading a component's files into the database: which languages there are, and every string that came, changed or went. */
import { CodecError, codecById } from "@dragoman/formats";
import { Effect, Fiber, Semaphore } from "effect";
import type { LanguageId, UserId } from "../ids/index.ts";
import { unlisted } from "../changes/index.ts";
import { type ComponentFacts, isMonolingual } from "../components/index.ts";
import { describe } from "../components/inside.ts";
import { asStatement, makeTransaction, patiently } from "../database/index.ts";
import { listFiles, readBlob, type Repository, type TreeFile } from "../git/inside.ts";
import { makeBulkStore, makeRelatedChecks } from "../units/inside.ts";
import { settleAlerts } from "./alerts.ts";
import { type Applied, apply, settleSources, type Work } from "./applying.ts";
import { refreshChecks } from "./checking.ts";
import { makeEarlier } from "./earlier.ts";
import {
  catalogued,
  ensureSource,
  findTranslations,
  type FoundFile,
  matchTranslations,
  withPluralOf,
} from "./languages.ts";
import { noteParseError, parse, type ParsedFile, type Place, type Reader } from "./parsing.ts";
import { end, type Role } from "./portions.ts";
import { type Reading, readingOf } from "./reading.ts";
import { TranslationKeeping } from "../translations/inside.ts";
import { readTranslation } from "./translationReading.ts";

export interface SyncOptions {
  /** Who asked; null for the server itself. */
  readonly userId: UserId | null;
  /** Read files again whose content is known: not unless told. */
  readonly force?: boolean;
  /** Whether the settings may have let all languages go. */
  readonly mayEmpty?: boolean;
  readonly progress?: (percent: number, line: string) => Effect.Effect<void>;
}

/** What was read: how many files changed, and those that could not be read. */
export interface Synced {
  readonly changed: number;
  readonly problems: readonly string[];
}

export const syncComponent = (
  component: ComponentFacts,
  repository: Repository,
  { userId, force = false, mayEmpty = false, progress = () => Effect.void }: SyncOptions,
) =>
  Effect.gen(function* () {
    const codec = codecById(component.file_format);
    if (codec === undefined) return yield* Effect.die(new Error(`There is no codec for ${component.file_format}.`));
    const translations = yield* TranslationKeeping;
    const listing = yield* listFiles(repository);
    const files = new Map(listing.files.map((file) => [file.path, file]));
    const place: Place = { component, codec, repository };
    const own = yield* ensureSource(component, codec, userId);
    const problems: string[] = [];
    let changed = 0;
    /** Languages in which strings may have come or gone. */
    const restructured = new Set<LanguageId>();
    const relatedChecks = yield* makeRelatedChecks;
    const reading = <A, E, R>(path: string, effect: Effect.Effect<A, E | CodecError, R>) =>
      Effect.catchIf(
        effect,
        (error): error is E & CodecError => error instanceof CodecError,
        (error) => Effect.as(noteParseError(component, path, error, userId), void problems.push(describe(path, error))),
      );

    const baseFile = files.get(component.template);
    const openBase = (file: TreeFile) =>
      Effect.gen(function* () {
        const document = yield* parse(place, file, own);
        const { catalogue } = codec;
        return {
          document,
          matches:
            catalogue === undefined
              ? matchTranslations(component, files)
              : yield* catalogued(component, catalogue, yield* readBlob(repository, file.blob)),
        };
      });
    const opened = baseFile === undefined ? undefined : yield* reading(baseFile.path, openBase(baseFile));
    const base = opened?.document;
    if (isMonolingual(component) && base === undefined) {
      if (problems.length === 0) problems.push(`${component.template}: The file is not in the repository.`);
      yield* settleAlerts(component, { files, problems, applied: [] });
      return { changed, problems } satisfies Synced;
    }
    const source = base === undefined ? own : yield* withPluralOf(component, own, base, codec);
    const bulk = yield* makeBulkStore;
    const waiting = base === undefined ? undefined : yield* Effect.orDie(bulk.waiting(source.id));
    const sourceReading: Reading = { ...readingOf(component, source, source), ...(waiting && { waiting }) };
    const sourceReader =
      (file: ParsedFile, role: Role, earlier?: readonly ParsedFile[]): Reader =>
      (surroundings) =>
        file.read({ role, reading: sourceReading, surroundings }, earlier);
    const earlier = yield* makeEarlier(place, { blob: baseFile?.blob, base, worked: own, force });
    const work: Work = {
      component,
      codec,
      userId,
      bulk,
      relatedChecks,
      transaction: yield* makeTransaction,
      statement: asStatement,
      source,
      sources: { alone: yield* Semaphore.make(1), hashes: undefined },
    };
    const sourceFile = files.get(source.filename);
    /** The source strings that the template lists. */
    const openListed =
      sourceFile === undefined
        ? Effect.succeed<Reader>(() => Effect.succeed(end))
        : reading(
            sourceFile.path,
            Effect.map(parse(place, sourceFile, source), (listed) => sourceReader(listed, "template")),
          );
    const applied: Applied[] = [];
    const readSource = Effect.gen(function* () {
      if (sourceFile === undefined || (!force && source.revision === sourceFile.blob)) return;
      const listed = base ?? (yield* reading(sourceFile.path, parse(place, sourceFile, source)));
      if (listed === undefined) return;
      const versions = yield* earlier(source, source, { document: listed, base: undefined });
      const read = sourceReader(listed, base === undefined ? "template" : "base", versions);
      const keepMissing = base === undefined && !isMonolingual(component);
      applied.push(yield* apply(work, source, { read, revision: sourceFile.blob, keepMissing, bringsSources: false }));
      changed++;
    });
    // Translations are parsed meanwhile, and stored behind it.
    const sourceRead = Fiber.join(yield* Effect.forkChild(Effect.scoped(readSource), { startImmediately: true }));

    const known = new Map(
      (yield* translations.ofComponent(component.id)).map((translation) => [translation.language_id, translation]),
    );
    const matches = opened?.matches ?? matchTranslations(component, files);
    const found = yield* findTranslations(component, files, matches, known.values());
    const readOne = (one: FoundFile, index: number) =>
      Effect.gen(function* () {
        const { file, code } = one;
        yield* progress(
          Math.floor((100 * index) / found.length),
          `reading ${file.path} (${code}) [${index + 1}/${found.length}]`,
        );
        const existing = known.get(one.languageId);
        const revision = baseFile === undefined ? file.blob : `${file.blob},${baseFile.blob}`;
        const same = existing?.revision === revision && existing.filename === file.path;
        if (same && !force) return;
        const wanted = { ...one, existing, base, revision, sourceReading, sourceRead, earlier };
        const read = yield* reading(file.path, readTranslation(work, place, wanted));
        if (!read?.onlyChanged) restructured.add(one.languageId);
        if (read === undefined) return;
        applied.push(read);
        changed++;
      });
    // One file is parsed while the database stores others.
    yield* Effect.forEach(found, readOne, { concurrency: 3, discard: true });
    yield* sourceRead;
    const languages = new Set(found.map(({ languageId }) => languageId));
    // With the template, or where none is told of, files were moved, and the settings follow soon.
    const isBaseGone = component.new_base === "" ? !mayEmpty : !files.has(component.new_base);
    const hadSome = [...known.values()].some((of) => !of.is_source);
    const isMoved = hadSome && found.length === 0 && !isMonolingual(component) && isBaseGone;
    if (isMoved) problems.push(`${component.filemask}: No file of the repository matches.`);
    for (const translation of isMoved ? [] : known.values())
      if (!translation.is_source && !languages.has(translation.language_id)) {
        yield* work.transaction(
          translations.remove(translation.id, {
            action: unlisted.translationGone,
            userId,
            projectId: component.project_id,
            componentId: component.id,
            target: translation.filename,
          }),
        );
        restructured.add(translation.language_id);
        changed++;
      }
    const onlyChanged = applied.length === changed && applied.every((one) => one.onlyChanged);
    if (!onlyChanged && !isMonolingual(component)) yield* Effect.scoped(settleSources(work, openListed));
    yield* refreshChecks(work, { applied, restructured, onlyChanged });

    yield* settleAlerts(component, { files, problems, applied });
    return { changed, problems } satisfies Synced;
  }).pipe(Effect.scoped, patiently);
