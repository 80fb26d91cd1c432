/** Reading a component's files into the database: which languages there are, and every string that came, changed or went. */
import { type Codec, CodecError, codecById, type Document } from "@dragoman/formats";
import { Effect, Semaphore } from "effect";
import { actions } from "../changes/actions.ts";
import { Changes } from "../changes/service.ts";
import { flagsOf, isReadOnly, priorityOf } from "../checks/index.ts";
import { readBlob } from "../components/creation.ts";
import { matchFiles, sourceCodes } from "../components/discovery.ts";
import { type ComponentFacts, isMonolingual } from "../components/facts.ts";
import { describe } from "../components/inspection.ts";
import { languageFilter } from "../components/languageFilter.ts";
import { Components } from "../components/service.ts";
import { type Transaction, makeTransaction } from "../database/transaction.ts";
import { pluralSources } from "../languages/model.ts";
import { parsePluralForms, pluralCategories, samePlural } from "../languages/plural.ts";
import { Languages } from "../languages/service.ts";
import type { PluralRow } from "../languages/store.ts";
import { listFiles, type Repository, type TreeFile } from "../repository/vcs/index.ts";
import { Statistics } from "../statistics/service.ts";
import type { TranslationFacts } from "../translations/model.ts";
import { Translations } from "../translations/service.ts";
import { batchSize, type FileUnit, makeBulkStore, type Owner, type StoredUnit } from "../units/bulk.ts";
import { checkUnit } from "../units/editing.ts";
import { makeSourceChecks } from "../units/sourceChecks.ts";
import { formatFlags } from "../units/formatFlags.ts";
import { type ChangedUnit, compare, type Rules } from "./comparison.ts";
import { codecContext } from "./context.ts";
import {
  asSource,
  readBase,
  readBilingual,
  readMonolingual,
  type ReadUnit,
  readTemplate,
  type Reading,
} from "./reading.ts";

export interface SyncOptions {
  /** Who asked; null for the server itself. */
  readonly userId: number | null;
  /** Read files again whose content is known. */
  readonly force: boolean;
  readonly progress: (percent: number, line: string) => Effect.Effect<void>;
}

type Bulk = Effect.Success<typeof makeBulkStore>;

interface Work {
  readonly component: ComponentFacts;
  readonly codec: Codec;
  readonly repository: Repository;
  readonly options: SyncOptions;
  readonly bulk: Bulk;
  readonly transaction: Transaction;
  readonly source: TranslationFacts;
  /** Source strings that are there; those that translations bring along are added for one translation at a time. */
  readonly sources: { readonly alone: Semaphore.Semaphore; hashes: Set<string> | undefined };
  readonly sourceReading: Pick<Reading, "sourceLanguage" | "sourceCategories">;
}

/** What was read: how many translations changed, and files that could not be read. */
export interface Synced {
  readonly changed: number;
  readonly problems: readonly string[];
}

