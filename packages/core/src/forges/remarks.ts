/** What may fail without failing the whole: a label or a reviewer is no reason to keep translations back. */
import { Effect } from "effect";
import type { ForgeFailure } from "./errors.ts";

/** Answers why it was refused, for people. What passes by itself, and what stops everything, fails as always. */
export const remarkOn = (call: Effect.Effect<unknown, ForgeFailure>): Effect.Effect<readonly string[], ForgeFailure> =>
  Effect.matchEffect(call, {
    onSuccess: () => Effect.succeed([]),
    onFailure: (failure) =>
      ["ForgeRefused", "ForgeMissing"].includes(failure._tag) || (failure._tag === "ForgeDenied" && failure.known)
        ? Effect.succeed([failure.message])
        : Effect.fail(failure),
  });

/** For a forge that has no labels: they hold up nothing. */
export const noLabels = (host: string, labels: readonly string[]): readonly string[] =>
  labels.length === 0 ? [] : [`${host} has no labels for requests: ${labels.join(", ")} are left out.`];
