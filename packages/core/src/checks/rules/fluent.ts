/** Fluent: both texts parse, have the same parts, name the same things in them, and hold the same HTML. */
import type { Flags } from "../flags.ts";
import { type FormJudge, formRule, sourceRule } from "../rule.ts";
import { type FluentParts, isTerm, parseFluent } from "../fluent/entry.ts";
import { type FluentVariant, fluentVariants } from "../fluent/variants.ts";
import { htmlElements } from "../markup/fragment.ts";

export const fluentSourceSyntax = sourceRule(
  ({ flags }) =>
    (sources) =>
      sources.some((source) => parseFluent(source, isTerm(flags)) === undefined),
);

export const fluentTargetSyntax = formRule(
  ({ flags }) =>
    (_, target) =>
      parseFluent(target, isTerm(flags)) === undefined,
);

/** Judges only where both sides parse: what does not is the syntax rules' to tell. */
const whereParsed = (flags: Flags, fails: (source: FluentParts, target: FluentParts) => boolean): FormJudge => {
  const term = isTerm(flags);
  return (source, target) => {
    const wanted = parseFluent(source, term);
    const found = wanted && parseFluent(target, term);
    return wanted !== undefined && found !== undefined && fails(wanted, found);
  };
};

/** Attributes of terms are the language's own. */
export const fluentParts = formRule(({ flags }) =>
  isTerm(flags)
    ? undefined
    : whereParsed(
        flags,
        (source, target) => source.size !== target.size || [...source.keys()].some((part) => !target.has(part)),
      ),
);

/** The different values over the variants of a part; undefined when there are too many to follow. */
const valuesOf = (
  parts: FluentParts,
  part: string,
  value: (variant: FluentVariant) => string | undefined,
): Set<string | undefined> | undefined => {
  const pattern = parts.get(part);
  const variants = pattern && fluentVariants(pattern);
  return variants && new Set(variants.map(value));
};

/** Fails where a variant of a part has what no variant of the source's part has, or all variants lack what it has. */
const variantRule = (value: (variant: FluentVariant) => string | undefined) =>
  formRule(({ flags }) =>
    whereParsed(flags, (source, target) =>
      [...target.keys()].some((part) => {
        const wanted = valuesOf(source, part, value);
        const found = valuesOf(target, part, value);
        if (wanted === undefined || found === undefined || wanted.has(undefined)) return false;
        return [...found].some((value) => !wanted.has(value)) || !covers(found, wanted);
      }),
    ),
  );

const wordsOf = (values: ReadonlySet<string | undefined>): Set<string> =>
  new Set([...values].flatMap((value) => value?.split(" ") ?? []).filter((word) => word !== ""));

const covers = (found: ReadonlySet<string | undefined>, wanted: ReadonlySet<string | undefined>): boolean =>
  wordsOf(found).size >= wordsOf(wanted).size;

export const fluentReferences = variantRule(({ references }) => [...references].sort().join(" "));

const elementsOf = ({ text }: FluentVariant): string | undefined =>
  htmlElements(text)
    ?.map((element) => element.replaceAll(" ", "/"))
    .sort()
    .join(" ");

export const fluentTargetInnerHtml = variantRule(elementsOf);

export const fluentSourceInnerHtml = sourceRule(
  ({ flags }) =>
    (sources) =>
      sources.some((source) => {
        const parts = parseFluent(source, isTerm(flags)) ?? new Map();
        return [...parts.keys()].some((part) => valuesOf(parts, part, elementsOf)?.has(undefined) ?? false);
      }),
);
