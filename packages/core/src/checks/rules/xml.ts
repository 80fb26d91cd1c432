/**
 * Markup of a source that is well-formed XML: the translation is well-formed too, and has the same elements. Where
 * HTML is cleaned (`safe-html`) that decides instead.
 */
import { type FormJudge, formRule } from "../rule.ts";
import { xmlElements } from "../markup/xml.ts";

/** Compares only where the source is XML with at least one element. */
const whereXml = (fails: (source: readonly string[], target: readonly string[] | undefined) => boolean) =>
  formRule(({ flags }): FormJudge | undefined =>
    flags.has("safe-html")
      ? undefined
      : (source, target) => {
          if (!source.includes("<")) return false;
          const elements = xmlElements(source);
          return elements !== undefined && elements.length > 0 && fails(elements, xmlElements(target));
        },
  );

export const xmlInvalid = whereXml((_, target) => target === undefined);

export const xmlTags = whereXml(
  (source, target) =>
    target !== undefined &&
    (source.length !== target.length || source.some((element, place) => element !== target[place])),
);
