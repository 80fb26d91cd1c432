/** As much as is read of what GitLab answers. */
import { Schema } from "effect";

const Access = Schema.NullOr(Schema.Struct({ access_level: Schema.Int }));

export const Project = Schema.Struct({
  id: Schema.Int,
  path_with_namespace: Schema.String,
  permissions: Schema.optionalKey(Schema.Struct({ project_access: Access, group_access: Access })),
  forked_from_project: Schema.optionalKey(
    Schema.NullOr(Schema.Struct({ id: Schema.Int, path_with_namespace: Schema.String })),
  ),
  import_status: Schema.optionalKey(Schema.String),
});

export const MergeRequest = Schema.Struct({
  iid: Schema.Int,
  web_url: Schema.String,
  /** `locked` while it is being merged. */
  state: Schema.Literals(["opened", "closed", "locked", "merged"]),
  title: Schema.String,
  description: Schema.NullOr(Schema.String),
  source_branch: Schema.String,
  /** Null where the fork is gone. */
  source_project_id: Schema.NullOr(Schema.Int),
  target_branch: Schema.String,
  labels: Schema.Array(Schema.String),
  reviewers: Schema.optionalKey(Schema.Array(Schema.Struct({ username: Schema.String }))),
  sha: Schema.NullOr(Schema.String),
});

export const User = Schema.Struct({ id: Schema.Int, username: Schema.String });
