/** The string had a translation before and has none that counts now. */
import { actions } from "../../changes/actions.ts";

export interface PastChange {
  readonly action: number;
  /** The translation that the change left, its forms joined. */
  readonly target: string;
  /** The state that it left, where it is known. */
  readonly state?: number;
}

const translatedState = 20;

/** Changes that mean the earlier translation no longer counts. */
const forgetting = new Set<number>([actions.sourceStringChanged, actions.markedForEdit]);

/**
 * Whether the check `translated` fails. `history` are the content changes of the unit, newest first; `target` is the
 * translation now, its forms joined. Runs on untranslated units too.
 */
export const wasTranslated = (
  unit: { readonly state: number; readonly target: string },
  history: Iterable<PastChange>,
): boolean => {
  if (unit.state >= translatedState) return false;
  for (const { action, target, state } of history) {
    if (forgetting.has(action)) return false;
    if (action === actions.automaticallyTranslated && state !== undefined && state < translatedState) continue;
    if (target !== "" && target !== unit.target) return true;
  }
  return false;
};
