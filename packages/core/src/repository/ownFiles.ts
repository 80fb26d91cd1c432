/** Which files of a repository its components read. */
import { fitsMask } from "../fields/index.ts";
import { folderOf } from "../git/inside.ts";
import type { RepositoryWork } from "./work.ts";

export const isRead = ({ components, repository }: Pick<RepositoryWork, "components" | "repository">) => {
  const tests = components.map(({ template, new_base: newBase, intermediate, filemask }) => {
    const named = new Set([template, newBase, intermediate]);
    const fits = fitsMask(filemask);
    return (path: string) => named.has(path) || fits(path);
  });
  return (path: string): boolean => {
    const file = folderOf(repository, path) ?? path;
    return tests.some((test) => test(file));
  };
};
