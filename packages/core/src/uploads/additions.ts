/** What becomes of the strings of a file that are to be added: those that are there already stay as they are. */
import { Effect } from "effect";
import type { Actor } from "../access/index.ts";
import type { FoundTranslation } from "../translations/index.ts";
import { isBlank, type NewUnit } from "../units/index.ts";
import type { PlannedString, UploadResult } from "./model.ts";
import type { ReadUpload, UploadedString } from "./reading.ts";
import { UnitKeeping } from "../units/inside.ts";
import { TranslationKeeping } from "../translations/inside.ts";

export const surveyAdditions = (actor: Actor, found: FoundTranslation, received: ReadUpload, fuzzy: string) =>
  Effect.gen(function* () {
    const units = yield* UnitKeeping;
    const translations = yield* TranslationKeeping;
    const addressed = { ...found, translations: yield* translations.ofComponent(found.component.id) };
    const strings = received.strings.filter((string) => !string.fuzzy || fuzzy !== "");
    const surveyed = yield* units.survey(
      actor,
      addressed,
      strings.map((string) => fieldsOf(string, received.monolingual)),
    );
    const wanted = surveyed.flatMap((each) => ("hash" in each ? [each] : []));
    const rows = strings.map((string, index): PlannedString => {
      const each = surveyed[index];
      const row = { unit: null, language: found.translation.language, context: string.context, before: null };
      const offered = received.monolingual ? null : string.target;
      if (each === undefined || !("hash" in each))
        return {
          ...row,
          outcome: "skipped",
          kind: "refused",
          offered,
          reason: each === undefined ? null : Object.values(each.fields).flat().join(" "),
          source: received.monolingual ? string.target : string.source,
          after: null,
        };
      return {
        ...row,
        outcome: "added",
        kind: "added",
        offered: null,
        reason: null,
        source: each.source,
        after: {
          target: each.target ?? each.source,
          state: each.state ?? (isBlank(each.target ?? each.source) ? 0 : 20),
        },
      };
    });
    const result: UploadResult = {
      not_found: 0,
      skipped: strings.length - wanted.length,
      accepted: wanted.length,
      total: received.strings.length,
    };
    return { rows, result, store: units.insert(actor, addressed, wanted) };
  });

const fieldsOf = (string: UploadedString, monolingual: boolean): NewUnit =>
  monolingual
    ? { key: string.context, value: string.target }
    : {
        source: string.source,
        target: string.target,
        ...(string.context === "" ? {} : { context: string.context }),
      };
