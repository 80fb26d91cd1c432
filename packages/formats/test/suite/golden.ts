/** Golden files: every file of a format's folder; those of its folder `malformed` are the ones that must not be read. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Codec, CodecContext, Document } from "../../src/contract/index.ts";
import { contextOf, type SuiteOptions } from "./options.ts";

export interface Golden {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly context: CodecContext;
}

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();

/** The files to be read; the base first, and every other file with the parsed base in its context. */
export const goldenFiles = (codec: Codec, folder: string, options: SuiteOptions): readonly Golden[] => {
  const base = options.base === undefined ? undefined : baseOf(codec, folder, options.base, options);
  return filesOf(folder).map((name) => ({
    name,
    bytes: readFileSync(join(folder, name)),
    context: name === options.base ? baseContext(name, options) : contextOf(name, options, base),
  }));
};

export const malformedFiles = (folder: string, options: SuiteOptions): readonly Golden[] => {
  const malformed = join(folder, "malformed");
  if (!existsSync(malformed)) return [];
  return filesOf(malformed).map((name) => ({
    name,
    bytes: readFileSync(join(malformed, name)),
    context: contextOf(name, options),
  }));
};

const baseContext = (name: string, options: SuiteOptions): CodecContext => {
  const context = contextOf(name, options);
  return {
    ...context,
    language: context.sourceLanguage,
    plural: { number: 2, formula: "n != 1", categories: ["one", "other"] },
    monolingual: true,
  };
};

const baseOf = (codec: Codec, folder: string, name: string, options: SuiteOptions): Document =>
  codec.parse(readFileSync(join(folder, name)), baseContext(name, options));
