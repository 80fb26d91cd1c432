/**
 * Up to which record the log is settled. Numbers are given when a record is made and rows are seen when its transaction
 * commits, so that a record can come to light behind one with a higher number. Pure.
 */

/** One look at the log behind the last record that was read. */
export interface Look {
  /** Numbers of the next records in view, rising. */
  readonly ids: readonly number[];
  /** The highest number in view. */
  readonly newest: number;
  /** The number of the oldest transaction that has not ended, and of the next one to begin. */
  readonly oldest: bigint;
  readonly next: bigint;
}

/** A gap: settled when every transaction has ended that may still fill it. */
export interface Gap {
  /** Up to where it was seen. */
  readonly until: number;
  /** Transactions from this one on began after that; unknown at first, because a number is taken just before a transaction has its own. */
  readonly before: bigint | undefined;
}

export interface Settling {
  readonly last: number;
  readonly gap: Gap | undefined;
}

/** What can be read now: all up to `last`. */
export const settle = ({ last, gap }: Settling, { ids, newest, oldest, next }: Look): Settling => {
  const before = gap === undefined ? undefined : (gap.before ?? next);
  const filled = gap !== undefined && before !== undefined && oldest >= before;
  let settled = filled ? Math.max(last, gap.until) : last;
  for (const id of ids) if (id === settled + 1) settled = id;
  if (newest <= settled) return { last: settled, gap: undefined };
  if (gap === undefined || filled) return { last: settled, gap: { until: newest, before: undefined } };
  return { last: settled, gap: { until: gap.until, before } };
};
