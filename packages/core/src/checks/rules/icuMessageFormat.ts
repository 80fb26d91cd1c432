/** ICU messages: the source parses, and the translation parses and asks for the same arguments in the same ways. */
import type { Flags } from "../flags.ts";
import { formRule, sourceRule } from "../rule.ts";
import { type IcuOptions, parseIcu } from "../icu/parse.ts";
import { type IcuSummary, summarise } from "../icu/summary.ts";

const icuFlag = (flags: Flags, name: string): boolean =>
  flags.get("icu-flags")?.some(({ text }) => text === name) ?? false;

export const icuOptions = (flags: Flags): IcuOptions => ({
  tags: icuFlag(flags, "strict-xml") ? "strict" : icuFlag(flags, "xml"),
  tagPrefix: flags.get("icu-tag-prefix")?.[0]?.text ?? "",
});

const numeric = new Set(["", "number", "plural", "selectordinal", "spellout", "ordinal", "duration"]);
const temporal = new Set(["date", "time"]);

const sameKind = (wanted: string, found: string): boolean =>
  wanted === found ||
  (numeric.has(wanted) && numeric.has(found)) ||
  (temporal.has(wanted) && temporal.has(found)) ||
  (wanted === "select" && found === "") ||
  (wanted === "" && found === "select");

const typesAgree = (source: IcuSummary, target: IcuSummary): boolean =>
  [...target.types].every(([name, found]) => {
    const wanted = source.types.get(name);
    return wanted === undefined || [...found].every((type) => [...wanted].some((other) => sameKind(other, type)));
  });

const selectionsAgree = (source: IcuSummary, target: IcuSummary): boolean =>
  [...target.selections].every(([name, found]) => {
    const wanted = source.selections.get(name);
    return wanted === undefined || [...found].every((selector) => wanted.has(selector));
  });

const tagsAgree = (source: IcuSummary, target: IcuSummary): boolean =>
  source.tags.size === target.tags.size && [...source.tags].every(([name, count]) => target.tags.get(name) === count);

/** What a translation may fail in, with the flag that lets it pass. */
const demands: readonly (readonly [string, (source: IcuSummary, target: IcuSummary) => boolean])[] = [
  ["-extra", (source, target) => [...target.types.keys()].every((name) => source.types.has(name))],
  ["-missing", (source, target) => [...source.types.keys()].every((name) => target.types.has(name))],
  ["-types", typesAgree],
  ["-require_other", (_, target) => target.hasOther],
  ["-plural_selectors", (_, target) => target.pluralsValid],
  ["-submessage_selectors", selectionsAgree],
  ["-tags", tagsAgree],
];

export const icuMessageFormat = formRule(({ flags }) => {
  const options = icuOptions(flags);
  const wanted = demands.filter(([flag]) => !icuFlag(flags, flag)).map(([, agrees]) => agrees);
  return (source, target) => {
    const message = parseIcu(source, options);
    if (message === undefined) return false;
    const translation = parseIcu(target, options);
    if (translation === undefined) return true;
    const expected = summarise(message);
    const found = summarise(translation);
    return wanted.some((agrees) => !agrees(expected, found));
  };
});

export const icuMessageFormatSyntax = sourceRule(({ flags }) => {
  const options = icuOptions(flags);
  return (sources) => sources.some((source) => parseIcu(source, options) === undefined);
});
