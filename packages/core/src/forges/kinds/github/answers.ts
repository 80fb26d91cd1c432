/** As much as is read of what GitHub answers. */
import { Schema } from "effect";

export const Repository = Schema.Struct({
  name: Schema.String,
  owner: Schema.Struct({ login: Schema.String }),
  fork: Schema.Boolean,
  parent: Schema.optionalKey(Schema.Struct({ name: Schema.String, owner: Schema.Struct({ login: Schema.String }) })),
  permissions: Schema.optionalKey(Schema.Struct({ push: Schema.Boolean })),
});

export const PullRequest = Schema.Struct({
  number: Schema.Int,
  html_url: Schema.String,
  state: Schema.Literals(["open", "closed"]),
  title: Schema.String,
  body: Schema.NullOr(Schema.String),
  merged_at: Schema.NullOr(Schema.String),
  base: Schema.Struct({ ref: Schema.String }),
  head: Schema.Struct({ ref: Schema.String, sha: Schema.String }),
  labels: Schema.Array(Schema.Struct({ name: Schema.String })),
  requested_reviewers: Schema.optionalKey(Schema.NullOr(Schema.Array(Schema.Struct({ login: Schema.String })))),
  requested_teams: Schema.optionalKey(Schema.NullOr(Schema.Array(Schema.Struct({ slug: Schema.String })))),
});

export const User = Schema.Struct({ login: Schema.String });
export const Installation = Schema.Struct({ id: Schema.Int });
export const InstallationToken = Schema.Struct({ token: Schema.String, expires_at: Schema.String });
