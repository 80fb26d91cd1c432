/** As much as is read of what Bitbucket Cloud answers. */
import { Schema } from "effect";

export const Repository = Schema.Struct({
  full_name: Schema.String,
  parent: Schema.optionalKey(Schema.NullOr(Schema.Struct({ full_name: Schema.String }))),
});

const Side = Schema.Struct({
  branch: Schema.Struct({ name: Schema.String }),
  /** Null where the fork is gone. */
  repository: Schema.optionalKey(Schema.NullOr(Schema.Struct({ full_name: Schema.String }))),
  commit: Schema.optionalKey(Schema.NullOr(Schema.Struct({ hash: Schema.String }))),
});

export const PullRequest = Schema.Struct({
  id: Schema.Int,
  state: Schema.Literals(["OPEN", "MERGED", "DECLINED", "SUPERSEDED"]),
  title: Schema.String,
  description: Schema.optionalKey(Schema.NullOr(Schema.String)),
  links: Schema.Struct({ html: Schema.Struct({ href: Schema.String }) }),
  source: Side,
  destination: Side,
  reviewers: Schema.optionalKey(
    Schema.Array(Schema.Struct({ uuid: Schema.String, account_id: Schema.optionalKey(Schema.String) })),
  ),
});

export const pageOf = <A extends Schema.Top>(value: A) => Schema.Struct({ values: Schema.Array(value) });

export const User = Schema.Struct({ username: Schema.optionalKey(Schema.String) });
