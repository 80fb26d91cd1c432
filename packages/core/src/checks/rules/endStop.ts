/** A full stop ends the source or the translation, but not both. */
import type { FormJudge } from "../rule.ts";
import { byLanguage, japanese, onlyOne, stops } from "./endMarks.ts";

/** Up to this length a text is an abbreviation: `No.` */
const abbreviation = 4;

const withStops = (marks: readonly string[]): FormJudge => {
  const fails = onlyOne(marks);
  return (source, target) =>
    source.length > abbreviation && !(source.endsWith("...") && target.endsWith("…")) && fails(source, target);
};

const dandas = withStops([...stops, "৷", "|"]);

export const endStop = byLanguage(withStops(stops), {
  th: undefined,
  jbo: undefined,
  hi: dandas,
  bn: dandas,
  or: dandas,
  my: withStops([...stops, "။"]),
  sat: withStops([...stops, "᱾"]),
  hy: withStops([...stops, ":", "՝", "?", "!", "`"]),
  ja: japanese(withStops(stops)),
});
