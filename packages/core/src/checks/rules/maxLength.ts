/** The translation is longer than the flag `max-length` allows. */
import { integerFlag } from "../flags.ts";
import { formRule } from "../rule.ts";
import { shownText } from "../shownText.ts";

const codePoints = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

export const maxLength = formRule(({ flags }) => {
  const limit = integerFlag(flags, "max-length");
  if (limit === undefined) return undefined;
  const shown = shownText(flags);
  return (_, target) => codePoints(shown(target)) > limit;
});
