/** Components whose translations are folders: which folders of a repository are read and written as one file. */
import { CodecError, codecs, isPart, packFolder, unpackFolder } from "@dragoman/formats";
import { Result } from "effect";
import { fitsMask } from "../fields/index.ts";
import type { Repository } from "../git/inside.ts";

/** Settings of a component that say where its files are. */
export interface FilePlaces {
  readonly file_format: string;
  readonly filemask: string;
  readonly template?: string | undefined;
  readonly new_base?: string | undefined;
}

export const folderFormats: readonly string[] = codecs.filter(({ folder }) => folder === true).map(({ id }) => id);

/** The repository as components with these settings see it, beside those that it has. */
export const withTextFolders = (repository: Repository, all: readonly FilePlaces[]): Repository => {
  const tests = all
    .filter(({ file_format: format }) => folderFormats.includes(format))
    .map(({ filemask, template, new_base: newBase }) => {
      const fits = fitsMask(filemask);
      return (path: string) => path === template || path === newBase || fits(path);
    });
  if (tests.length === 0) return repository;
  const { textFolders } = repository;
  return {
    ...repository,
    textFolders: {
      has: (path) => textFolders?.has(path) === true || tests.some((test) => test(path)),
      isPart,
      pack: packFolder,
      unpack,
    },
  };
};

const unpack = (bytes: Uint8Array): Result.Result<ReadonlyMap<string, Uint8Array>, string> => {
  try {
    return Result.succeed(unpackFolder(bytes));
  } catch (error) {
    if (error instanceof CodecError) return Result.fail(error.message);
    throw error;
  }
};
