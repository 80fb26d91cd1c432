/** What can be asked of a repository. */
import { Schema } from "effect";
import { Choice, Text } from "../fields/index.ts";

export const operations = ["push", "pull", "commit", "reset", "cleanup", "file-sync", "file-scan"] as const;
export type Operation = (typeof operations)[number];

export const OperationInput = Schema.Struct({ operation: Choice(operations) });
export type OperationInput = typeof OperationInput.Type;

/** Commits that wait for a push, or to be integrated. */
export const commitSides = ["outgoing", "incoming"] as const;
export type CommitSide = (typeof commitSides)[number];

/** What can be planned: nothing else changes strings by what upstream has. */
export const PlanInput = Schema.Struct({ operation: Choice(["pull"]) });
export type PlanInput = typeof PlanInput.Type;

export const NewTranslation = Schema.Struct({ language_code: Text({ max: 50 }) });
export type NewTranslation = typeof NewTranslation.Type;

/** The right that each operation needs, on the project. */
export const operationPermissions = {
  commit: "vcs.commit",
  pull: "vcs.update",
  push: "vcs.push",
  reset: "vcs.reset",
  cleanup: "vcs.reset",
  "file-sync": "vcs.reset",
  "file-scan": "vcs.reset",
} as const satisfies Record<Operation, string>;

/** Any of them opens the status. */
export const statusPermissions = ["vcs.push", "vcs.commit", "vcs.reset", "vcs.update"] as const;
