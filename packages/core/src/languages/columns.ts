/** Columns of a language for shapes: under `prefix`, over rows of `languages` and `plurals` of the given aliases. */

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
    [`${prefix}Id`]: `${l}.id`,
    [`${prefix}Code`]: `${l}.code`,
    [`${prefix}Name`]: `${l}.name`,
    [`${prefix}Direction`]: `${l}.direction`,
    [`${prefix}Population`]: `${l}.population`,
    [`${prefix}Aliases`]: `(select coalesce(json_agg(a.alias order by a.alias), '[]') from language_aliases a where a.language_id = ${l}.id)`,
    [`${prefix}PluralId`]: `${pl}.id`,
    [`${prefix}PluralSource`]: `${pl}.source`,
    [`${prefix}PluralNumber`]: `${pl}.number`,
    [`${prefix}PluralFormula`]: `${pl}.formula`,
    [`${prefix}PluralType`]: `${pl}.type`,
  }) as Readonly<Record<`${Prefix}${Field}`, string>>;
