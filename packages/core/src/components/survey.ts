/**
 * What a repository or files hold, for those who are about to make a component of them: all choices, or one of them
 * looked into. Nothing is written, and no clone is left.
 */
import { CodecError, codecById, readDocument } from "@dragoman/formats";
import { Effect } from "effect";
import { extname } from "node:path/posix";
import { type Actor, type FieldMessages } from "../access/index.ts";
import { checkGiven, Checkouts, receivedFiles, separate } from "../checkouts/inside.ts";
import type { ReceivedFile } from "../fields/index.ts";
import type { GitFailed } from "../git/index.ts";
import { listFiles, readBlob } from "../git/inside.ts";
import { Languages } from "../languages/index.ts";
import type { ProjectFacts } from "../projects/index.ts";
import { openCatalogue } from "./catalogue.ts";
import { asField, locate } from "./locating.ts";
import { automatic, detect, type Detected, likelyMasks, likelyPaths } from "./detection.ts";
import { documentSettings, type MatchedFile, matchFiles } from "./discovery.ts";
import {
  documentFormats,
  type FileSettings,
  type InspectedFile,
  inspectFiles,
  inspectSettings,
  neutralContext,
  readAtOnce,
} from "./inspection.ts";
import { languageFilter } from "./languageFilter.ts";
import type { NewSurvey } from "./model.ts";
import { proposeFirstFiles, withFirst } from "./starting.ts";
import type { ComponentStore } from "./store.ts";

/** A way to make a component of the repository. */
export interface Candidate extends Detected {
  /** Codes, as far as the site knows the languages; else as the paths spell them. */
  readonly languages: readonly string[];
  /** How many files of translations there are. */
  readonly files: number;
}

export interface Preview {
  /** Nothing where the base file is too large to be read at once, or cannot be. */
  readonly strings: number | null;
  readonly sample: readonly string[];
  /** What creation would refuse, by field. */
  readonly problems: FieldMessages;
}

export interface Surveyed {
  readonly branch: string;
  /** How many files there are. */
  readonly files: number;
  /** Of those that may be translations by their names, the first ones. */
  readonly paths: readonly string[];
  /** The best first. */
  readonly candidates: readonly Candidate[];
  /** Of the only candidate, where its mask was named. */
  readonly preview: Preview | null;
}

const mostCandidates = 10;
const mostPaths = 2000;
const sampled = 5;
const languageRegex = "^[^.]+$";

/** @throws Invalid as creation does */
export const survey = (store: ComponentStore, actor: Actor, project: ProjectFacts, received: NewSurvey) =>
  Effect.gen(function* () {
    const { zipfile, docfile, ...asked } = received;
    const { input: sent, given } = separate(asked);
    const input = docfile === undefined ? sent : { ...sent, ...ofDocument(sent, docfile) };
    const checkouts = yield* Checkouts;
    yield* checkGiven(given, { repo: input.repo, push: "" });
    const content = yield* receivedFiles({ zipfile, docfile }, input.template ?? "");
    const place = yield* locate(store, actor, project.id, {
      ...input,
      content,
      vcs: input.vcs ?? "git",
      ownClone: false,
      given,
      files: { ...input, file_format: input.file_format ?? "", filemask: input.filemask ?? "" },
    });
    const looked = Effect.gen(function* () {
      const languages = yield* Languages;
      const match = yield* languages.matcher(project.languageAliases);
      const { files: present } = yield* Effect.mapError(listFiles(place.repository), asField("repo"));
      const first = yield* firstOf(store, input);
      const { files, read } = withFirst(first, present, ({ blob }) => readBlob(place.repository, blob));
      return {
        branch: place.repository.branch,
        files: files.length,
        paths: likelyPaths(files.map(({ path }) => path)).slice(0, mostPaths),
        ...(yield* choices(input, files, match, read)),
      } satisfies Surveyed;
    });
    return yield* looked.pipe(
      Effect.catchTag("GitFailed", (failure) => Effect.fail(asField("repo")(failure))),
      Effect.ensuring(place.draft === undefined ? Effect.void : checkouts.discard(place.draft)),
    );
  });

/** The files that would be made where the component began from nothing. */
const firstOf = (
  store: ComponentStore,
  { from_scratch: fromScratch = false, file_format: format, source_language: code = "en", ...named }: Survey,
) =>
  Effect.gen(function* () {
    const codec = format === undefined ? undefined : codecById(format);
    const sourceLanguageId = yield* Effect.orDie(store.languageByCode(code));
    if (!fromScratch || codec === undefined || sourceLanguageId === undefined) return [];
    const { template = "", new_base = "" } = named;
    return yield* proposeFirstFiles(codec, { template, new_base }, { id: sourceLanguageId, code });
  });

