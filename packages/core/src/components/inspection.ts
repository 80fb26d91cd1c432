/**
 * Whether a repository holds what a component says: its base files exist and can be read, the mask finds translations,
 * no two files are of one language. The first thing that is wrong is told, by field.
 */
import { type Codec, CodecError, codecById, readDocument } from "@dragoman/formats";
import { Effect } from "effect";
import { Invalid } from "../access/index.ts";
import { isFolderId } from "../git/inside.ts";
import { openCatalogue } from "./catalogue.ts";
import { type MatchedFile, matchFiles, sourceCodes } from "./discovery.ts";
import { languageFilter } from "./languageFilter.ts";
import { maskProblem } from "./paths.ts";

/** Settings that decide which files make a component. */
export interface FileSettings {
  readonly filemask: string;
  readonly template: string;
  readonly edit_template: boolean;
  readonly intermediate: string;
  readonly new_base: string;
  readonly new_lang: string;
  readonly file_format: string;
  readonly language_regex: string;
  readonly source_language: string;
}

export interface InspectedFile {
  readonly path: string;
  readonly blob: string;
}

/**
 * Files above this sum, in bytes, are first read in the background, which reports what it cannot read: here nobody else
 * is heard meanwhile.
 */
export const readAtOnce = 1_000_000;

/** Formats whose translations are made anew from the base file: their base is not edited. */
export const documentFormats: ReadonlySet<string> = new Set([
  "dokuwiki",
  "html",
  "idml",
  "markdown",
  "mediawiki",
  "odf",
  "rc",
  "txt",
]);

const refuse = (...fields: readonly (readonly [string, string])[]) =>
  Effect.fail(Invalid.of(Object.fromEntries(fields.map(([field, message]) => [field, [message]]))));

/** Rules that need no repository. */
export const inspectSettings = (settings: FileSettings): Effect.Effect<Codec, Invalid> =>
  Effect.gen(function* () {
    const codec = codecById(settings.file_format);
    if (codec === undefined) return yield* refuse(["file_format", "The format is not known."]);
    const { filemask, template, intermediate, edit_template } = settings;
    const mask = codec.catalogue === undefined ? maskProblem(filemask) : undefined;
    if (mask !== undefined) return yield* refuse(["filemask", mask]);
    if (template !== "" && codec.kind === "bilingual") {
      const message = "Files of this format hold source and translation: they take no base file.";
      return yield* refuse(["template", message], ["file_format", message]);
    }
    if (edit_template && template !== "" && documentFormats.has(codec.id))
      return yield* refuse(["edit_template", "The base file of this format cannot be edited."]);
    if (intermediate !== "") {
      if (template === "")
        return yield* refuse(
          ["template", "An intermediate file needs a base file."],
          ["intermediate", "An intermediate file needs a base file."],
        );
      if (intermediate === template)
        return yield* refuse(["intermediate", "The intermediate file must differ from the base file."]);
      if (!edit_template)
        return yield* refuse(
          ["edit_template", "An intermediate file needs an editable base file."],
          ["intermediate", "An intermediate file needs an editable base file."],
        );
    }
    if (template.endsWith(".pot") && filemask.endsWith(".po"))
      return yield* refuse(["template", "A POT file is a template for new translations, not a base file."]);
    if (template === "" && codec.kind === "monolingual")
      return yield* refuse(["template", "This format needs a base file."]);
    if (codec.catalogue !== undefined && filemask !== template) {
      const message = "A file of this format holds all languages: mask and base file are its path.";
      return yield* refuse(["filemask", message], ["template", message]);
    }
    return codec;
  });

/** To read any file with, before its language is known. */
export const neutralContext = (language: string) => ({
  language,
  sourceLanguage: language,
  plural: { number: 2, formula: "n != 1", categories: ["one", "other"] as const },
  options: {},
});

