/** A project that an account watches: it comes first where the account looks for work. */
import { Schema } from "effect";
import { Text } from "../fields/index.ts";

export const NewWatch = Schema.Struct({ project: Text({ max: 60 }) });
export type NewWatch = typeof NewWatch.Type;
