/** Ids in paths. */
import { NotFound } from "@dragoman/core/access";
import { Effect } from "effect";

/** The id of an `object` in a path, as its own type; what is no number names nothing. */
export const pathId = <Id extends number>(
  id: { readonly make: (value: number) => Id },
  text: string,
  object: string,
): Effect.Effect<Id, NotFound> =>
  /^\d{1,15}$/.test(text) ? Effect.succeed(id.make(Number(text))) : Effect.fail(new NotFound({ object }));
