/** The first files of a component that begins from nothing: those of its base, without strings. */
import { type Codec, type CodecContext, CodecError, type Document, save } from "@dragoman/formats";
import { Effect } from "effect";
import { Invalid } from "../access/index.ts";
import type { FileChange } from "../git/inside.ts";
import type { LanguageId } from "../ids/index.ts";
import { Languages, pluralCategories } from "../languages/index.ts";
import { type ComponentFacts, isMonolingual } from "./facts.ts";
import type { FileSettings, InspectedFile } from "./inspection.ts";

/** The language of a component's sources. */
interface SourceLanguage {
  readonly id: LanguageId;
  readonly code: string;
}

export interface FirstFile extends FileChange {
  readonly content: Uint8Array;
}

/** The base file, and the template for new translations, as far as they are named; fails where such files do not begin empty. */
export const firstFiles = (
  codec: Codec,
  { template, new_base: newBase }: Pick<FileSettings, "template" | "new_base">,
  { id, code }: SourceLanguage,
) =>
  Effect.gen(function* () {
    const plural = yield* (yield* Languages).usualPlural(id, codec.id);
    const context: CodecContext = {
      language: code,
      sourceLanguage: code,
      plural: { ...plural, categories: pluralCategories(code, plural) },
      options: {},
      monolingual: template !== "",
    };
    const paths = [...new Set([template, newBase])].filter((path) => path !== "");
    return yield* Effect.try({
      try: () =>
        paths.map(
          (path): FirstFile => ({
            path,
            content: path.endsWith(".pot") ? ownTemplate(codec, context) : codec.create(context),
          }),
        ),
      catch: (error) => {
        if (error instanceof CodecError) return error;
        throw error;
      },
    });
  });

/** How files say that they are kept here. */
export const generator = { "X-Generator": "Dragoman" };

/** A template that names no language yet, and us. */
const ownTemplate = (codec: Codec, of: CodecContext) => {
  const context = { ...of, language: "" };
  return save(codec, codec.parse(codec.create(context), context), [{ op: "header", set: generator }], context);
};

/** Whether a translation stands for the template of files of two languages, which has no texts of its own. */
export const isTemplate = (component: Pick<ComponentFacts, "template">, translation: { readonly is_source: boolean }) =>
  translation.is_source && !isMonolingual(component);

/** Whether strings that are added here belong into the template too: others are made of programs, by their authors. */
export const isOwnTemplate = ({ header }: Document): boolean => header.get("X-Generator") === generator["X-Generator"];

/** As `firstFiles`, for who asks for the component. */
export const proposeFirstFiles = (...of: Parameters<typeof firstFiles>) =>
  Effect.mapError(firstFiles(...of), () => {
    const message = "A file of this format is a text as a whole: begin with the one of the source language.";
    return Invalid.field("from_scratch", message);
  });

/** What a repository will hold when those of `first` are made that it lacks, and how each of its files is read. */
export const withFirst = <File extends InspectedFile, E, R>(
  first: readonly FirstFile[],
  present: readonly File[],
  read: (file: InspectedFile) => Effect.Effect<Uint8Array, E, R>,
) => {
  const known = new Set(present.map(({ path }) => path));
  const made = new Map(first.flatMap(({ path, content }) => (known.has(path) ? [] : [[path, content] as const])));
  const files: readonly InspectedFile[] = [...present, ...[...made.keys()].map((path) => ({ path, blob: "" }))];
  return {
    files,
    starts: made.size > 0,
    read: (file: InspectedFile) => {
      const content = made.get(file.path);
      return content === undefined ? read(file) : Effect.succeed(content);
    },
  };
};
