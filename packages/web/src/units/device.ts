/** What is kept on the device: it outlives the page, and is forgotten only where the browser keeps nothing. */
import { base } from "../api/client.ts";

const beginning = `dragoman${base}:`;
const memory = new Map<string, string>();

export const keep = (key: string, value: unknown): void => {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(beginning + key, text);
  } catch {
    // Full, or forbidden: the page itself remembers.
  }
};

export const forget = (key: string): void => {
  memory.delete(key);
  try {
    localStorage.removeItem(beginning + key);
  } catch {
    // Nothing was kept.
  }
};

export const kept = <Value>(key: string): Value | undefined => {
  let text: string | null | undefined;
  try {
    text = localStorage.getItem(beginning + key);
  } catch {
    text = null;
  }
  text ??= memory.get(key);
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
};

/** Keys that begin so, in order. */
export const keysKept = (start: string): readonly string[] => {
  const found = new Set([...memory.keys()].filter((key) => key.startsWith(start)));
  try {
    for (let at = 0; at < localStorage.length; at += 1) {
      const key = localStorage.key(at) ?? "";
      if (key.startsWith(beginning + start)) found.add(key.slice(beginning.length));
    }
  } catch {
    // Nothing was kept.
  }
  return [...found].toSorted();
};
