/** Reading the file of one translation into the database. */
import { Effect } from "effect";
import { Languages, pluralCategories } from "../languages/index.ts";
import type { TranslationFacts } from "../translations/index.ts";
import { TranslationKeeping } from "../translations/inside.ts";
import { apply, type Work } from "./applying.ts";
import type { Earlier } from "./earlier.ts";
import type { FoundFile } from "./languages.ts";
import { filePlural, parse, type ParsedFile, type Place } from "./parsing.ts";
import type { Reading } from "./reading.ts";

interface Wanted<E, R> extends FoundFile {
  readonly existing: TranslationFacts | undefined;
  readonly base: ParsedFile | undefined;
  readonly revision: string;
  readonly sourceReading: Reading;
  /** Succeeds once the source strings are stored. */
  readonly sourceRead: Effect.Effect<void, E, R>;
  readonly earlier: Earlier;
}

export const readTranslation = <E, R>(
  work: Work,
  place: Place,
  { file, code, languageId, existing, base, revision, sourceReading, sourceRead, earlier }: Wanted<E, R>,
) =>
  Effect.gen(function* () {
    const languages = yield* Languages;
    const translations = yield* TranslationKeeping;
    const usual = yield* languages.usualPlural(languageId, work.codec.id);
    const language = existing?.language ?? (yield* languages.codeOf(languageId));
    const worked = { language_code: code, language, plural_number: usual.number, plural_formula: usual.formula };
    const document = yield* parse(place, file, worked, base);
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
    const versions =
      existing?.plural_id === plural.id ? yield* earlier(existing, worked, { document, base }) : undefined;
    yield* sourceRead;
    return yield* apply(work, translation, {
      read: (surroundings) =>
        document.read({ role: base === undefined ? "bilingual" : "monolingual", reading, surroundings }, versions),
      revision,
      keepMissing: false,
      bringsSources: base === undefined,
    });
  }).pipe(Effect.scoped);
