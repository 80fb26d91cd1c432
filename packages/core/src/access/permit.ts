/** What becomes of a decision: nothing, or its refusal. */
import { Effect } from "effect";
import { Forbidden } from "./errors.ts";
import type { Decision } from "./policy.ts";

export const permit = (decision: Decision): Effect.Effect<void, Forbidden> =>
  decision.allowed ? Effect.void : Effect.fail(new Forbidden({ reason: `Refused: ${decision.because}.` }));
