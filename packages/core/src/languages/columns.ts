/** Columns of a language for shapes: under `prefix`, over rows of `languages` and `plurals` of the given aliases. */
import { type Column, int, oneOf, text, textList } from "../database/index.ts";

type Field =
  | "Id"
  | "Code"
  | "Name"
  | "Direction"
  | "Population"
  | "Aliases"
  | "PluralId"
  | "PluralSource"
  | "PluralNumber"
  | "PluralFormula"
  | "PluralType";

export const languageColumns = <const Prefix extends string>(prefix: Prefix, l: string, pl: string) =>
  ({
    [`${prefix}Id`]: int(`${l}.id`),
    [`${prefix}Code`]: text(`${l}.code`),
    [`${prefix}Name`]: text(`${l}.name`),
    [`${prefix}Direction`]: oneOf(["", "ltr", "rtl"], `${l}.direction`),
    [`${prefix}Population`]: int(`${l}.population`),
    [`${prefix}Aliases`]: textList(
      `(select coalesce(json_agg(a.alias order by a.alias), '[]') from language_aliases a where a.language_id = ${l}.id)`,
    ),
    [`${prefix}PluralId`]: int(`${pl}.id`),
    [`${prefix}PluralSource`]: int(`${pl}.source`),
    [`${prefix}PluralNumber`]: int(`${pl}.number`),
    [`${prefix}PluralFormula`]: text(`${pl}.formula`),
    [`${prefix}PluralType`]: int(`${pl}.type`),
  }) as Readonly<Record<`${Prefix}${Field}`, Column>>;

export const languageShapeColumns = languageColumns("language", "l", "lp");
export type LanguageColumn = keyof typeof languageShapeColumns;
