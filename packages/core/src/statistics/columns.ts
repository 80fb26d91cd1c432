/** Columns of counted strings for shapes, over a row called `s` with the counters of `translation_statistics`. */
import { type Column, instant, int, nullable, percentage, text } from "../database/index.ts";

/**
 * `complete` is the alias-free condition under which nothing counts as all done (100 %) when there is nothing to do:
 * the translated ones where reviews are off, the approved ones where they are on.
 */
const ofNothing = (part: string, total: string, done: string): Column => {
  const of = percentage(part, total, 0);
  return { ...of, sql: `case when (${total}) = 0 then case when ${done} then 100.0 else 0.0 end else ${of.sql} end` };
};

/** `reviewed` is an SQL condition: whether reviews are on for what is counted. */
export const statisticsColumns = (reviewed: string) => {
  const family = (name: string, done: string) =>
    ({
      [name]: int(`s.${name}`),
      [`${name}_words`]: int(`s.${name}_words`),
      [`${name}_chars`]: int(`s.${name}_chars`),
      [`${name}_percent`]: ofNothing(`s.${name}`, "s.total", done),
      [`${name}_words_percent`]: ofNothing(`s.${name}_words`, "s.total_words", done),
      [`${name}_chars_percent`]: ofNothing(`s.${name}_chars`, "s.total_chars", done),
    }) as Readonly<
      Record<`${typeof name}${"" | "_words" | "_chars" | "_percent" | "_words_percent" | "_chars_percent"}`, Column>
    >;
  return {
    total: int("s.total"),
    total_words: int("s.total_words"),
    total_chars: int("s.total_chars"),
    ...(family("translated", `not (${reviewed})`) as Family<"translated">),
    ...(family("fuzzy", "false") as Family<"fuzzy">),
    ...(family("approved", reviewed) as Family<"approved">),
    ...(family("readonly", "false") as Family<"readonly">),
    failing: int("s.failing"),
    failing_words: int("s.failing_words"),
    failing_percent: percentage("s.failing", "s.total", 0),
    suggestions: int("s.suggestions"),
    comments: int("s.comments"),
    last_change: nullable(instant("s.last_change")),
    last_author: nullable(text("(select a.full_name from users a where a.id = s.last_author_id)")),
  } as const;
};

type Family<Name extends string> = Readonly<
  Record<`${Name}${"" | "_words" | "_chars" | "_percent" | "_words_percent" | "_chars_percent"}`, Column>
>;
