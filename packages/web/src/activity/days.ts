/** Spans of days, and what happened in each part of one. Pure; days are those of UTC, as the server counts them. */
import type { DayOfChanges } from "@dragoman/client";

export const lengths = [30, 90, 365] as const;
export type Length = (typeof lengths)[number];

export const readLength = (text: string | null): Length => lengths.find((each) => String(each) === text) ?? 90;

const day = 86_400_000;
const written = (time: number) => new Date(time).toISOString().slice(0, 10);

export interface Days {
  readonly after: string;
  readonly before: string;
}

/** The last days, today among them. */
export const spanOf = (length: Length, today: Date): Days => ({
  after: written(today.getTime() - (length - 1) * day),
  before: written(today.getTime()),
});

/** A day, or a week where there are too many days to see each. */
export interface Bin {
  readonly first: string;
  readonly last: string;
  readonly changes: number;
  readonly edits: number;
}

const mostBins = 120;

export const binsOf = (found: readonly DayOfChanges[], { after, before }: Days): readonly Bin[] => {
  const [begin, end] = [Date.parse(after), Date.parse(before)];
  const count = Math.round((end - begin) / day) + 1;
  const size = count > mostBins ? 7 : 1;
  const known = new Map(found.map((each) => [each.day, each]));
  const bins: Bin[] = [];
  // From the end: the last bin is whole.
  for (let last = end; last >= begin; last -= size * day) {
    const days = Array.from({ length: size }, (_, at) => written(last - at * day)).filter((each) => each >= after);
    const sum = (of: "changes" | "edits") => days.reduce((all, each) => all + (known.get(each)?.[of] ?? 0), 0);
    bins.unshift({ first: days.at(-1) ?? after, last: written(last), changes: sum("changes"), edits: sum("edits") });
  }
  return bins;
};

/** Texts that were changed until each bin ended. */
export const summed = (bins: readonly Bin[]): readonly number[] => {
  let sum = 0;
  return bins.map(({ edits }) => (sum += edits));
};