export const syncComponent = (component: ComponentFacts, repository: Repository, options: SyncOptions) =>
  Effect.gen(function* () {
    const codec = codecById(component.file_format);
    if (codec === undefined) return yield* Effect.die(new Error(`There is no codec for ${component.file_format}.`));
    const bulk = yield* makeBulkStore;
    const transaction = yield* makeTransaction;
    const translations = yield* Translations;
    const components = yield* Components;
    const listing = yield* listFiles(repository);
    const files = new Map(listing.files.map((file) => [file.path, file]));
    const source = yield* ensureSource(component);
    const sourceReading = {
      sourceLanguage: component.source_language_code,
      sourceCategories: pluralCategories(source.language, {
        number: source.plural_number,
        formula: source.plural_formula,
      }),
    };
    const sources: Work["sources"] = { alone: yield* Semaphore.make(1), hashes: undefined };
    const work: Work = { component, codec, repository, options, bulk, transaction, source, sources, sourceReading };

    const problems: string[] = [];
    let changed = 0;
    const reading = <A, E, R>(path: string, effect: Effect.Effect<A, E | CodecError, R>) =>
      Effect.catchIf(
        effect,
        (error): error is E & CodecError => error instanceof CodecError,
        (error) =>
          Effect.as(noteParseError(component, path, error, options.userId), void problems.push(describe(path, error))),
      );

    const baseFile = files.get(component.template);
    const base = baseFile === undefined ? undefined : yield* reading(baseFile.path, parse(work, baseFile, source));
    if (isMonolingual(component) && base === undefined) {
      yield* components.raiseAlert(component, "ParseError", { errors: problems });
      return { changed, problems } satisfies Synced;
    }
    const sourceFile = files.get(source.filename);
    if (sourceFile !== undefined && (options.force || source.revision !== sourceFile.blob)) {
      const units = yield* reading(
        sourceFile.path,
        base === undefined
          ? Effect.map(parse(work, sourceFile, source), (document) =>
              readTemplate(document, { ...sourceReading, categories: sourceReading.sourceCategories }),
            )
          : Effect.succeed(readBase(base, { ...sourceReading, categories: sourceReading.sourceCategories })),
      );
      if (units !== undefined)
        changed += yield* apply(work, source, units, sourceFile.blob, base === undefined && !isMonolingual(component));
    }

    const found = yield* findTranslations(component, files);
    const known = new Map(
      (yield* translations.ofComponent(component.id)).map((translation) => [translation.language_id, translation]),
    );
    const readOne = ({ file, code, languageId }: FoundFile, index: number) =>
      Effect.gen(function* () {
        yield* options.progress(
          Math.floor((100 * index) / found.length),
          `reading ${file.path} (${code}) [${index + 1}/${found.length}]`,
        );
        const existing = known.get(languageId);
        const revision = baseFile === undefined ? file.blob : `${file.blob},${baseFile.blob}`;
        if (
          existing !== undefined &&
          !options.force &&
          existing.revision === revision &&
          existing.filename === file.path
        )
          return;
        const done = yield* reading(
          file.path,
          readTranslation(work, { file, code, languageId, existing, base, revision }),
        );
        if (done !== undefined) changed += done;
      });
    // One file is parsed while the database stores another.
    yield* Effect.forEach(found, readOne, { concurrency: 2, discard: true });
    const languages = new Set(found.map(({ languageId }) => languageId));
    for (const translation of known.values())
      if (!translation.is_source && !languages.has(translation.language_id))
        yield* transaction(translations.remove(translation.id));
    if (source.filename === "") yield* dropOrphans(work);
    if (changed > 0) yield* (yield* makeSourceChecks).refreshComponent(source.id, transaction);

    if (problems.length > 0) yield* components.raiseAlert(component, "ParseError", { errors: problems });
    else yield* components.clearAlerts(component, ["ParseError"]);
    return { changed, problems } satisfies Synced;
  });

/** The source translation, in the file that holds the source strings, or without a file. */
const ensureSource = (component: ComponentFacts) =>
  Effect.gen(function* () {
    const translations = yield* Translations;
    const filename = isMonolingual(component)
      ? component.template
      : component.new_base.endsWith(".pot")
        ? component.new_base
        : "";
    const existing = yield* translations.byLanguage(component.id, component.source_language_code);
    if (existing?.is_source === true) {
      if (existing.filename !== filename) yield* translations.update(existing.id, { filename, revision: "" });
      return { ...existing, filename };
    }
    const languages = yield* Languages;
    const plurals = yield* languages.pluralsOf(component.source_language_id);
    const id = yield* translations.insert({
      component_id: component.id,
      language_id: component.source_language_id,
      plural_id: plurals[0]?.id ?? 0,
      language_code: component.source_language_code,
      filename,
      is_source: true,
      is_template: isMonolingual(component),
      check_flags: isMonolingual(component) ? "" : "read-only",
    });
    return (yield* translations.byId(id)) ?? (yield* Effect.die(new Error("The source translation is gone.")));
  });

interface FoundFile {
  readonly file: TreeFile;
  readonly code: string;
  readonly languageId: number;
}

/** Translation files with their languages; a second file of one language is passed over and reported. */
const findTranslations = (component: ComponentFacts, files: ReadonlyMap<string, TreeFile>) =>
  Effect.gen(function* () {
    const languages = yield* Languages;
    const components = yield* Components;
    const match = yield* languages.matcher(component.project_language_aliases);
    const found: FoundFile[] = [];
    const taken = new Set<number>([component.source_language_id]);
    const duplicates: string[] = [];
    for (const { path, code } of matchFiles(
      component.filemask,
      files.keys(),
      languageFilter(component.language_regex),
    )) {
      const file = files.get(path);
      if (
        file === undefined ||
        path === component.template ||
        path === component.intermediate ||
        path === component.new_base
      )
        continue;
      const { id } = sourceCodes.has(code.toLowerCase())
        ? { id: component.source_language_id }
        : yield* languages.ensure(match(code));
      if (taken.has(id)) {
        duplicates.push(path);
        continue;
      }
      taken.add(id);
      found.push({ file, code, languageId: id });
    }
    if (duplicates.length > 0) yield* components.raiseAlert(component, "DuplicateLanguage", { files: duplicates });
    else yield* components.clearAlerts(component, ["DuplicateLanguage"]);
    return found;
  });

