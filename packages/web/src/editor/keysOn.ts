/** Whether the editor takes keys, on this device: who uses software that has the same ones turns them off. */
import { useSyncExternalStore } from "react";
import { forget, keep, kept } from "../units/device.ts";

const key = "keys-off";
const listeners = new Set<() => void>();

export const setKeysOn = (isOn: boolean): void => {
  if (isOn) forget(key);
  else keep(key, true);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useKeysOn = (): boolean => useSyncExternalStore(subscribe, () => kept(key) !== true);
