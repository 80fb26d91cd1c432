/** What stands in the fields of a string: the draft, or what the server has. */
import type { Unit } from "@dragoman/client";
import { useCallback } from "react";
import { type Basis, sameForms, type Wording } from "../units/model.ts";
import { type Draft, draftOf, setDraft, useDraft } from "../units/drafts.ts";

export interface WritingState {
  readonly target: readonly string[];
  readonly needsEditing: boolean;
  /** Whether it is other than what is saved. */
  readonly isChanged: boolean;
  /** Whether the device has the draft. */
  readonly isKept: boolean;
  readonly setForm: (form: number, text: string) => void;
  readonly setNeedsEditing: (needsEditing: boolean) => void;
  /** What the draft is based on. */
  readonly base: Basis;
  /** The draft is put on what stands there now. */
  readonly rebase: (unit: Unit) => void;
  /** Back to what is saved. */
  readonly discard: () => void;
}

const basisOf = ({ target, state, last_updated }: Unit): Basis => ({ target, state, last_updated });

export const useWriting = (unit: Unit, who: string): WritingState => {
  const { draft, isKept } = useDraft(who, unit.id);
  const stored = unit.target;
  const target = draft?.target ?? stored;
  const needsEditing = draft?.needsEditing ?? unit.state === 10;
  const write = useCallback(
    (part: Partial<Draft>) => {
      const before = draftOf(who, unit.id) ?? {
        target: stored,
        needsEditing: unit.state === 10,
        base: basisOf(unit),
      };
      const after = { ...before, ...part };
      const isAsBefore = sameForms(after.target, stored) && after.needsEditing === (unit.state === 10);
      setDraft(who, unit.id, isAsBefore ? undefined : after);
    },
    [who, unit, stored],
  );
  return {
    target,
    needsEditing,
    isChanged: draft !== undefined,
    isKept,
    setForm: (form, text) =>
      write({ target: (draftOf(who, unit.id)?.target ?? stored).map((each, place) => (place === form ? text : each)) }),
    setNeedsEditing: (value) => write({ needsEditing: value }),
    base: draft?.base ?? basisOf(unit),
    rebase: (current) => write({ base: basisOf(current) }),
    discard: () => setDraft(who, unit.id, undefined),
  };
};

/** The state that saving asks for. Who reviews keeps an approved string approved. */
export const stateToSave = (
  unit: Pick<Unit, "state">,
  target: readonly string[],
  {
    needsEditing,
    approve,
    mayReview,
  }: { readonly needsEditing: boolean; readonly approve: boolean; readonly mayReview: boolean },
): Wording["state"] => {
  if (target.every((form) => form === "")) return 0;
  if (needsEditing) return 10;
  return approve || (unit.state === 30 && mayReview) ? 30 : 20;
};
