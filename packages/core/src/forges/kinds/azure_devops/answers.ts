/** As much as is read of what Azure DevOps answers. */
import { Schema } from "effect";

export const Repository = Schema.Struct({ id: Schema.String, name: Schema.String });

export const PullRequest = Schema.Struct({
  pullRequestId: Schema.Int,
  status: Schema.Literals(["active", "completed", "abandoned"]),
  title: Schema.String,
  description: Schema.optionalKey(Schema.NullOr(Schema.String)),
  sourceRefName: Schema.String,
  targetRefName: Schema.String,
  /** Of requests from a fork. */
  forkSource: Schema.optionalKey(Schema.NullOr(Schema.Struct({ repository: Schema.Struct({ id: Schema.String }) }))),
  lastMergeSourceCommit: Schema.optionalKey(Schema.NullOr(Schema.Struct({ commitId: Schema.String }))),
  labels: Schema.optionalKey(Schema.Array(Schema.Struct({ name: Schema.String }))),
  reviewers: Schema.optionalKey(Schema.Array(Schema.Struct({ id: Schema.String }))),
});

export const PullRequests = Schema.Struct({ value: Schema.Array(PullRequest) });
export const Refs = Schema.Struct({
  value: Schema.Array(Schema.Struct({ name: Schema.String, objectId: Schema.String })),
});
export const Removed = Schema.Struct({
  value: Schema.Array(Schema.Struct({ success: Schema.Boolean, updateStatus: Schema.optionalKey(Schema.String) })),
});
