/** What the files in `deploy` say is to be started, read from them, so that tests start just that. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A program with its arguments and its environment. */
export interface Started {
  readonly command: readonly string[];
  readonly environment: Record<string, string>;
}

const matched = (text: string, pattern: RegExp) => {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`No ${pattern.source}`);
  return found;
};

const assignments = (words: string) =>
  Object.fromEntries(words.split(/\s+/).map((word) => word.split("=") as [string, string]));

export const containerFile = (root: string) => readFileSync(join(root, "deploy/Containerfile"), "utf8");
export const unitFile = (root: string) => readFileSync(join(root, "deploy/dragoman.service"), "utf8");

/** The container's start, and the command that tells whether it is well. */
export const inContainer = (root: string): Started & { readonly health: readonly string[] } => {
  const text = containerFile(root).replaceAll("\\\n", "");
  const list = (instruction: string) =>
    JSON.parse(matched(text, new RegExp(`^${instruction} (\\[.*\\])$`, "m"))) as readonly string[];
  const [init, separator, ...entry] = list("ENTRYPOINT");
  if (init !== "/usr/bin/tini" || separator !== "--") throw new Error("The container starts something else than tini.");
  return {
    command: [...entry, ...list("CMD")],
    health: JSON.parse(matched(text, /^HEALTHCHECK .*CMD (\[.*\])$/m)) as readonly string[],
    environment: assignments(matched(text, /^ENV (.*)$/m)),
  };
};

/** The unit's start; `%S` is the folder of states. */
export const byUnit = (root: string, states: string): Started => {
  const text = unitFile(root);
  return {
    command: matched(text, /^ExecStart=(.*)$/m).split(" "),
    environment: assignments(matched(text, /^Environment=(.*)$/m).replaceAll("%S", states)),
  };
};
