/** Adding a language's file to a repository, and taking one away. */
import { codecById } from "@dragoman/formats";
import { Effect } from "effect";
import { type LanguageId, TranslationId } from "../ids/index.ts";
import { actions } from "../changes/index.ts";
import { type ComponentFacts, fillMask, isMonolingual } from "../components/index.ts";
import { Checkouts, server } from "../checkouts/inside.ts";
import { makeTransaction } from "../database/index.ts";
import { attempt, baseContext, codecContext } from "../files/index.ts";
import { syncComponent } from "../files/inside.ts";
import { type CodeStyle, fileCode, Languages, unalias } from "../languages/index.ts";
import type { TranslationFacts } from "../translations/index.ts";
import { commitPending } from "./committing.ts";
import { commitMessage, messageVariables } from "./messageVariables.ts";
import { makePeople } from "./people.ts";
import { commit, listFiles, readBlob, readFile } from "../git/inside.ts";
import { note, placeOf, type RepositoryWork } from "./work.ts";
import { TranslationKeeping } from "../translations/inside.ts";
import { ChangeKeeping } from "../changes/inside.ts";

/** The file of a language in a component. */
export const languageFile = (component: ComponentFacts, language: string) => {
  const style = (
    component.language_code_style === ""
      ? (codecById(component.file_format)?.codeStyle ?? "posix")
      : component.language_code_style
  ) as CodeStyle;
  const code = unalias(component.project_language_aliases, fileCode(language, style));
  return { code, path: fillMask(component.filemask, code) };
};

/** Makes and commits the file of a language, where it needs one, and reads it in; answers the translation's id. */
export const addLanguage = (work: RepositoryWork, component: ComponentFacts, languageId: LanguageId) =>
  Effect.gen(function* () {
    const codec = codecById(component.file_format);
    if (codec === undefined) return yield* Effect.die(new Error(`There is no codec for ${component.file_format}.`));
    const { repository } = work;
    const languages = yield* Languages;
    const translations = yield* TranslationKeeping;
    const code = yield* languages.codeOf(languageId);
    const existing = yield* translations.byLanguage(component.id, code);
    // One of a catalogue that was made and, by an interruption, not read is read now.
    const isUnread = codec.catalogue !== undefined && existing?.units_version === 0;
    if (existing !== undefined && !isUnread) return existing.id;
    // The new file is made of the base, which has to say what people have put into it.
    const source = yield* translations.byLanguage(component.id, component.source_language_code);
    if (source !== undefined) yield* commitPending(work, { translationId: source.id });
    const file = languageFile(component, code);
    const files = new Map((yield* listFiles(repository)).files.map(({ path, blob }) => [path, blob]));
    const plural = yield* languages.usualPlural(languageId, codec.id);
    // A file of all languages names this one as soon as something is translated.
    if (codec.catalogue !== undefined) {
      if (existing === undefined)
        yield* translations.insert(
          {
            component_id: component.id,
            language_id: languageId,
            plural_id: plural.id,
            language_code: file.code,
            filename: file.path,
            is_source: false,
            is_template: false,
            check_flags: "",
          },
          { projectId: component.project_id, userId: work.userId },
        );
    } else if (!files.has(file.path)) {
      const facts = {
        language: code,
        language_code: file.code,
        language_name: yield* languages.nameOf(languageId),
        plural_number: plural.number,
        plural_formula: plural.formula,
      };
      const base = isMonolingual(component) ? yield* readFile(repository, component.template) : null;
      const templateBlob = files.get(component.new_base);
      const template = templateBlob === undefined ? undefined : yield* readBlob(repository, templateBlob);
      const bytes = yield* attempt(() => {
        const document = base === null ? undefined : codec.parse(base, baseContext(component, facts));
        return codec.create(codecContext(component, facts, document), template);
      });
      const people = yield* makePeople;
      const author = yield* people.signature(work.userId, new Date());
      const variables = yield* messageVariables(
        work,
        component,
        { id: TranslationId.make(0), filename: file.path, ...facts },
        author,
      );
      yield* commit(repository, {
        changes: [{ path: file.path, content: bytes }],
        message: yield* commitMessage(work, component, "add_message", variables),
        author,
        committer: server(),
        guard: work.guard,
      });
    }
    yield* syncComponent(component, repository, { userId: work.userId });
    yield* note(work);
    const made = yield* translations.byLanguage(component.id, code);
    // Made and not yet read back: the next look at the files does that.
    if (made !== undefined) yield* translations.update(made.id, { revision: "", read_revision: "" });
    const changes = yield* ChangeKeeping;
    if (made !== undefined && codec.catalogue === undefined && !files.has(file.path))
      yield* changes.record([
        { ...placeOf(component), action: actions.changesCommitted, translationId: made.id, userId: work.userId },
      ]);
    return made?.id ?? null;
  });

/** A catalogue without a translation; null in its place is a file that goes. */
const contentWithout = (work: RepositoryWork, component: ComponentFacts, translation: TranslationFacts) =>
  Effect.gen(function* () {
    const catalogue = codecById(component.file_format)?.catalogue;
    if (catalogue === undefined) return null;
    const bytes = yield* readFile(work.repository, translation.filename);
    return bytes === null ? null : yield* attempt(() => catalogue.without(bytes, translation.language_code));
  });

/** Takes a language's file, or its part of the file of all, and its strings away. */
export const removeLanguage = (work: RepositoryWork, component: ComponentFacts, languageId: LanguageId) =>
  Effect.gen(function* () {
    const languages = yield* Languages;
    const translations = yield* TranslationKeeping;
    const transaction = yield* makeTransaction;
    const translation = yield* translations.byLanguage(component.id, yield* languages.codeOf(languageId));
    if (translation === undefined) return;
    yield* commitPending(work, { translationId: translation.id });
    if (translation.filename !== "") {
      const people = yield* makePeople;
      const author = yield* people.signature(work.userId, new Date());
      const variables = yield* messageVariables(work, component, translation, author);
      yield* commit(work.repository, {
        changes: [{ path: translation.filename, content: yield* contentWithout(work, component, translation) }],
        message: yield* commitMessage(work, component, "delete_message", variables),
        author,
        committer: server(),
        guard: work.guard,
      });
    }
    const keep = yield* (yield* Checkouts).keep(work.owner.id, work.repository);
    yield* transaction(
      Effect.gen(function* () {
        yield* work.guard;
        yield* keep;
        yield* translations.remove(translation.id, {
          ...placeOf(component),
          action: actions.translationRemoved,
          userId: work.userId,
          authorId: work.userId,
          target: translation.filename,
        });
      }),
    );
    yield* note(work);
  });
