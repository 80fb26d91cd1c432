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
  /** The transactions that were writing records, asked after the numbers were looked up. */
  readonly writers: readonly string[];
}

/**
 * Numbers that are missing up to `until`. Whoever may still bring them was writing when they were missed first, because
 * a transaction is a writer before it takes a number: once all of these have ended, what is there is all that comes.
 */
export interface Gap {
  readonly until: number;
  readonly writers: readonly string[];
}

export interface Settling {
  readonly last: number;
  readonly gap: Gap | undefined;
}

/** What can be read now: all up to `last`. */
export const settle = ({ last, gap }: Settling, { ids, newest, writers }: Look): Settling => {
  // They had ended before this look.
  const passed = gap !== undefined && gap.writers.length === 0;
  let settled = passed ? Math.max(last, gap.until) : last;
  for (const id of ids) if (id === settled + 1) settled = id;
  if (newest <= settled) return { last: settled, gap: undefined };
  if (gap === undefined || passed) return { last: settled, gap: { until: newest, writers } };
  return { last: settled, gap: { until: gap.until, writers: gap.writers.filter((each) => writers.includes(each)) } };
};
