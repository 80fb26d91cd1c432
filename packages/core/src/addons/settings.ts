/** Settings of add-ons: checked where they are sent, and completed where they are used. */
import { Effect } from "effect";
import { Invalid } from "../access/index.ts";
import { decodeFields, type FieldMessages } from "../fields/index.ts";
import type { Kind } from "./kind.ts";

type Configuration = Readonly<Record<string, unknown>>;

const lines = (fields: FieldMessages, path = ""): readonly string[] =>
  Object.entries(fields).flatMap(([name, messages]) => {
    const parameter = path === "" ? name : `${path}.${name}`;
    return Array.isArray(messages)
      ? messages.map((message: string) => `Error in parameter ${parameter}: ${message}`)
      : lines(messages as FieldMessages, parameter);
  });

/** @throws Invalid, with everything that is wrong under `configuration` */
export const checkSettings = (kind: Kind, configuration: Configuration): Effect.Effect<void, Invalid> =>
  Effect.gen(function* () {
    const refusal = (fields: FieldMessages) => Invalid.of({ configuration: lines(fields) });
    const settings = yield* Effect.mapError(decodeFields(kind.settings, configuration), ({ fields }) =>
      refusal(fields as FieldMessages),
    );
    const problems = kind.problems?.(settings) ?? {};
    if (Object.keys(problems).length > 0) return yield* refusal(problems);
  });

/** What a kind works with; undefined where something that it needs was never set. */
export const settingsOf = (kind: Kind, configuration: Configuration): Effect.Effect<unknown> =>
  Effect.orElseSucceed(
    decodeFields(kind.settings, { ...(kind.defaults as Configuration), ...configuration }),
    () => undefined,
  );
