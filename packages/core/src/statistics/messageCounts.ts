/** Counters under the names that commit messages know, with percentages cut to one decimal. Pure. */
import type { Counter } from "./counters.ts";

const families = { translated: "translated", fuzzy: "fuzzy", approved: "approved", readonly: "readonly" } as const;

export const messageCounts = (
  counts: Readonly<Record<Counter, number>> | undefined,
): Readonly<Record<string, number>> => {
  const of = (name: Counter) => counts?.[name] ?? 0;
  const total = of("total");
  const named: Record<string, number> = {
    all: total,
    all_words: of("total_words"),
    all_chars: of("total_chars"),
    languages: 1,
  };
  const put = (name: string, count: number, words: number, chars: number) => {
    named[name] = count;
    named[`${name}_words`] = words;
    named[`${name}_chars`] = chars;
    named[`${name}_percent`] = total === 0 ? 0 : Math.floor((1000 * count) / total) / 10;
  };
  for (const family of Object.values(families)) put(family, of(family), of(`${family}_words`), of(`${family}_chars`));
  put("nottranslated", total - of("translated") - of("fuzzy"), 0, 0);
  put(
    "todo",
    total - of("translated"),
    of("total_words") - of("translated_words"),
    of("total_chars") - of("translated_chars"),
  );
  put("unapproved", of("translated") - of("approved") - of("readonly"), 0, 0);
  put("allchecks", of("failing"), of("failing_words"), 0);
  put("suggestions", of("suggestions"), 0, 0);
  put("comments", of("comments"), 0, 0);
  return named;
};
