/** How the engine can fail. Every text is safe to show: credentials were taken out of it. */
import { Schema } from "effect";

/** An address, branch, path or revision that the engine will not give to git. Nothing was run. */
export class AddressRefused extends Schema.TaggedError<AddressRefused>()("AddressRefused", {
  subject: Schema.Literals(["url", "branch", "path", "revision"]),
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason;
  }
}

/** git ended badly, was stopped at a limit, or could not be started (`exitCode` null in the last two cases). */
export class GitFailed extends Schema.TaggedError<GitFailed>()("GitFailed", {
  operation: Schema.String,
  /** git's own words, or what limit was reached. */
  text: Schema.String,
  exitCode: Schema.NullOr(Schema.Int),
  timedOut: Schema.Boolean,
}) {
  override get message(): string {
    return `git ${this.operation}: ${this.text}`;
  }
  static of(operation: string, text: string): GitFailed {
    return new GitFailed({ operation, text, exitCode: null, timedOut: false });
  }
}

const folderMissing = "git could not be started: its folder is missing";

/** What git could not be started for, in a folder that may be missing. */
export const notStarted = (message: string, isThere: boolean): string =>
  isThere ? `git could not be started: ${message}` : folderMissing;

/** What the system says of a missing folder, and of a missing git. */
const absent = notStarted("spawn git ENOENT", true);

/**
 * Whether the repository went while it was worked in: its component was removed, or given another one, which may stand
 * in its place by the time somebody looks.
 */
export const isRepositoryGone = (failure: unknown): boolean =>
  failure instanceof GitFailed && (failure.text === folderMissing || failure.text === absent);

/** Somebody else moved the branch between reading it and writing it. Nothing was changed; read again and repeat. */
export class HeadMoved extends Schema.TaggedError<HeadMoved>()("HeadMoved", {
  branch: Schema.String,
  expected: Schema.NullOr(Schema.String),
  actual: Schema.NullOr(Schema.String),
}) {
  override get message(): string {
    return `Branch ${this.branch} is at ${this.actual ?? "nothing"}, and not at ${this.expected ?? "nothing"}.`;
  }
}