const parse = (
  work: Pick<Work, "repository" | "codec" | "component">,
  file: TreeFile,
  translation: Parameters<typeof codecContext>[1],
  base?: Document,
) =>
  Effect.flatMap(readBlob(work.repository, file.blob), (bytes) =>
    Effect.try({
      try: () => work.codec.parse(bytes, codecContext(work.component, translation, base)),
      catch: (error) => {
        if (error instanceof CodecError) return error;
        throw error;
      },
    }),
  );

const noteParseError = (component: ComponentFacts, path: string, error: CodecError, userId: number | null) =>
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

const readTranslation = (
  work: Work,
  {
    file,
    code,
    languageId,
    existing,
    base,
    revision,
  }: FoundFile & {
    readonly existing: TranslationFacts | undefined;
    readonly base: Document | undefined;
    readonly revision: string;
  },
) =>
  Effect.gen(function* () {
    const { component, codec, source, sourceReading } = work;
    const languages = yield* Languages;
    const translations = yield* Translations;
    const plurals = yield* languages.pluralsOf(languageId);
    const usual =
      usualPlural(plurals, codec.id) ?? (yield* Effect.die(new Error("A language has no plural definition.")));
    const language = existing?.language ?? (yield* languageCode(languageId));
    const document = yield* parse(
      work,
      file,
      { language_code: code, language, plural_number: usual.number, plural_formula: usual.formula },
      base,
    );
    const plural = yield* filePlural(document, languageId, plurals, usual);
    const id =
      existing?.id ??
      (yield* work.transaction(
        translations.insert({
          component_id: component.id,
          language_id: languageId,
          plural_id: plural.id,
          language_code: code,
          filename: file.path,
          is_source: false,
          is_template: false,
          check_flags: "",
        }),
      ));
    if (
      existing !== undefined &&
      (existing.plural_id !== plural.id || existing.filename !== file.path || existing.language_code !== code)
    )
      yield* translations.update(id, { plural_id: plural.id, filename: file.path, language_code: code });
    const translation = (yield* translations.byId(id)) ?? (yield* Effect.die(new Error("The translation is gone.")));
    const reading: Reading = { ...sourceReading, categories: pluralCategories(language, plural) };
    if (base !== undefined)
      return yield* apply(work, translation, readMonolingual(document, base, reading), revision, false);
    const units = readBilingual(document, reading);
    yield* addSources(work, source, units);
    return yield* apply(work, translation, units, revision, false);
  });

const languageCode = (languageId: number) => Effect.flatMap(Languages, (languages) => languages.codeOf(languageId));

const usualPlural = (plurals: readonly PluralRow[], format: string): PluralRow | undefined => {
  const of = (source: number) => plurals.find((plural) => plural.source === source);
  if (format === "po" || format === "po-mono") return of(pluralSources.standard);
  if (format === "ts") return of(pluralSources.qt) ?? of(pluralSources.standard);
  if (format === "aresource" || format === "moko-resource")
    return of(pluralSources.android) ?? of(pluralSources.cldr) ?? of(pluralSources.standard);
  return of(pluralSources.cldr) ?? of(pluralSources.standard);
};

/** The definition that a file's header names, or the usual one. */
const filePlural = (document: Document, languageId: number, plurals: readonly PluralRow[], usual: PluralRow) =>
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

/** Source strings that no template lists and that a translation brings along. */
const addSources = (work: Work, source: TranslationFacts, units: readonly ReadUnit[]) =>
  Effect.gen(function* () {
    const { bulk, sources } = work;
    const known = (sources.hashes ??= new Set(yield* Effect.orDie(bulk.hashes(source.id))));
    const missing = units.filter((unit) => !known.has(unit.idHash)).map(asSource);
    if (missing.length === 0) return;
    const unique = [...new Map(missing.map((unit) => [unit.idHash, unit])).values()];
    const finish = finisher(work, source);
    const added = unique.map(
      (unit, index): FileUnit => ({ ...unit, position: known.size + index + 1, ...finish(unit, ""), pending: false }),
    );
    for (const batch of batches(added))
      yield* work.transaction(bulk.insert(ownerOf(work, source), batch, actions.sourceStringAdded, null));
    for (const { idHash } of unique) known.add(idHash);
    yield* settle(work, source, { revision: source.revision, renumbered: true, record: false });
  }).pipe(work.sources.alone.withPermit);

const ownerOf = ({ component, source }: Work, translation: TranslationFacts): Owner => ({
  projectId: component.project_id,
  componentId: component.id,
  translationId: translation.id,
  sourceTranslationId: source.id,
});

function* batches<A>(rows: readonly A[]): Generator<readonly A[]> {
  for (let start = 0; start < rows.length; start += batchSize) yield rows.slice(start, start + batchSize);
}

