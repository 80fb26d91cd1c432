/** A language for tests of layouts: the texts of another one, longer and in brackets. */
import { Effect, Schema } from "effect";
import { TranslationId } from "../../ids/index.ts";
import { actions } from "../../changes/index.ts";
import { field, Flag, Id, problem, Text } from "../../fields/index.ts";
import { everywhere } from "../fits.ts";
import { defineKind } from "../kind.ts";
import { byAddon } from "../tools.ts";

const Part = Schema.optionalKey(Text({ blank: true, trim: false, max: 100 }));
const Multiplier = field(Schema.Number, { type: "number" }, (input) => {
  const value = typeof input === "number" || typeof input === "string" ? Number(input) : Number.NaN;
  return value >= 0 && value <= 10 ? value : problem("Enter a number from 0 to 10.");
});

interface Affixes {
  readonly prefix?: string;
  readonly var_prefix?: string;
  readonly suffix?: string;
  readonly var_suffix?: string;
  readonly var_multiplier?: number;
}

/** The variable parts repeat with the length of the text. */
export const pseudo = (
  text: string,
  { prefix = "", var_prefix = "", suffix = "", var_suffix = "", var_multiplier: multiplier = 0.1 }: Affixes,
): string => {
  const times = Math.floor([...text].length * multiplier);
  return text === "" ? "" : prefix + var_prefix.repeat(times) + text + var_suffix.repeat(times) + suffix;
};

export const generatePseudolocale = defineKind({
  id: "weblate.generate.pseudolocale",
  name: "Pseudolocale",
  settings: Schema.Struct({
    source: Id(TranslationId, { min: 1 }),
    target: Id(TranslationId, { min: 1 }),
    prefix: Part,
    var_prefix: Part,
    suffix: Part,
    var_suffix: Part,
    var_multiplier: Schema.optionalKey(Multiplier),
    include_readonly: Schema.optionalKey(Flag),
  }),
  defaults: {},
  repeatable: true,
  fits: everywhere,
  on: ["update", "daily"],
  act: ({ component, translations, tools }, settings) =>
    Effect.gen(function* () {
      const known = new Set(translations.filter((each) => !each.is_source).map(({ id }) => id));
      const from = translations.find(({ id }) => id === settings.source);
      if (from === undefined || !known.has(settings.target) || settings.source === settings.target) return;
      const texts = yield* tools.textsOf(from.id);
      yield* tools.setTranslationFlags(component, settings.target, "ignore-all-checks");
      yield* tools.words(
        yield* tools.ofTranslation(component.id, settings.target),
        (unit) => {
          const text = texts.get(unit.source_unit_id ?? unit.id);
          if (unit.state === 100 || text === undefined || text.every((form) => form === "")) return undefined;
          const target = unit.target.map((_, index) => pseudo(text[Math.min(index, text.length - 1)] ?? "", settings));
          return { target, state: 20 };
        },
        byAddon(actions.automaticallyTranslated),
      );
    }),
});