/** Rules over the files of the repository. `read` gives a file's bytes. */
export const inspectFiles = <E, R>(
  settings: FileSettings,
  codec: Codec,
  files: readonly InspectedFile[],
  resolve: (code: string) => string,
  read: (file: InspectedFile) => Effect.Effect<Uint8Array, E, R>,
): Effect.Effect<readonly MatchedFile[], Invalid | E, R> =>
  Effect.gen(function* () {
    const isFolder = codec.folder === true;
    const byPath = new Map(
      files.filter(({ blob }) => isFolder === isFolderId(blob)).map((file) => [file.path, file] as const),
    );
    const context = neutralContext(settings.source_language);
    const parse = (path: string) =>
      Effect.gen(function* () {
        const file = byPath.get(path);
        if (file === undefined) return isFolder ? "There is no such folder with texts." : "File does not exist.";
        const bytes = yield* read(file);
        if (bytes.length > readAtOnce) return undefined;
        try {
          readDocument(codec, bytes, context);
          return undefined;
        } catch (error) {
          if (error instanceof CodecError) return describe(path, error);
          throw error;
        }
      });

    for (const field of ["template", "intermediate"] as const) {
      if (settings[field] === "") continue;
      const problem = yield* parse(settings[field]);
      if (problem !== undefined) return yield* refuse([field, problem]);
    }
    if (settings.new_base !== "") {
      const problem = yield* parse(settings.new_base);
      if (problem !== undefined) return yield* refuse(["new_base", problem]);
    } else if (settings.new_lang === "add" && settings.template === "" && !canStartEmpty.has(codec.id)) {
      const message = "Adding new languages needs a template for new translations.";
      return yield* refuse(["new_base", message], ["new_lang", message]);
    }

    const { catalogue } = codec;
    if (catalogue !== undefined) {
      const file = byPath.get(settings.template);
      const bytes = file === undefined ? new Uint8Array() : yield* read(file);
      if (bytes.length > readAtOnce) return [];
      const opened = openCatalogue(catalogue, bytes, settings, resolve);
      if (opened instanceof CodecError) return yield* refuse(["template", describe(settings.template, opened)]);
      yield* checkCodes(opened, settings.source_language, resolve, "codes in the file");
      return opened;
    }

    const matches = matchFiles(settings.filemask, byPath.keys(), languageFilter(settings.language_regex)).filter(
      ({ path }) => path !== settings.template && path !== settings.intermediate,
    );
    const canAdd = settings.template !== "" || settings.new_base !== "" || canStartEmpty.has(codec.id);
    if (matches.length === 0 && !canAdd) return yield* refuse(["filemask", "The mask matches no file."]);
    yield* checkCodes(matches, settings.source_language, resolve, "files");
    const problems: string[] = [];
    let size = 0;
    for (const { path } of matches) {
      const file = byPath.get(path);
      if (file === undefined || size > readAtOnce) continue;
      const bytes = yield* read(file);
      size += bytes.length;
      if (size > readAtOnce) continue;
      try {
        readDocument(codec, bytes, context);
      } catch (error) {
        if (!(error instanceof CodecError)) throw error;
        problems.push(describe(path, error));
      }
    }
    if (problems.length > 0)
      return yield* refuse([
        "non_field_errors",
        [`${problems.length} of ${matches.length} files cannot be read:`, ...problems].join("\n"),
      ]);
    return matches;
  });

/** Whether each match is of a language of its own. */
const checkCodes = (
  matches: readonly MatchedFile[],
  sourceLanguage: string,
  resolve: (code: string) => string,
  what: "files" | "codes in the file",
) =>
  Effect.gen(function* () {
    const seen = new Map<string, string>();
    for (const { path, code } of matches) {
      const name = what === "files" ? path : code;
      if (code.length > 50) return yield* refuse(["filemask", `The language code of ${name} is too long.`]);
      const language = sourceCodes.has(code.toLowerCase()) ? sourceLanguage : resolve(code);
      const other = seen.get(language);
      if (other !== undefined)
        return yield* refuse(["filemask", `Two ${what} are of the same language (${language}): ${other} and ${name}.`]);
      seen.set(language, name);
    }
  });

/** Formats that make a new file from nothing. */
const canStartEmpty: ReadonlySet<string> = new Set(["tbx"]);

export const describe = (path: string, error: CodecError): string =>
  `${path}: ${error.message}${error.line > 0 ? ` (line ${error.line}${error.column > 0 ? `, column ${error.column}` : ""})` : ""}`;
