/** From what a client sent to a component that can be stored: defaults, sharing, and a look into the repository. */
import { Effect } from "effect";
import { type Actor, Invalid } from "../access/index.ts";
import { checkGiven, Checkouts, type Given, receivedFiles, separate } from "../checkouts/inside.ts";
import type { Credentials } from "../git/index.ts";
import { listFiles, readBlob, type Repository } from "../git/inside.ts";
import { Languages } from "../languages/index.ts";
import type { ProjectFacts } from "../projects/index.ts";
import { automatic, detect, type Detected } from "./detection.ts";
import { documentSettings, type MatchedFile } from "./discovery.ts";
import { documentFormats, type FileSettings, inspectFiles, inspectSettings } from "./inspection.ts";
import { languageFilter } from "./languageFilter.ts";
import { checkTaken } from "./levels.ts";
import { asField, locate } from "./locating.ts";
import { defaultMessages } from "./messages.ts";
import type { NewComponent } from "./model.ts";
import { proposeFirstFiles, withFirst } from "./starting.ts";
import type { ComponentStore, ComponentValues } from "./store.ts";

export interface Prepared {
  readonly values: ComponentValues;
  /** To be sealed when the component has a number. */
  readonly credentials: { readonly repo: Credentials | undefined; readonly push: Credentials | undefined };
  /** Folder of the new repository; undefined where another component's is shared. */
  readonly draft: string | undefined;
  readonly repository: Repository;
  readonly matches: readonly MatchedFile[];
  /** Its first files are not there yet: the first task makes them. */
  readonly starts: boolean;
}

/** @throws Invalid; nothing is left behind then */
export const prepare = (store: ComponentStore, actor: Actor, project: ProjectFacts, received: NewComponent) =>
  Effect.gen(function* () {
    const { input: given, given: secrets } = separate(received);
    const {
      disable_autoshare: ownClone = false,
      category,
      source_language: sourceCode = "en",
      zipfile,
      docfile,
      from_scratch: fromScratch = false,
      ...rest
    } = given;
    const checkouts = yield* Checkouts;
    // A document is its own base: all its translations are made of it.
    const input = docfile === undefined ? rest : { ...rest, ...documentSettings(rest, sourceCode) };
    const vcs = input.vcs ?? "git";
    yield* checkGiven(secrets, { repo: input.repo, push: input.push ?? "" });

    if (input.new_lang === "url" && project.instructions === "")
      return yield* Invalid.field("new_lang", "The project has no instructions to point to.");
    if ((input.suggestion_autoaccept ?? 0) > 0 && input.suggestion_voting !== true)
      return yield* Invalid.of({
        suggestion_autoaccept: ["Accepting by votes needs voting."],
        suggestion_voting: ["Accepting by votes needs voting."],
      });
    if (input.suggestion_autoaccept === 1)
      return yield* Invalid.field("suggestion_autoaccept", "One vote is the author's own: ask for at least 2, or 0.");

    const categoryId = category ?? null;
    const prefix = yield* Effect.orDie(store.categoryPath(project.id, categoryId));
    if (prefix === undefined) return yield* Invalid.field("category", "Invalid hyperlink - Object does not exist.");
    yield* checkTaken(store, { projectId: project.id, categoryId }, input, null);
    const sourceLanguageId = yield* Effect.orDie(store.languageByCode(sourceCode));
    if (sourceLanguageId === undefined)
      return yield* Invalid.of({ source_language: { code: ["There is no such language."] } });

    const settingsOf = (found: Detected): FileSettings => ({
      ...found,
      edit_template: input.edit_template ?? !(documentFormats.has(found.file_format) && docfile !== undefined),
      intermediate: input.intermediate ?? "",
      new_lang: input.new_lang ?? "add",
      language_regex: input.language_regex ?? "^[^.]+$",
      source_language: sourceCode,
    });
    const { filemask, file_format, template, new_base } = input;
    const isAutomatic = file_format === automatic || filemask === automatic;
    const named: Detected = { filemask, file_format, template: template ?? "", new_base: new_base ?? "" };
    // What needs no look at the files is judged before there are any.
    if (isAutomatic && fromScratch)
      return yield* Invalid.field(
        "from_scratch",
        "Where files are yet to be made, their mask and format must be named.",
      );
    const codec = isAutomatic ? undefined : yield* inspectSettings(settingsOf(named));
    const source = { id: sourceLanguageId, code: sourceCode };
    const first = fromScratch && codec !== undefined ? yield* proposeFirstFiles(codec, named, source) : undefined;

    const content = yield* receivedFiles({ zipfile, docfile }, template ?? "");
    const place = yield* locate(store, actor, project.id, {
      ...input,
      vcs,
      ownClone,
      content,
      first,
      given: secrets,
      files: named,
    });
    const inspected = Effect.gen(function* () {
      const languages = yield* Languages;
      const match = yield* languages.matcher(project.languageAliases);
      const { files: present } = yield* Effect.mapError(listFiles(place.repository), asField("repo"));
      const { files, read, starts } = withFirst(first ?? [], present, ({ blob }) => readBlob(place.repository, blob));
      const languageOf = (code: string) => {
        const found = match(code);
        return found.kind === "known" ? found.code : undefined;
      };
      const takes = languageFilter(input.language_regex ?? "^[^.]+$");
      const detected = isAutomatic
        ? yield* detect({ filemask, template, new_base, source_language: sourceCode }, files, languageOf, takes, read)
        : named;
      const settings = settingsOf(file_format === automatic ? detected : { ...detected, file_format });
      const codec = yield* inspectSettings(settings);
      const matches = yield* inspectFiles(settings, codec, files, (code) => match(code).code, read);
      return { settings, matches, starts };
    });
    const { settings, matches, starts } = yield* inspected.pipe(
      Effect.catchTag("GitFailed", (failure) => Effect.fail(Invalid.field("repo", failure.text))),
      Effect.tapError(() => (place.draft === undefined ? Effect.void : checkouts.discard(place.draft))),
    );

    const values: ComponentValues = {
      ...defaultMessages,
      manage_units: (settings.template !== "" && docfile === undefined) || fromScratch || input.is_glossary === true,
      ...input,
      filemask: settings.filemask,
      file_format: settings.file_format,
      template: settings.template,
      new_base: settings.new_base,
      edit_template: settings.edit_template,
      ...(input.is_glossary === true ? { manage_units: true, new_lang: "none" } : {}),
      vcs,
      ...place.values,
      project_id: project.id,
      category_id: categoryId,
      source_language_id: sourceLanguageId,
      path: `${prefix}${input.slug}`,
    };
    const own = !("linked_component_id" in place.values);
    const credentialsOf = (of: Given) => (own && typeof of === "object" ? of : undefined);
    const credentials = { repo: credentialsOf(secrets.repo), push: credentialsOf(secrets.push) };
    return {
      values,
      credentials,
      draft: place.draft,
      repository: place.repository,
      matches,
      starts,
    } satisfies Prepared;
  });

/** Language of a file's code, by the project's aliases and the matching of codes. */
export const resolver = (project: Pick<ProjectFacts, "languageAliases">) =>
  Effect.gen(function* () {
    const languages = yield* Languages;
    const match = yield* languages.matcher(project.languageAliases);
    return (code: string) => match(code).code;
  });
