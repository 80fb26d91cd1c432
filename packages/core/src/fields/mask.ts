/** Masks of paths: each "*" is anything but a slash. */
import { compilePattern } from "./pattern.ts";

/** What stands for each "*" of a mask; undefined for a path that does not fit. */
export const wildcards = (mask: string): ((path: string) => readonly string[] | undefined) => {
  const literals = mask.split("*");
  const [first = "", last = ""] = [literals[0], literals.at(-1)];
  // The pattern is asked for few paths only: it is linear, but slower than comparing.
  const pattern = compilePattern(`^${literals.map((part) => `\\Q${part}\\E`).join("([^/]*)")}$`);
  return (path) => (path.startsWith(first) && path.endsWith(last) ? pattern?.groups(path) : undefined);
};

export const fitsMask = (mask: string): ((path: string) => boolean) => {
  const fill = wildcards(mask);
  return (path) => fill(path) !== undefined;
};
