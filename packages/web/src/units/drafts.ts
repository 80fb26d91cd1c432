/** What was typed and not saved yet, for each string: kept at every pause, so that leaving asks nothing. */
import { useSyncExternalStore } from "react";
import { forget, keep, kept } from "./device.ts";
import type { Basis } from "./model.ts";

export interface Draft {
  readonly target: readonly string[];
  readonly needsEditing: boolean;
  /** What stood there when it was begun: shows whether somebody was faster. */
  readonly base: Basis;
}

const pause = 400;
const drafts = new Map<string, Draft | undefined>();
const writes = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

const keyOf = (who: string, unit: number) => `draft:${who}:${unit}`;

const write = (key: string) => {
  clearTimeout(writes.get(key));
  writes.delete(key);
  const draft = drafts.get(key);
  if (draft === undefined) forget(key);
  else keep(key, draft);
  tell();
};

addEventListener("pagehide", () => {
  for (const key of writes.keys()) write(key);
});

const read = (key: string): Draft | undefined => {
  if (!drafts.has(key)) drafts.set(key, kept<Draft>(key));
  return drafts.get(key);
};

export const setDraft = (who: string, unit: number, draft: Draft | undefined): void => {
  const key = keyOf(who, unit);
  drafts.set(key, draft);
  clearTimeout(writes.get(key));
  if (draft === undefined) write(key);
  else {
    writes.set(
      key,
      setTimeout(() => write(key), pause),
    );
    tell();
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const draftOf = (who: string, unit: number): Draft | undefined => read(keyOf(who, unit));

/** The draft, and whether the device has it already. */
export const useDraft = (
  who: string,
  unit: number,
): { readonly draft: Draft | undefined; readonly isKept: boolean } => {
  const key = keyOf(who, unit);
  const draft = useSyncExternalStore(subscribe, () => read(key));
  const isKept = useSyncExternalStore(subscribe, () => !writes.has(key));
  return { draft, isKept };
};
