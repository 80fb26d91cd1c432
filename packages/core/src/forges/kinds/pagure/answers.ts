/** As much as is read of what Pagure answers. */
import { Schema } from "effect";

export const Project = Schema.Struct({
  fullname: Schema.String,
  parent: Schema.optionalKey(Schema.NullOr(Schema.Struct({ fullname: Schema.String }))),
  access_users: Schema.Record(Schema.String, Schema.Array(Schema.String)),
});

export const PullRequest = Schema.Struct({
  id: Schema.Int,
  title: Schema.String,
  initial_comment: Schema.NullOr(Schema.String),
  status: Schema.Literals(["Open", "Merged", "Closed"]),
  /** That is to take it. */
  branch: Schema.String,
  branch_from: Schema.String,
  /** Null where the fork is gone. */
  repo_from: Schema.NullOr(Schema.Struct({ fullname: Schema.String })),
  commit_stop: Schema.optionalKey(Schema.NullOr(Schema.String)),
  tags: Schema.optionalKey(Schema.NullOr(Schema.Array(Schema.String))),
  assignee: Schema.optionalKey(Schema.NullOr(Schema.Struct({ name: Schema.String }))),
});

export const PullRequests = Schema.Struct({ requests: Schema.Array(PullRequest) });
export const Whoami = Schema.Struct({ username: Schema.String });
