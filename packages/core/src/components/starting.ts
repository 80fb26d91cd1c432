/** The first files of a component that begins from nothing: those of its base, without strings. */
import { type Codec, type CodecContext, CodecError, type Document, save } from "@dragoman/formats";
import { Effect } from "effect";
import { Invalid } from "../access/index.ts";
import type { FileChange } from "../git/inside.ts";
import { type PluralDefinition, pluralCategories } from "../languages/index.ts";
import type { FileSettings, InspectedFile } from "./inspection.ts";

/** The language of a component's sources, as its files are told of it. */
export interface SourceLanguage {
  readonly code: string;
  readonly plural: PluralDefinition;
}

export interface FirstFile extends FileChange {
  readonly content: Uint8Array;
}

/**
 * The base file, and the template for new translations, as far as they are named.
 * @throws CodecError where files of this format do not begin empty
 */
export const firstFiles = (
  codec: Codec,
  { template, new_base: newBase }: Pick<FileSettings, "template" | "new_base">,
  { code, plural }: SourceLanguage,
): readonly FirstFile[] => {
  const context = {
    language: code,
    sourceLanguage: code,
    plural: { ...plural, categories: pluralCategories(code, plural) },
    options: {},
    monolingual: template !== "",
  };
  return [...new Set([template, newBase])]
    .filter((path) => path !== "")
    .map((path) => ({ path, content: path.endsWith(".pot") ? ownTemplate(codec, context) : codec.create(context) }));
};

/** How files say that they are kept here. */
export const generator = { "X-Generator": "Dragoman" };

/** A template that names no language yet, and us. */
const ownTemplate = (codec: Codec, of: CodecContext) => {
  const context = { ...of, language: "" };
  return save(codec, codec.parse(codec.create(context), context), [{ op: "header", set: generator }], context);
};

/** Whether strings that are added here belong into the template too: others are made of programs, by their authors. */
export const isOwnTemplate = ({ header }: Document): boolean => header.get("X-Generator") === generator["X-Generator"];

/** As `firstFiles`, for who asks for the component. */
export const proposeFirstFiles = (
  codec: Codec,
  settings: Pick<FileSettings, "template" | "new_base">,
  source: SourceLanguage,
): Effect.Effect<readonly FirstFile[], Invalid> =>
  Effect.suspend(() => {
    try {
      return Effect.succeed(firstFiles(codec, settings, source));
    } catch (error) {
      if (!(error instanceof CodecError)) throw error;
      const message = "A file of this format is a text as a whole: begin with the one of the source language.";
      return Effect.fail(Invalid.field("from_scratch", message));
    }
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
