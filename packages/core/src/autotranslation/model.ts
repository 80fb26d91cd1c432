/** Automatic translation: what is asked for. */
import { Schema } from "effect";
import { Choice, field, Integer, problem, sentChoice, Text } from "../fields/index.ts";

export const modes = ["suggest", "translate", "fuzzy", "approved"] as const;
export const filters = ["all", "nottranslated", "todo", "fuzzy", "check:inconsistent", "check:translated"] as const;
/** Where translations are looked up beside other components. */
export const engines = ["weblate"] as const;
export type Engine = (typeof engines)[number];

const Engines = field(
  Schema.Array(Schema.Literals(engines)),
  { type: "array", items: sentChoice(engines) },
  (input) => {
    const named = (Array.isArray(input) ? input : [input]).filter((name) => name !== "");
    const unknown = named.find((name) => !engines.includes(name as Engine));
    return unknown === undefined
      ? (named as Engine[])
      : problem(`${JSON.stringify(String(unknown))} is not an engine that this project can use.`);
  },
);

export const AutotranslationInput = Schema.Struct({
  mode: Choice(modes),
  filter_type: Choice(filters),
  auto_source: Choice(["others", "mt"]),
  /** How alike strings must be, in percent: for engines. */
  threshold: Integer({ min: 1, max: 100 }),
  /** Id of a component, or slug of one of the project; blank for all of the project. */
  component: Schema.optionalKey(Text({ blank: true, max: 100 })),
  engines: Schema.optionalKey(Engines),
});
export type AutotranslationInput = typeof AutotranslationInput.Type;
