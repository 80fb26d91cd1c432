/** As much as is read of what Gerrit answers. */
import { Schema } from "effect";

export const Change = Schema.Struct({
  _number: Schema.Int,
  change_id: Schema.String,
  project: Schema.String,
  branch: Schema.String,
  subject: Schema.String,
  status: Schema.Literals(["NEW", "MERGED", "ABANDONED"]),
  hashtags: Schema.optionalKey(Schema.Array(Schema.String)),
});

export const Account = Schema.Struct({ _account_id: Schema.Int, username: Schema.optionalKey(Schema.String) });
