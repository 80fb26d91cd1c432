/** A block: a user who is shut out of a project, for good or for a while. */
import { Schema } from "effect";
import { Instant, Nullable, Text } from "../fields/index.ts";

export const NewBlock = Schema.Struct({
  username: Text({ max: 150 }),
  expires: Schema.optionalKey(Nullable(Instant)),
});
export type NewBlock = typeof NewBlock.Type;
