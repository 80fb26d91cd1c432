/** What becomes of a translation when its source string says something else. Pure. */
import { countCharacters, countWords } from "../checks/index.ts";
import { formSeparator } from "../changes/index.ts";
import { contentHash } from "./hash.ts";
import type { UnitFacts } from "./model.ts";
import { stateBeneath, unitStates } from "./states.ts";

type Moved = Required<Pick<UnitFacts, "state" | "original_state" | "previous_source">> & { readonly pending?: true };

/** What hangs on the text of a source string, in itself and in its translations. */
export const sourceValues = (
  { context, source_language }: Pick<UnitFacts, "context" | "source_language">,
  text: readonly string[],
) => ({
  source: text,
  content_hash: contentHash(text, context),
  num_words: countWords(text, source_language),
  num_chars: countCharacters(text),
});

/**
 * A translated string waits for another look and remembers the source that it was made for; when that source comes
 * back, the string counts as translated again. What was in doubt stays so, and untranslated strings just get the new
 * source.
 */
export const sourceChanged = (
  unit: Pick<UnitFacts, "state" | "original_state" | "source" | "previous_source">,
  text: readonly string[],
): Moved => {
  const before = unit.source.join(formSeparator);
  const now = text.join(formSeparator);
  const { original_state, previous_source } = unit;
  const stays: Moved = { state: unit.state, original_state, previous_source };
  const beneath = stateBeneath(unit);
  if (before === now) return stays;
  const move = (to: 10 | 20, previous: string): Moved => ({
    // A flag lies over it still.
    state: unit.state === unitStates.readOnly ? unit.state : to,
    original_state: to,
    previous_source: previous,
    pending: true,
  });
  if (beneath === unitStates.needsEditing)
    return previous_source !== "" && previous_source === now ? move(unitStates.translated, "") : stays;
  return beneath === unitStates.translated || beneath === unitStates.approved
    ? move(unitStates.needsEditing, before)
    : stays;
};
