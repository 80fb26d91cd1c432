/**
 * What the files of a repository are, for those who did not say: their format by names and contents, the mask that they
 * fit, the base file of monolingual ones, the template that new translations start from.
 */
import { type Codec, codecs } from "@dragoman/formats";
import { Effect } from "effect";
import { extname } from "node:path/posix";
import { Invalid } from "../access/index.ts";
import { matchFiles } from "./discovery.ts";
import type { InspectedFile } from "./inspection.ts";
import { noWildcard } from "./paths.ts";
import { basePaths, findMasks, nearest } from "./masks.ts";

/** In the place of a format or a mask: to be found out. */
export const automatic = "auto";

export interface Detected {
  readonly file_format: string;
  readonly filemask: string;
  readonly template: string;
  readonly new_base: string;
}

export interface Given {
  readonly filemask: string;
  readonly template: string | undefined;
  readonly new_base: string | undefined;
  readonly source_language: string;
}

/** Formats that can be read both ways and whose files usually hold the source beside the translation. */
const usuallyBilingual = new Set([
  "csv",
  "csv-multi-utf-8",
  "csv-simple",
  "csv-simple-iso",
  "csv-simple-utf-8",
  "csv-utf-8",
  "plainxliff",
  "poxliff",
  "ts",
  "xliff",
  "xliff2",
  "xlsx",
]);

/** Formats that need nothing to start a new language from. */
const startEmpty = new Set(["tbx"]);

/** Files that are looked into to tell a format. */
const looked = 3;
const headSize = 65_536;

const extensions = new Set(codecs.flatMap((codec) => codec.extensions));
/** Of files that hold all languages, whose names say none. */
const catalogueExtensions = new Set(codecs.flatMap(({ catalogue, extensions: own }) => (catalogue ? own : [])));

const refuse = (field: string, message: string) => Effect.fail(Invalid.field(field, message));

/** `languageOf`: the code of a known language, or undefined; `takes`: the component's filter of codes. */
export const detect = <E, R>(
  given: Given,
  files: readonly InspectedFile[],
  languageOf: (code: string) => string | undefined,
  takes: (code: string) => boolean,
  read: (file: InspectedFile) => Effect.Effect<Uint8Array, E, R>,
): Effect.Effect<Detected, Invalid | E, R> =>
  Effect.gen(function* () {
    const byPath = new Map(files.map((file) => [file.path, file]));
    const paths = [...byPath.keys()];
    const filemask = given.filemask === automatic ? yield* findMask(paths, languageOf) : given.filemask;
    if (!filemask.includes("*")) {
      const file = byPath.get(filemask);
      const head = file === undefined ? undefined : (yield* read(file)).subarray(0, headSize);
      const codec = head && likeliest([{ path: filemask, head }], true);
      return codec?.catalogue === undefined
        ? yield* refuse("filemask", noWildcard)
        : { file_format: codec.id, filemask, template: given.template ?? filemask, new_base: given.new_base ?? "" };
    }
    const matched = matchFiles(filemask, paths, takes);
    const own = matched.find(({ code }) => (languageOf(code) ?? code) === given.source_language)?.path;
    const base = given.template ?? own ?? basePaths(filemask).find((path) => path !== filemask && byPath.has(path));
    const templates = paths.filter((path) => extname(path) === ".pot");

    const samples = [
      given.template,
      given.new_base,
      base,
      ...matched.map(({ path }) => path),
      // It tells nothing of files of another format in the same repository.
      extname(filemask) === ".po" ? nearest(filemask, templates) : undefined,
    ];
    const contents: { readonly path: string; readonly head: Uint8Array }[] = [];
    for (const path of new Set(samples)) {
      const file = path === undefined ? undefined : byPath.get(path);
      if (file === undefined || contents.length >= looked) continue;
      contents.push({ path: file.path, head: (yield* read(file)).subarray(0, headSize) });
    }
    const codec = likeliest(contents, given.template !== undefined);
    if (codec === undefined)
      return yield* refuse(
        "file_format",
        contents.length === 0
          ? "There is no file to tell the format from."
          : `The format of ${contents[0]?.path} cannot be told: name it.`,
      );

    if (codec.kind === "bilingual" || (given.template === undefined && usuallyBilingual.has(codec.id))) {
      const template = codec.template === undefined ? own : nearest(filemask, templates);
      return {
        file_format: codec.id,
        filemask,
        template: "",
        new_base: given.new_base ?? (startEmpty.has(codec.id) ? "" : (template ?? "")),
      };
    }
    if (base === undefined)
      return yield* refuse(
        "template",
        `These files are of the format ${codec.id} and hold no source strings: name the base file, which has those of ${given.source_language}.`,
      );
    return { file_format: codec.id, filemask, template: base, new_base: given.new_base ?? "" };
  });

/** Files that some format has, by their names. */
export const likelyPaths = (paths: readonly string[]) =>
  paths.filter((path) => extensions.has(extname(path).slice(1).toLowerCase()));
const cataloguesIn = (likely: readonly string[]) =>
  likely.filter((path) => catalogueExtensions.has(extname(path).slice(1).toLowerCase()));
/** The mask of the translations that do not exist yet. */
const besideTemplate = (template: string) => template.replace(/[^/]*$/, "*.po");
const isTemplate = (path: string) => extname(path) === ".pot";

const findMask = (paths: readonly string[], languageOf: (code: string) => string | undefined) =>
  Effect.gen(function* () {
    const likely = likelyPaths(paths);
    const found = findMasks(likely, languageOf);
    const [first] = found;
    if (first === undefined) {
      const template = likely.find(isTemplate);
      if (template !== undefined) return besideTemplate(template);
      const files = cataloguesIn(likely);
      const [only] = files;
      if (only === undefined) return yield* refuse("filemask", "No files of translations were found: name their mask.");
      return files.length > 1 ? yield* refuseRivals(files) : only;
    }
    const rivals = found.filter(({ languages }) => languages.size === first.languages.size);
    return rivals.length > 1 ? yield* refuseRivals(rivals.map(({ mask }) => mask)) : first.mask;
  });

/** All masks that may be meant, the likeliest first. */
export const likelyMasks = (
  paths: readonly string[],
  languageOf: (code: string) => string | undefined,
): readonly string[] => {
  const likely = likelyPaths(paths);
  return [
    ...new Set([
      ...findMasks(likely, languageOf).map(({ mask }) => mask),
      ...likely.filter(isTemplate).map(besideTemplate),
      ...cataloguesIn(likely),
    ]),
  ];
};

const refuseRivals = (masks: readonly string[]) =>
  refuse("filemask", `Several masks fit: ${masks.slice(0, 10).join(", ")}. Name one of them.`);

/** The codec that all samples together speak most for; of equal ones the first. */
const likeliest = (
  samples: readonly { readonly path: string; readonly head: Uint8Array }[],
  monolingual: boolean,
): Codec | undefined => {
  let best: Codec | undefined;
  let most = 0;
  for (const codec of codecs) {
    if (monolingual && codec.kind === "bilingual") continue;
    const scores = samples.map(({ path, head }) => codec.sniff(head, path));
    const sum = scores.reduce((a, b) => a + b, 0);
    if (scores.every((score) => score > 0) && sum > most) [best, most] = [codec, sum];
  }
  return best;
};
