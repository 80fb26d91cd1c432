/** As much as is read of what Gitea and Forgejo answer. */
import { Schema } from "effect";

const User = Schema.Struct({ login: Schema.String });

export const Repository = Schema.Struct({
  name: Schema.String,
  owner: User,
  permissions: Schema.optionalKey(Schema.NullOr(Schema.Struct({ push: Schema.Boolean }))),
  parent: Schema.optionalKey(Schema.NullOr(Schema.Struct({ name: Schema.String, owner: User }))),
});

export const PullRequest = Schema.Struct({
  number: Schema.Int,
  html_url: Schema.String,
  state: Schema.Literals(["open", "closed"]),
  merged: Schema.Boolean,
  title: Schema.String,
  body: Schema.String,
  base: Schema.Struct({ ref: Schema.String }),
  head: Schema.Struct({
    ref: Schema.String,
    sha: Schema.String,
    /** Null where the fork is gone. */
    repo: Schema.NullOr(Schema.Struct({ name: Schema.String, owner: User })),
  }),
  labels: Schema.NullOr(Schema.Array(Schema.Struct({ name: Schema.String }))),
  requested_reviewers: Schema.optionalKey(Schema.NullOr(Schema.Array(User))),
});

export const Label = Schema.Struct({ id: Schema.Int, name: Schema.String });
export { User };
