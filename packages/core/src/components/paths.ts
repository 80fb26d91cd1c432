/** Rules for paths and masks inside of a repository, with the messages people see. */
import { Result } from "effect";
import { confinePath } from "../repository/vcs/names.ts";

export const pathProblem = (path: string): string | undefined => {
  if (path === "") return undefined;
  const confined = confinePath(path);
  return Result.isFailure(confined) ? confined.failure.message : undefined;
};

export const maskProblem = (mask: string): string | undefined =>
  mask.includes("*") ? pathProblem(mask.replaceAll("*", "x")) : "The mask needs a * where the language code stands.";
