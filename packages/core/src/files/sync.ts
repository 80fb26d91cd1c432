/** Reading a component's files into the database: which languages there are, and every string that came, changed or went. */
import { CodecError, codecById } from "@dragoman/formats";
import { Effect, Fiber, Semaphore } from "effect";
import type { LanguageId, UserId } from "../ids/index.ts";
import { unlisted } from "../changes/index.ts";
import { type ComponentFacts, isMonolingual } from "../components/index.ts";
import { describe } from "../components/inside.ts";
import { asStatement, makeTransaction, patiently } from "../database/index.ts";
import { Languages, pluralCategories } from "../languages/index.ts";
import { listFiles, readBlob, type Repository, type TreeFile } from "../git/inside.ts";
import type { TranslationFacts } from "../translations/index.ts";
import { makeBulkStore, makeRelatedChecks, makeSourceChecks } from "../units/inside.ts";
import { apply, settleSources, type Work } from "./applying.ts";
import {
  catalogued,
  ensureSource,
  findTranslations,
  type FoundFile,
  matchTranslations,
  withPluralOf,
} from "./languages.ts";
import { filePlural, noteParseError, parse, type ParsedFile, type Place, type Reader } from "./parsing.ts";
import { end, type Role } from "./portions.ts";
import { type Reading, readingOf } from "./reading.ts";
import { TranslationKeeping } from "../translations/inside.ts";
import { ComponentKeeping } from "../components/inside.ts";

export interface SyncOptions {
  /** Who asked; null for the server itself. */
  readonly userId: UserId | null;
  /** Read files again whose content is known: not unless told. */
  readonly force?: boolean;
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
  { userId, force = false, progress = () => Effect.void }: SyncOptions,
) =>
  Effect.gen(function* () {
    const codec = codecById(component.file_format);
    if (codec === undefined) return yield* Effect.die(new Error(`There is no codec for ${component.file_format}.`));
    const translations = yield* TranslationKeeping;
    const components = yield* ComponentKeeping;
    const listing = yield* listFiles(repository);
    const files = new Map(listing.files.map((file) => [file.path, file]));
    const place: Place = { component, codec, repository };
    const own = yield* ensureSource(component, codec, userId);
    const problems: string[] = [];
    let changed = 0;
    /** Languages whose strings changed. */
    const changedLanguages = new Set<LanguageId>();
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
      yield* components.raiseAlert(component, "ParseError", { errors: problems });
      return { changed, problems } satisfies Synced;
    }
    const source = base === undefined ? own : yield* withPluralOf(component, own, base, codec);
    const bulk = yield* makeBulkStore;
    const waiting = base === undefined ? undefined : yield* Effect.orDie(bulk.waiting(source.id));
    const sourceReading: Reading = { ...readingOf(component, source, source), ...(waiting && { waiting }) };
    const sourceReader =
      (file: ParsedFile, role: Role): Reader =>
      (surroundings) =>
        file.read({ role, reading: sourceReading, surroundings });
    const work: Work = {
      component,
      codec,
      userId,
      bulk,
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
    const readSource = Effect.gen(function* () {
      if (sourceFile === undefined || (!force && source.revision === sourceFile.blob)) return;
      const read = base === undefined ? yield* openListed : sourceReader(base, "base");
      if (read === undefined) return;
      const keepMissing = base === undefined && !isMonolingual(component);
      yield* apply(work, source, { read, revision: sourceFile.blob, keepMissing, bringsSources: false });
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
        const read = Effect.as(
          readTranslation(work, place, { ...one, existing, base, revision, sourceReading, sourceRead }),
          1,
        );
        changedLanguages.add(one.languageId);
        changed += (yield* reading(file.path, read)) ?? 0;
      });
    // One file is parsed while the database stores others.
    yield* Effect.forEach(found, readOne, { concurrency: 3, discard: true });
    yield* sourceRead;
    const languages = new Set(found.map(({ languageId }) => languageId));
    for (const translation of known.values())
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
        changedLanguages.add(translation.language_id);
        changed++;
      }
    if (changed > 0 && !isMonolingual(component)) yield* Effect.scoped(settleSources(work, openListed));
    const { project_id: projectId } = component;
    const related = yield* relatedChecks.refreshLanguages(projectId, changedLanguages, work.transaction);
    const sourceChecks = yield* makeSourceChecks;
    if (changed > 0) yield* sourceChecks.refreshComponent(source.id, work.transaction);
    yield* sourceChecks.refreshInBatches(related.flat(), work.transaction);

    if (problems.length > 0) yield* components.raiseAlert(component, "ParseError", { errors: problems });
    else yield* components.clearAlerts(component, ["ParseError"]);
    return { changed, problems } satisfies Synced;
  }).pipe(Effect.scoped, patiently);

interface Wanted<E, R> extends FoundFile {
  readonly existing: TranslationFacts | undefined;
  readonly base: ParsedFile | undefined;
  readonly revision: string;
  readonly sourceReading: Reading;
  /** Succeeds once the source strings are stored. */
  readonly sourceRead: Effect.Effect<void, E, R>;
}

const readTranslation = <E, R>(
  work: Work,
  place: Place,
  { file, code, languageId, existing, base, revision, sourceReading, sourceRead }: Wanted<E, R>,
) =>
  Effect.gen(function* () {
    const languages = yield* Languages;
    const translations = yield* TranslationKeeping;
    const usual = yield* languages.usualPlural(languageId, work.codec.id);
    const language = existing?.language ?? (yield* languages.codeOf(languageId));
    const document = yield* parse(
      place,
      file,
      { language_code: code, language, plural_number: usual.number, plural_formula: usual.formula },
      base,
    );
    const plural = yield* filePlural(document, languageId, usual);
    const id =
      existing?.id ??
      (yield* work.transaction(
        translations.insert(
          {
            component_id: work.component.id,
            language_id: languageId,
            plural_id: plural.id,
            language_code: code,
            filename: file.path,
            is_source: false,
            is_template: false,
            check_flags: "",
          },
          { projectId: work.component.project_id, userId: work.userId },
        ),
      ));
    if (
      existing !== undefined &&
      (existing.plural_id !== plural.id || existing.filename !== file.path || existing.language_code !== code)
    )
      yield* translations.change(
        id,
        { plural_id: plural.id, filename: file.path, language_code: code },
        { projectId: work.component.project_id, componentId: work.component.id, userId: work.userId },
      );
    const translation = (yield* translations.byId(id)) ?? (yield* Effect.die(new Error("The translation is gone.")));
    const reading: Reading = { ...sourceReading, categories: pluralCategories(language, plural) };
    yield* sourceRead;
    yield* apply(work, translation, {
      read: (surroundings) =>
        document.read({ role: base === undefined ? "bilingual" : "monolingual", reading, surroundings }),
      revision,
      keepMissing: false,
      bringsSources: base === undefined,
    });
  }).pipe(Effect.scoped);
