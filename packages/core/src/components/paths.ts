/** Rules for paths and masks inside of a repository, with the messages people see. */
import { Result } from "effect";
import { confinePath } from "../repository/vcs/names.ts";

export const pathProblem = (path: string): string | undefined => {
  if (path === "") return undefined;
  const confined = confinePath(path);
  return Result.isFailure(confined) ? confined.failure.message : undefined;
};

/** More of them say nothing and take long to match. */
const mostWildcards = 20;

export const maskProblem = (mask: string): string | undefined => {
  const wildcards = mask.split("*").length - 1;
  if (wildcards === 0) return "The mask needs a * where the language code stands.";
  if (wildcards > mostWildcards) return `The mask has more than ${mostWildcards} *.`;
  return pathProblem(mask.replaceAll("*", "x"));
};
