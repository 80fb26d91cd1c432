/** States of a unit, and which of them a request may ask for. Pure; the integers travel on the wire. */
import type { UnitState } from "@dragoman/formats";

export const unitStates = { untranslated: 0, needsEditing: 10, translated: 20, approved: 30, readOnly: 100 } as const;
export type UnitStateNumber = (typeof unitStates)[keyof typeof unitStates];

/** States that clients may ask for. */
export const settableStates = [0, 10, 20, 30] as const;
export type SettableState = (typeof settableStates)[number];

/** From a state to those that an editor, and beyond them a reviewer, may move a unit to. */
const moves: Readonly<
  Record<UnitStateNumber, { readonly editor: readonly SettableState[]; readonly reviewer: readonly SettableState[] }>
> = {
  0: { editor: [0, 10, 20], reviewer: [0, 10, 20, 30] },
  10: { editor: [0, 10, 20], reviewer: [0, 10, 20, 30] },
  20: { editor: [0, 10, 20], reviewer: [0, 10, 20, 30] },
  30: { editor: [], reviewer: [0, 10, 20, 30] },
  100: { editor: [], reviewer: [] },
};

export const mayMove = (from: UnitStateNumber, to: SettableState, reviewer: boolean): boolean =>
  moves[from][reviewer ? "reviewer" : "editor"].includes(to);

/** The state that a unit of these forms really takes: without text it is untranslated, with text it is not. */
export const settle = (asked: SettableState, target: readonly string[]): SettableState => {
  const blank = target.every((form) => form === "");
  if (blank) return 0;
  return asked === 0 ? 20 : asked;
};

/** What holds of a unit once no flag makes it read-only; 100 where its file does. */
export const stateBeneath = <State extends number>(unit: {
  readonly state: State;
  readonly original_state: State;
}): State => (unit.state === unitStates.readOnly ? unit.original_state : unit.state);

/** The state that a file is told for a number. */
export const stateNames: Readonly<Record<number, UnitState>> = {
  0: "empty",
  10: "fuzzy",
  20: "translated",
  30: "approved",
  100: "readonly",
};

/** The number a file's state stands for. */
export const stateNumbers = { empty: 0, fuzzy: 10, translated: 20, approved: 30, readonly: 100 } as const;
