/** The time that an end may take, shared out: requests come first, and what is left is for background work. */

export interface Stopping {
  /** Begins the end; the first call counts. */
  readonly begin: () => void;
  /** Milliseconds that requests have, of all. */
  readonly requests: number;
  /** Milliseconds that are left. */
  readonly left: () => number;
}

/** Milliseconds that stay for work to be broken off and the database to be closed. */
const reserve = (limit: number) => Math.min(2_000, limit / 2);

export const makeStopping = (limit = 10_000): Stopping => {
  let ends: number | undefined;
  return {
    begin: () => void (ends ??= Date.now() + limit),
    requests: limit - reserve(limit),
    left: () => Math.max(0, (ends ?? Date.now() + limit) - Date.now()),
  };
};
