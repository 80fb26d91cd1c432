/** Rules for paths and masks inside of a repository, with the messages people see. */
import { Result } from "effect";
import { confinePath } from "../git/index.ts";

export const pathProblem = (path: string): string | undefined => {
  if (path === "") return undefined;
  const confined = confinePath(path);
  return Result.isFailure(confined) ? confined.failure.message : undefined;
};

export const noWildcard = "The mask needs a * where the language code stands.";

/** More of them say nothing and take long to match. */
const mostWildcards = 20;

/** A mask of the files of a component. Without a * it is the path of one file with all languages, if the format has such. */
export const filemaskProblem = (mask: string): string | undefined =>
  mask.includes("*") ? maskProblem(mask) : pathProblem(mask);

export const maskProblem = (mask: string): string | undefined => {
  const wildcards = mask.split("*").length - 1;
  if (wildcards === 0) return noWildcard;
  if (wildcards > mostWildcards) return `The mask has more than ${mostWildcards} *.`;
  return pathProblem(mask.replaceAll("*", "x"));
};
