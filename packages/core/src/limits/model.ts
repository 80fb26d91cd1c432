/** A limit: so many acts in a window of time that begins with the first of them. */

export interface Limit {
  readonly requests: number;
  readonly seconds: number;
}

const windows: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600, day: 86_400 };

const written = /^([1-9]\d{0,8})\/(second|minute|hour|day)$/;

/** Whether `text` is a limit as people write it: `100/day` (of a second, minute, hour or day), or `off`. */
export const isLimit = (text: string): boolean => text === "off" || written.test(text);

/** Undefined for `off`. @throws RangeError for what is no limit */
export const parseLimit = (text: string): Limit | undefined => {
  if (text === "off") return undefined;
  const [, requests = "", unit = ""] = written.exec(text) ?? [];
  const window = windows[unit];
  if (window === undefined) throw new RangeError(`${JSON.stringify(text)} is no limit: write one as 100/day, or off.`);
  return { requests: Number(requests), seconds: window };
};

/** What is left after an act was counted. */
export interface Allowance {
  /** Whether the act was within the limit. */
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until the window ends. */
  readonly reset: number;
}

export const allowance = (limit: Limit, used: number, milliseconds: number): Allowance => ({
  allowed: used <= limit.requests,
  limit: limit.requests,
  remaining: Math.max(0, limit.requests - used),
  reset: Math.max(1, Math.ceil(milliseconds / 1000)),
});
