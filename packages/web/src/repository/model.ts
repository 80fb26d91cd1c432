/** What a repository needs, in the kinds that the page tells apart. */
import type { ListedTask, OperationInput } from "@dragoman/client";

export type Operation = OperationInput["operation"];
/** What becomes of strings that upstream does not have. */
export type Fate = NonNullable<OperationInput["keep"]> | "discard";

export const operations: readonly Operation[] = [
  "commit",
  "push",
  "pull",
  "reset",
  "cleanup",
  "file-sync",
  "file-scan",
];
export type Relation = "same" | "ahead" | "behind" | "diverged";

export const relationOf = (outgoing: number, incoming: number): Relation =>
  outgoing > 0 ? (incoming > 0 ? "diverged" : "ahead") : incoming > 0 ? "behind" : "same";

export const isUnderWay = ({ state }: Pick<ListedTask, "state">): boolean => state === "queued" || state === "running";

const kinds: Readonly<Record<string, string>> = {
  "component.load": "load",
  "repository.operate": "operate",
  "repository.plan": "plan",
  "repository.addLanguage": "add-language",
  "repository.removeLanguage": "remove-language",
  "repository.removeUnits": "remove-units",
  "uploads.wholeFile": "upload",
};

/** Whether a task is about files in the repository: what else is done for a component is of no use here. */
export const isOfRepository = ({ kind }: Pick<ListedTask, "kind">): boolean => kinds[kind] !== undefined;

/** The end of the id of the words for a task. */
export const wordsOfTask = ({ kind, operation }: Pick<ListedTask, "kind" | "operation">): string =>
  operations.find((each) => each === operation) ?? kinds[kind] ?? "operate";

/** Names of those who wrote what waits, each once. */
export const namesOf = (
  authors: readonly { readonly username: string | null; readonly full_name: string | null }[],
): readonly string[] => [
  ...new Set(authors.flatMap(({ username, full_name: name }) => (name || username ? [name || (username ?? "")] : []))),
];
