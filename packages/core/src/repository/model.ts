/** What can be asked of a repository. */
import { Schema } from "effect";
import { Choice, Flag, Text } from "../fields/index.ts";

export const operations = ["push", "pull", "commit", "reset", "cleanup", "file-sync", "file-scan"] as const;
export type Operation = (typeof operations)[number];

/** How strings come back that dropped commits have held: as if they were never committed, or for others to accept. */
export const keeps = ["pending", "suggestions"] as const;
export type Keep = (typeof keeps)[number];

export const OperationInput = Schema.Struct({
  operation: Choice(operations),
  /** Of a reset: how unpushed strings are kept. */
  keep: Schema.optionalKey(Choice(keeps)),
  /** Of a reset: unpushed strings are thrown away, and so is what waits to be committed. */
  discard: Schema.optionalKey(Flag),
});
export type OperationInput = typeof OperationInput.Type;
export type ResetOptions = Pick<OperationInput, "keep" | "discard">;

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
