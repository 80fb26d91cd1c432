/** As much as is read of what Bitbucket Server answers. */
import { Schema } from "effect";

const Project = Schema.Struct({ key: Schema.String });
const Origin = Schema.Struct({ slug: Schema.String, project: Project });

export const Repository = Schema.Struct({
  slug: Schema.String,
  project: Project,
  origin: Schema.optionalKey(Schema.NullOr(Origin)),
});

const Ref = Schema.Struct({
  displayId: Schema.String,
  latestCommit: Schema.optionalKey(Schema.String),
  repository: Origin,
});

export const PullRequest = Schema.Struct({
  id: Schema.Int,
  version: Schema.Int,
  state: Schema.Literals(["OPEN", "MERGED", "DECLINED"]),
  title: Schema.String,
  description: Schema.optionalKey(Schema.NullOr(Schema.String)),
  fromRef: Ref,
  toRef: Ref,
  links: Schema.Struct({ self: Schema.Array(Schema.Struct({ href: Schema.String })) }),
  reviewers: Schema.Array(Schema.Struct({ user: Schema.Struct({ name: Schema.String }) })),
});

export const pageOf = <A extends Schema.Top>(value: A) => Schema.Struct({ values: Schema.Array(value) });