const finisher = (
  { component, source }: Pick<Work, "component" | "source">,
  translation: TranslationFacts,
): Rules["finish"] => {
  const place = {
    is_source: translation.is_source,
    is_glossary: component.is_glossary,
    source_language: source.language,
    language: translation.language,
    plural_number: translation.plural_number,
    plural_formula: translation.plural_formula,
    project_name: component.project_name,
    component_name: component.name,
    file_format: component.file_format,
    check_flags: component.check_flags,
    translation_flags: translation.check_flags,
    extra_flags: "",
  };
  const general = [formatFlags(component.file_format), component.check_flags, translation.check_flags] as const;
  return (unit, extra) => {
    const flags = flagsOf(...general, unit.flags, extra, "");
    const state = isReadOnly(flags) ? 100 : unit.state;
    return {
      state,
      originalState: unit.originalState,
      priority: priorityOf(flags),
      failing: checkUnit(
        { ...place, source: unit.source, flags: unit.flags, source_flags: extra },
        unit.target,
        state,
        unit.note,
      ),
    };
  };
};

/** Makes the database say of a translation what its file says. Answers 1 when anything was read, for counting. */
const apply = (
  work: Work,
  translation: TranslationFacts,
  units: readonly ReadUnit[],
  revision: string,
  keepMissing: boolean,
) =>
  Effect.gen(function* () {
    const { component, codec, bulk, transaction } = work;
    const changes = yield* Changes;
    const stored = translation.units_version === 0 ? [] : yield* Effect.orDie(bulk.stored(translation.id));
    const rules: Rules = {
      can: codec.can,
      reviews: translation.is_source ? component.source_review : component.translation_review,
      sourceLanguage: work.source.language,
      finish: finisher(work, translation),
    };
    const comparison = compare(units, stored, rules);
    const owner = ownerOf(work, translation);
    for (const batch of batches(comparison.added))
      yield* transaction(bulk.insert(owner, batch, actions.stringAddedInTheRepository, null));
    for (const batch of batches(comparison.changed))
      yield* transaction(
        Effect.gen(function* () {
          const current = afterEdits(batch, yield* bulk.overtaken(batch), units, rules);
          yield* bulk.update(translation.id, current);
          yield* changes.record(
            current.flatMap(({ id, records }) =>
              records.map((record) => ({
                ...record,
                projectId: component.project_id,
                componentId: component.id,
                translationId: translation.id,
                unitId: id,
              })),
            ),
          );
        }),
      );
    const removed = keepMissing ? [] : comparison.removed;
    for (const batch of batches(removed)) yield* transaction(bulk.remove(batch));
    yield* settle(work, translation, {
      revision,
      renumbered: comparison.added.length > 0 || removed.length > 0,
      record: true,
    });
    return 1;
  });

/** What changes, where people edited since it was compared: their strings are compared again with what they are now. */
const afterEdits = (
  changed: readonly ChangedUnit[],
  edited: readonly StoredUnit[],
  units: readonly ReadUnit[],
  rules: Rules,
): readonly ChangedUnit[] => {
  if (edited.length === 0) return changed;
  const ids = new Set(edited.map(({ id }) => id));
  return [...changed.filter(({ id }) => !ids.has(id)), ...compare(units, edited, rules).changed];
};

/** The last step of reading a file: counters, the content that was read, and the record of it. */
const settle = (
  { component, options, bulk, transaction }: Work,
  translation: TranslationFacts,
  {
    revision,
    renumbered,
    record,
  }: { readonly revision: string; readonly renumbered: boolean; readonly record: boolean },
) =>
  Effect.gen(function* () {
    const translations = yield* Translations;
    const statistics = yield* Statistics;
    const changes = yield* Changes;
    yield* transaction(
      Effect.gen(function* () {
        if (renumbered) yield* bulk.renumbered([translation.id]);
        yield* translations.update(translation.id, { revision });
        yield* statistics.recount([translation.id]);
        if (record)
          yield* changes.record([
            {
              action: actions.resourceUpdated,
              userId: options.userId,
              authorId: options.userId,
              projectId: component.project_id,
              componentId: component.id,
              translationId: translation.id,
              details: {
                filename: translation.filename,
                reason: translation.revision === "" ? "new file" : "content changed",
              },
            },
          ]);
      }),
    );
  });

const dropOrphans = (work: Work) =>
  Effect.gen(function* () {
    const { bulk, source, transaction } = work;
    const orphans = yield* Effect.orDie(bulk.orphans(source.id));
    if (orphans.length === 0) return;
    for (const batch of batches(orphans)) yield* transaction(bulk.remove(batch));
    yield* settle(work, source, { revision: source.revision, renumbered: true, record: false });
  });
