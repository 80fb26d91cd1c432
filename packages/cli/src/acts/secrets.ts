/** Administration of secrets. */
import { Secrets } from "@dragoman/core/secrets";
import { Effect } from "effect";
import { printOne } from "../output.ts";
import type { Shared } from "../root.ts";
import { administer } from "./open.ts";

export const rotateSecrets = (shared: Shared) =>
  administer(
    shared,
    Effect.gen(function* () {
      const sealed = yield* (yield* Secrets).rotate;
      yield* printOne(shared.json, { sealed }, `Sealed ${sealed} secrets with the first key; the others can go.`);
    }),
  );
