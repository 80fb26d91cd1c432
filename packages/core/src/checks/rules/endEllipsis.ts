/** An ellipsis ends the source or the translation, but not both; it may stand for three dots. */
import { byLanguage } from "./endMarks.ts";

export const endEllipsis = byLanguage(
  (source, target) => (target.endsWith("…") ? !source.endsWith("…") && !source.endsWith("...") : source.endsWith("…")),
  { jbo: undefined },
);
