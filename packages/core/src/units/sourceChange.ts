/** What becomes of a translation when its source string says something else. Pure. */
import { countCharacters, countWords } from "../checks/index.ts";
import { formSeparator } from "../changes/model.ts";
import type { UnitFacts } from "./model.ts";
import { unitStates } from "./states.ts";
import type { UnitValues } from "./store.ts";

/**
 * A translated string waits for another look and remembers the source that it was made for; when that source comes back,
 * the string counts as translated again. Read-only strings stay so, and untranslated ones just get the new source.
 */
export const sourceChanged = (
  unit: Pick<UnitFacts, "state" | "source" | "target" | "previous_source" | "source_language">,
  text: readonly string[],
): UnitValues & { readonly state: UnitFacts["state"] } => {
  const before = unit.source.join(formSeparator);
  const now = text.join(formSeparator);
  const counts = { source: text, num_words: countWords(text, unit.source_language), num_chars: countCharacters(text) };
  const { state } = unit;
  if (state === unitStates.untranslated || before === now) return { ...counts, state };
  if (state === unitStates.readOnly) return { ...counts, state, original_state: unitStates.needsEditing };
  if (state === unitStates.needsEditing && unit.previous_source === now && unit.previous_source !== "")
    return {
      ...counts,
      state: unitStates.translated,
      original_state: unitStates.translated,
      previous_source: "",
      pending: true,
    };
  return {
    ...counts,
    state: unitStates.needsEditing,
    original_state: unitStates.needsEditing,
    previous_source: unit.previous_source === "" ? before : unit.previous_source,
    pending: true,
  };
};
