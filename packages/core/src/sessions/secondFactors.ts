/** Where later rooms say which second factors a person has to show before a session speaks for them. */
import { Context, Effect, Layer } from "effect";
import type { UserId } from "../ids/index.ts";

/** Names of factors, such as `totp`; none where none is asked. */
export type FactorSource = (userId: UserId) => Effect.Effect<readonly string[]>;

export class SecondFactors extends Context.Service<
  SecondFactors,
  {
    readonly add: (source: FactorSource) => void;
    /** All that would do. */
    readonly of: FactorSource;
  }
>()("@dragoman/core/sessions/SecondFactors") {
  static readonly layer = Layer.sync(SecondFactors, () => {
    const sources: FactorSource[] = [];
    return SecondFactors.of({
      add: (source) => void sources.push(source),
      of: (userId) =>
        Effect.map(
          Effect.forEach(sources, (source) => source(userId)),
          (lists) => lists.flat(),
        ),
    });
  });
}
