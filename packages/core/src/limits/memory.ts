/** Windows of limits in the memory of one process. */
import type { Allowance, Limit } from "./model.ts";
import { allowance } from "./model.ts";

interface Window {
  used: number;
  ends: number;
}

/** Milliseconds of a clock that nobody sets. */
const steady = () => performance.now();

/** `most` windows are kept; when there are more, those that ended go, and then the oldest until there is room for a while. */
export const makeWindows = (most = 100_000, now: () => number = steady) => {
  const windows = new Map<string, Window>();

  /** Ends at most its own length from now, even where the clock went back after it had begun. */
  const current = (key: string, limit: Limit) => {
    const window = windows.get(key);
    const time = now();
    if (window === undefined || window.ends <= time) return undefined;
    window.ends = Math.min(window.ends, time + limit.seconds * 1000);
    return window;
  };

  const makeRoom = () => {
    const time = now();
    for (const [key, window] of windows) if (window.ends <= time) windows.delete(key);
    for (const key of windows.keys()) {
      if (windows.size < most * 0.9) return;
      windows.delete(key);
    }
  };

  const begin = (key: string, limit: Limit) => {
    windows.delete(key);
    if (windows.size >= most) makeRoom();
    const window = { used: 0, ends: now() + limit.seconds * 1000 };
    windows.set(key, window);
    return window;
  };

  /** Counts one act; those beyond the limit do not count. */
  const take = (key: string, limit: Limit): Allowance => {
    const window = current(key, limit) ?? begin(key, limit);
    const used = window.used + 1;
    if (used <= limit.requests) window.used = used;
    return allowance(limit, used, window.ends - now());
  };

  /** What one more act would be answered, without counting it. */
  const look = (key: string, limit: Limit): Allowance => {
    const window = current(key, limit);
    return allowance(limit, (window?.used ?? 0) + 1, (window?.ends ?? now() + limit.seconds * 1000) - now());
  };

  return { take, look };
};
