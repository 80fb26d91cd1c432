/** The languages of a component: the source's own translation, and those whose files the mask finds or that one file holds. */
import { type Catalogue, type Codec, codecById, CodecError } from "@dragoman/formats";
import {
  type ComponentFacts,
  isMonolingual,
  languageFilter,
  type MatchedFile,
  matchFiles,
  openCatalogue,
  sourceCodes,
} from "../components/index.ts";
import { Languages } from "../languages/index.ts";
import { isFolderId, type TreeFile } from "../git/inside.ts";
import type { TranslationFacts } from "../translations/index.ts";
import { Effect } from "effect";
import type { LanguageId, TranslationId, UserId } from "../ids/index.ts";
import { filePlural, type ParsedFile } from "./parsing.ts";
import { TranslationKeeping } from "../translations/inside.ts";
import { ComponentKeeping } from "../components/inside.ts";
import { LanguageKeeping } from "../languages/inside.ts";

/** The source translation, in the file that holds the source strings, or without a file. */
export const ensureSource = (component: ComponentFacts, codec: Codec, userId: UserId | null) =>
  Effect.gen(function* () {
    const translations = yield* TranslationKeeping;
    const filename = isMonolingual(component)
      ? component.template
      : component.new_base.endsWith(".pot")
        ? component.new_base
        : "";
    const existing = yield* translations.byLanguage(component.id, component.source_language_code);
    if (existing?.is_source === true) {
      if (existing.filename !== filename)
        yield* translations.change(existing.id, { filename, revision: "" }, placeOf(component));
      return { ...existing, filename };
    }
    const languages = yield* Languages;
    const plural = yield* languages.usualPlural(component.source_language_id, codec.id);
    const id = yield* translations.insert(
      {
        component_id: component.id,
        language_id: component.source_language_id,
        plural_id: plural.id,
        language_code: component.source_language_code,
        filename,
        is_source: true,
        is_template: isMonolingual(component),
        check_flags: isMonolingual(component) ? "" : "read-only",
      },
      { projectId: component.project_id, userId },
    );
    return yield* reload(id);
  });

/** The source translation with the plural definition that its file follows. */
export const withPluralOf = (component: ComponentFacts, source: TranslationFacts, base: ParsedFile, codec: Codec) =>
  Effect.gen(function* () {
    const translations = yield* TranslationKeeping;
    const languages = yield* Languages;
    const usual = yield* languages.usualPlural(source.language_id, codec.id);
    const plural = yield* filePlural(base, source.language_id, usual);
    if (plural.id === source.plural_id) return source;
    yield* translations.change(source.id, { plural_id: plural.id, revision: "" }, placeOf(component));
    return yield* reload(source.id);
  });

const placeOf = ({ id, project_id }: ComponentFacts) => ({ projectId: project_id, componentId: id });

const reload = (id: TranslationId) =>
  Effect.flatMap(
    Effect.flatMap(TranslationKeeping, (translations) => translations.byId(id)),
    (found) => (found === undefined ? Effect.die(new Error("The source translation is gone.")) : Effect.succeed(found)),
  );

export interface FoundFile {
  readonly file: TreeFile;
  readonly code: string;
  readonly languageId: LanguageId;
}

/** The files that the mask finds, without those that hold no translation. */
export const matchTranslations = (
  component: ComponentFacts,
  files: ReadonlyMap<string, TreeFile>,
): readonly MatchedFile[] => {
  const others = new Set([component.template, component.intermediate, component.new_base]);
  const isFolder = codecById(component.file_format)?.folder === true;
  return matchFiles(component.filemask, files.keys(), languageFilter(component.language_regex)).filter(
    ({ path }) => !others.has(path) && isFolder === isFolderId(files.get(path)?.blob ?? ""),
  );
};

/** The translations in a file that holds all languages. */
export const catalogued = (component: ComponentFacts, catalogue: Catalogue, bytes: Uint8Array) =>
  Effect.gen(function* () {
    const languages = yield* Languages;
    const match = yield* languages.matcher(component.project_language_aliases);
    const settings = { ...component, source_language: component.source_language_code };
    const opened = openCatalogue(catalogue, bytes, settings, (code) => match(code).code);
    return opened instanceof CodecError ? yield* Effect.fail(opened) : opened;
  });

/** Translations that a catalogue may not name: it names a language only while it has texts of it. */
const unnamed = (component: ComponentFacts, translations: Iterable<TranslationFacts>): readonly TranslationFacts[] => {
  const takes = languageFilter(component.language_regex);
  return [...translations].filter((translation) => !translation.is_source && takes(translation.language));
};

/** Translation files with their languages; a second one of a language is passed over and reported. */
export const findTranslations = (
  component: ComponentFacts,
  files: ReadonlyMap<string, TreeFile>,
  matches: readonly MatchedFile[],
  known: Iterable<TranslationFacts>,
) =>
  Effect.gen(function* () {
    const languages = yield* Languages;
    const languageKeeping = yield* LanguageKeeping;
    const components = yield* ComponentKeeping;
    const match = yield* languages.matcher(component.project_language_aliases);
    const found: FoundFile[] = [];
    const taken = new Set<LanguageId>([component.source_language_id]);
    const duplicates: string[] = [];
    for (const { path, code } of matches) {
      const file = files.get(path);
      if (file === undefined) continue;
      const { id } = sourceCodes.has(code.toLowerCase())
        ? { id: component.source_language_id }
        : yield* languageKeeping.ensure(match(code));
      if (taken.has(id)) {
        duplicates.push(path === component.template ? `${path} (${code})` : path);
        continue;
      }
      taken.add(id);
      found.push({ file, code, languageId: id });
    }
    const catalogue = codecById(component.file_format)?.catalogue && files.get(component.template);
    if (catalogue !== undefined)
      for (const { language_id: languageId, language_code: code } of unnamed(component, known))
        if (!taken.has(languageId)) found.push({ file: catalogue, code, languageId });
    if (duplicates.length > 0) yield* components.raiseAlert(component, "DuplicateLanguage", { files: duplicates });
    else yield* components.clearAlerts(component, ["DuplicateLanguage"]);
    return found;
  });
