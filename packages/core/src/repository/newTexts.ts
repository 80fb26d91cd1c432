/** What a commit says that the file did not say before. Pure. */
import type { CodecContext, Document } from "@dragoman/formats";
import { toForms } from "../files/index.ts";
import { isBlank, joinForms, stateNumbers } from "../units/index.ts";
import type { PendingChange, WrittenText } from "../units/inside.ts";

/** Nothing where the change says what the file says. A string that only its template lists was blank before. */
export const newText = (document: Document, change: PendingChange, context: CodecContext): readonly WrittenText[] => {
  const of = { changeId: change.id, unitId: change.unit_id };
  const unit = document.byId(change.file_key);
  if (unit === undefined) {
    const isListed = context.base?.byId(change.file_key) !== undefined;
    return [{ ...of, base: isListed ? { target: [""], state: 0 } : null }];
  }
  const target = toForms(unit.target, unit.plural, context.plural.categories);
  const state = isBlank(target) ? 0 : stateNumbers[unit.state];
  const isSame = joinForms(target) === joinForms(change.target) && state === change.state;
  return isSame ? [] : [{ ...of, base: { target, state } }];
};
