/** Kinds of background work, with what they are told: typed where it is asked for, decoded where it is done. */
import { Effect, Schema } from "effect";

/**
 * How long work of a kind may take. Each pace has slots of its own, so that what somebody waits for does not wait for an
 * import, nor an import for what nobody waits for.
 */
export type Pace = "prompt" | "long" | "idle";

/** A kind of work, by its name where it is prompt. */
export type TaskKind =
  | string
  | {
      readonly kind: string;
      readonly pace: Pace;
      /** Nothing that comes later relies on it: other work of its key goes first while it waits for a slot. */
      readonly yields?: boolean;
    };

export interface TaskDefinition<Payload> {
  readonly kind: string;
  readonly pace: Pace;
  readonly yields: boolean;
  /** To what the database keeps. */
  readonly encode: (payload: Payload) => Schema.Json;
  /** What it kept may be of another version of the program. */
  readonly decode: (kept: unknown) => Effect.Effect<Payload>;
}

export const defineTask = <Payload>(
  of: TaskKind,
  payload: Schema.Codec<Payload, Schema.Json>,
): TaskDefinition<Payload> => ({
  pace: "prompt",
  yields: false,
  ...(typeof of === "string" ? { kind: of } : of),
  encode: Schema.encodeSync(payload),
  decode: (kept) => Effect.orDie(Schema.decodeUnknownEffect(payload)(kept)),
});
