/** What editors ask about strings: sets that they walk through, and in which order. */
import { Schema } from "effect";
import { UnitId } from "../ids/index.ts";
import { field, problem } from "../fields/index.ts";

/** Where strings are looked for, by the names that addresses have; nothing for the whole site. */
export interface Scope {
  readonly project?: string | undefined;
  /** With its categories, and slashes between them. */
  readonly component?: string | undefined;
  readonly language?: string | undefined;
}

/** A set of strings. */
export interface Wanted {
  readonly scope: Scope;
  /** A search query. */
  readonly query?: string | undefined;
}

export const sortKeys = [
  "priority",
  "position",
  "context",
  "num_words",
  "labels",
  "timestamp",
  "last_updated",
  "source",
  "target",
  "location",
  "num_comments",
  "num_failing_checks",
  "project",
  "component",
  "language",
] as const;
export type SortKey = (typeof sortKeys)[number];

export interface Sorting {
  readonly key: SortKey;
  readonly descending: boolean;
}

const pattern = `^-?(${sortKeys.join("|")})(,-?(${sortKeys.join("|")}))*$`;
const isKey = (text: string): text is SortKey => (sortKeys as readonly string[]).includes(text);
const Order = Schema.Struct({ key: Schema.Literals(sortKeys), descending: Schema.Boolean });

/** Keys with commas between; "-" before one turns it round. */
export const SortBy = field(Schema.Array(Order), { type: "string", pattern }, (input) => {
  const chosen: Sorting[] = [];
  for (const part of String(input).split(",")) {
    const key = part.replace(/^-/, "");
    if (!isKey(key)) return problem(`There is no order ${JSON.stringify(part)}; known are ${sortKeys.join(", ")}.`);
    chosen.push({ key, descending: part.startsWith("-") });
  }
  return chosen;
});

/** Rows of one answer. */
export const mostRows = 500;

export const UnitIds = field(Schema.Array(UnitId), { type: "string", pattern: "^\\d+(,\\d+)*$" }, (input) => {
  const parts = String(input).split(",");
  if (parts.length > mostRows) return problem(`Ask for no more than ${mostRows} strings at once.`);
  return parts.every((part) => /^\d{1,15}$/.test(part)) ? parts.map(Number) : problem("Ids are numbers with commas.");
});

/** Ids of one answer: whoever has more to do narrows the query. */
export const mostIds = 100_000;

/** Sets that are worked off, each with the query that finds it. */
export const queues = {
  all: "",
  unfinished: "state:<translated",
  untranslated: "state:empty",
  needs_editing: "state:needs-editing",
  translated: "state:>=translated",
  approved: "state:approved",
  read_only: "state:read-only",
  failing_checks: "has:check",
  suggestions: "has:suggestion",
  comments: "has:comment",
} as const;
export type Queue = keyof typeof queues;
