/** Many units at once, for whoever reads files: what is there, what is new, what says something else, what goes. */
import { Effect } from "effect";
import { makeAddingStore } from "./adding.ts";
import { makeComparedStore } from "./compared.ts";
import { makeOverwritingStore } from "./overwriting.ts";
import { makeRemovingStore } from "./removing.ts";

export const makeBulkStore = Effect.gen(function* () {
  return {
    ...(yield* makeComparedStore),
    ...(yield* makeAddingStore),
    ...(yield* makeOverwritingStore),
    ...(yield* makeRemovingStore),
  };
});