type Survey = Omit<NewSurvey, "repo_credentials" | "zipfile" | "docfile">;

/** A document is its own base, as it is where a component is made of it. */
const ofDocument = (
  { filemask, file_format: format, source_language: source = "en" }: Omit<NewSurvey, "repo_credentials">,
  { name }: ReceivedFile,
) => documentSettings({ filemask: filemask ?? `*${extname(name)}`, file_format: format ?? automatic }, source);

type Match = (code: string) => { readonly kind: string; readonly code: string };

const choices = <R>(
  input: Survey,
  files: readonly InspectedFile[],
  match: Match,
  read: (file: InspectedFile) => Effect.Effect<Uint8Array, GitFailed, R>,
) =>
  Effect.gen(function* () {
    const { filemask, file_format: format, template, new_base, source_language: source = "en" } = input;
    const { intermediate = "" } = input;
    const byPath = new Map(files.map((file) => [file.path, file]));
    const takes = languageFilter(languageRegex);
    const resolve = (code: string) => match(code).code;
    const languageOf = (code: string) => (match(code).kind === "known" ? resolve(code) : undefined);
    const detected = (mask: string) =>
      detect({ filemask: mask, template, new_base, source_language: source }, files, languageOf, takes, read);
    const settingsOf = (found: Detected): FileSettings => ({
      ...found,
      edit_template: !documentFormats.has(found.file_format),
      intermediate,
      new_lang: "add",
      language_regex: languageRegex,
      source_language: source,
    });
    const bytesOf = (path: string | undefined) => {
      const file = path === undefined ? undefined : byPath.get(path);
      return file === undefined ? Effect.succeed(undefined) : read(file);
    };
    const translationsOf = (found: Detected) =>
      Effect.gen(function* () {
        const catalogue = codecById(found.file_format)?.catalogue;
        if (catalogue === undefined)
          return matchFiles(found.filemask, byPath.keys(), takes).filter(({ path }) => path !== found.template);
        const bytes = yield* bytesOf(found.template);
        if (bytes === undefined || bytes.length > readAtOnce) return [];
        const opened = openCatalogue(catalogue, bytes, settingsOf(found), resolve);
        return opened instanceof CodecError ? [] : opened;
      });
    const candidateOf = (found: Detected, translations: readonly MatchedFile[]): Candidate => ({
      ...found,
      languages: [...new Set(translations.map(({ code }) => resolve(code)))].sort(),
      files: new Set(translations.map(({ path }) => path)).size,
    });

    if (filemask === undefined) {
      const candidates: Candidate[] = [];
      for (const mask of likelyMasks([...byPath.keys()], languageOf).slice(0, mostCandidates)) {
        const found = yield* Effect.catchTag(detected(mask), "Invalid", () => Effect.succeed(undefined));
        if (found !== undefined) candidates.push(candidateOf(found, yield* translationsOf(found)));
      }
      return { candidates, preview: null };
    }

    const found =
      format === undefined
        ? yield* detected(filemask)
        : { filemask, file_format: format, template: template ?? "", new_base: new_base ?? "" };
    const translations = yield* translationsOf(found);
    const settings = settingsOf(found);
    const problems = yield* inspectSettings(settings).pipe(
      Effect.flatMap((codec) => inspectFiles(settings, codec, files, resolve, read)),
      Effect.as({}),
      Effect.catchTag("Invalid", (invalid) => Effect.succeed(invalid.fields as FieldMessages)),
    );
    const base = [found.template, found.new_base, translations[0]?.path].find((path) => path !== "");
    const keyed = base === found.template;
    const texts = textsOf(found.file_format, source, keyed, yield* bytesOf(base));
    const preview: Preview = { strings: texts?.length ?? null, sample: texts?.slice(0, sampled) ?? [], problems };
    return { candidates: [candidateOf(found, translations)], preview };
  });

/** Texts of a base file, of the side that has them; undefined where it cannot be read at once. */
const textsOf = (
  format: string,
  language: string,
  keyed: boolean,
  bytes: Uint8Array | undefined,
): readonly string[] | undefined => {
  const codec = codecById(format);
  if (codec === undefined || bytes === undefined || bytes.length > readAtOnce) return undefined;
  try {
    const { units } = readDocument(codec, bytes, neutralContext(language));
    return units.map(({ source, target }) => (keyed ? target[0] || source[0] : source[0] || target[0]) || "");
  } catch (error) {
    if (error instanceof CodecError) return undefined;
    throw error;
  }
};
