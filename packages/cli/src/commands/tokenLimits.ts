/** Flags that make a token do less, or for a while. */
import { Flag } from "effect/cli";
import { optional, repeated } from "../root.ts";

export const expires = optional(
  Flag.String("expires").pipe(Flag.withDescription("When it ends, such as 2030-01-31T00:00:00Z; never unless given")),
);

export const scopes = Flag.String("scope").pipe(
  repeated,
  Flag.withDescription(
    "Codename of a permission that it may use, such as unit.edit; may be given again. All unless given",
  ),
);

export interface TokenLimits {
  readonly expires: string | undefined;
  readonly scopes: readonly string[];
}

/** As fields of a new token. */
export const limitFields = ({ expires, scopes }: TokenLimits) => ({
  ...(expires === undefined ? {} : { expires }),
  ...(scopes.length === 0 ? {} : { scopes }),
});
