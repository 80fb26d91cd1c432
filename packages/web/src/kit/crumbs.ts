/** Where one is, told by the page to the bar above it. */
import { useEffect, useSyncExternalStore } from "react";

export interface Crumb {
  readonly label: string;
  /** Nothing for the place itself. */
  readonly href?: string | undefined;
}

let current: readonly Crumb[] = [];
const listeners = new Set<() => void>();

export const useCrumbs = (crumbs: readonly Crumb[]): void => {
  const text = JSON.stringify(crumbs);
  useEffect(() => {
    current = JSON.parse(text) as readonly Crumb[];
    for (const listener of listeners) listener();
  }, [text]);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useCurrentCrumbs = (): readonly Crumb[] => useSyncExternalStore(subscribe, () => current);
