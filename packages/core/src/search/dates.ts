/** Dates in searches: a year, a day, or an instant, each as the span of time that it names. */
import { SearchProblem } from "./parse.ts";

export interface Span {
  /** First instant. */
  readonly from: Date;
  /** First instant behind it; equal to `from` for an exact instant. */
  readonly until: Date;
}

const day = 86_400_000;

export const readSpan = (text: string): Span => {
  const trimmed = text.trim();
  if (/^\d{4}$/.test(trimmed)) return { from: utc(Number(trimmed)), until: utc(Number(trimmed) + 1) };
  if (/^\d{4}-\d{1,2}-\d{1,2}$/.test(trimmed)) {
    const [year = 0, month = 0, date = 0] = trimmed.split("-").map(Number);
    const from = utc(year, month - 1, date);
    if (from.getUTCMonth() !== month - 1 || from.getUTCDate() !== date)
      throw new SearchProblem(`There is no day ${trimmed}.`);
    return { from, until: new Date(from.getTime() + day) };
  }
  const zoned = /[Zz]|[+-]\d\d:?\d\d$/.test(trimmed) || !/\d:\d/.test(trimmed) ? trimmed : `${trimmed}Z`;
  const instant = new Date(zoned);
  // Before our era the database counts otherwise, and not as far back.
  if (Number.isNaN(instant.getTime()) || instant.getUTCFullYear() < 1)
    throw new SearchProblem(`${JSON.stringify(text)} is not a date.`);
  if (/\d:\d/.test(trimmed)) return { from: instant, until: instant };
  const from = utc(instant.getFullYear(), instant.getMonth(), instant.getDate());
  return { from, until: new Date(from.getTime() + day) };
};

const utc = (year: number, month = 0, date = 1) => new Date(Date.UTC(year, month, date));
