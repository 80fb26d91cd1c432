/** Every string that a query finds gets a state, flags or labels. */
import { Effect, Schema } from "effect";
import { LabelId } from "../../ids/index.ts";
import { formatFlags, parseFlags, validateFlags } from "../../checks/index.ts";
import { Choice, field, problem, Text } from "../../fields/index.ts";
import { everywhere } from "../fits.ts";
import { defineKind } from "../kind.ts";

const FlagList = Schema.optionalKey(Text({ blank: true, max: 10_000, rule: (text) => validateFlags(text)[0] }));
const LabelIds = Schema.optionalKey(
  field(Schema.Array(LabelId), { type: "array", items: { type: "integer" } }, (input) => {
    const ids = (Array.isArray(input) ? input : [input]).map(Number);
    return ids.every((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31)
      ? ids
      : problem("Expected ids of labels.");
  }),
);

/** Flags with some added and some taken away. */
const edited = (flags: string, add: string, drop: string): string => {
  const next = new Map([...parseFlags(flags), ...parseFlags(add)]);
  for (const name of parseFlags(drop).keys()) next.delete(name);
  return formatFlags(next);
};

export const flagsBulk = defineKind({
  id: "weblate.flags.bulk",
  name: "Bulk edit",
  settings: Schema.Struct({
    q: Text({ max: 10_000 }),
    state: Choice([-1, 10, 20, 30]),
    add_flags: FlagList,
    remove_flags: FlagList,
    add_labels: LabelIds,
    remove_labels: LabelIds,
  }),
  defaults: { state: -1 },
  repeatable: true,
  fits: everywhere,
  on: ["update"],
  act: ({ component, tools }, { q, state, add_flags = "", remove_flags = "", add_labels = [], remove_labels = [] }) =>
    Effect.gen(function* () {
      const ids = yield* tools.found(component.id, q);
      if (ids.length === 0) return;
      if (state !== -1) yield* tools.setState(ids, state === 30 && !component.translation_review ? 20 : state);
      const sources = yield* tools.sources(ids);
      if (add_labels.length + remove_labels.length > 0) yield* tools.setLabels(sources, add_labels, remove_labels);
      if (add_flags + remove_flags === "") return;
      yield* tools.setFlags(sources, (flags) => {
        const next = edited(flags, add_flags, remove_flags);
        // What somebody wrote in another way is left as it is.
        return next === formatFlags(parseFlags(flags)) ? flags : next;
      });
    }),
});
