/** A full stop ends the source or the translation, but not both. */
import type { FormJudge } from "../rule.ts";
import { burmeseQuestion, byLanguage, japanese, onlyOne, stops } from "./endMarks.ts";

/** Up to this length a text is an abbreviation: `No.` */
const abbreviation = 4;

const withStops = (marks: readonly string[]): FormJudge => {
  const fails = onlyOne(marks);
  return (source, target) =>
    source.length > abbreviation && !(source.endsWith("...") && target.endsWith("…")) && fails(source, target);
};

const dandas = withStops([...stops, "৷", "|"]);

const withBurmese = withStops([...stops, "\u104b"]);

/** The Burmese stop ends questions too, after a visarga: that is not a stop for a source that asks. */
const burmese: FormJudge = (source, target) =>
  !(source.endsWith("?") && target.endsWith(burmeseQuestion)) && withBurmese(source, target);

export const endStop = byLanguage(withStops(stops), {
  th: undefined,
  jbo: undefined,
  hi: dandas,
  bn: dandas,
  or: dandas,
  my: burmese,
  sat: withStops([...stops, "᱾"]),
  hy: withStops([...stops, ":", "՝", "?", "!", "`"]),
  ja: japanese(withStops(stops)),
});
