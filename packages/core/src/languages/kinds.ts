/**
 * The kinds of plural definitions that the wire tells apart: an integer, the CLDR category of each form in order, and
 * one formula for every way in which the definitions in use deal the numbers to these forms.
 */
import type { PluralCategory } from "@dragoman/formats";
import { type Formula, parseFormula } from "./formula.ts";

export interface PluralKind {
  readonly type: number;
  readonly categories: readonly PluralCategory[];
}

/** Numbers that tell definitions apart: the small ones and powers of ten. */
export const tellingNumbers: readonly number[] = [
  ...Array.from({ length: 200 }, (_, n) => n),
  ...Array.from({ length: 7 }, (_, power) => 10 ** (power + 1)),
];
const positiveNumbers = tellingNumbers.slice(1);

const slavic = "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2";
const polish = "n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2";

const table: readonly (readonly [type: number, categories: readonly PluralCategory[], ...formulas: string[]])[] = [
  [0, ["other"], "0"],
  [
    2,
    ["one", "few", "other"],
    "n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2",
    "n==1 ? 0 : n==0 || (n%100>0 && n%100<20) ? 1 : 2",
    "n==1 ? 0 : n==0 || (n%100>1 && n%100<20) ? 1 : 2",
    "n<=1 ? 0 : n<=10 ? 1 : 2",
    "n==1 ? 0 : n%10==4 || n%10==6 || n%10==9 ? 1 : 2",
  ],
  [
    3,
    ["zero", "one", "two", "few", "many", "other"],
    "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5",
  ],
  [4, ["one", "two", "other"], "n==1 ? 0 : n==2 ? 1 : 2", "n%100==1 ? 0 : n%100==2 ? 1 : 2"],
  // The wire calls the third form "three", for which CLDR has no category.
  [5, ["one", "two", "few", "other"], "n==1 ? 0 : n==2 ? 1 : n==3 ? 2 : 3"],
  [
    6,
    ["one", "two", "few", "other"],
    "n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3",
    "n==1 || n==11 ? 0 : n==2 || n==12 ? 1 : n>2 && n<20 ? 2 : 3",
    "n%10==1 && n%100!=11 ? 0 : n==2 ? 1 : n%10>=2 && (n%100<10 || n%100>=20) ? 2 : 3",
    "n%10==1 ? 0 : n%10==2 ? 1 : n%20==0 ? 2 : 3",
  ],
  // The wire calls the third form of Hebrew "few", CLDR calls it "many".
  [6, ["one", "two", "many", "other"], "n==1 ? 0 : n==2 ? 1 : n>10 && n%10==0 ? 2 : 3"],
  [7, ["one", "other", "zero"], "n%10==1 && n%100!=11 ? 0 : n!=0 ? 1 : 2"],
  [
    8,
    ["one", "few", "many", "other"],
    "n==1 ? 0 : n==0 || (n%100>1 && n%100<11) ? 1 : n%100>10 && n%100<20 ? 2 : 3",
    // Slavic and Baltic forms with one more for fractions, which no integer takes.
    slavic,
    polish,
    "n==1 ? 0 : n>=2 && n<=4 ? 1 : 3",
    "n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 3",
  ],
  [9, ["two", "other"], "n != 2"],
  [9, ["other", "two"], "n == 2"],
  [
    10,
    ["one", "two", "few", "many", "other"],
    "n==1 ? 0 : n==2 ? 1 : n>2 && n<7 ? 2 : n>6 && n<11 ? 3 : 4",
    "n==1 ? 0 : n==2 ? 1 : n%100>=3 && n%100<=10 ? 2 : n%100>=11 ? 3 : 4",
    "n==1 ? 0 : n==2 ? 1 : n==0 || (n%100>=3 && n%100<=10) ? 2 : n%100>=11 && n%100<=19 ? 3 : 4",
    "n%10==1 && n%100!=11 && n%100!=71 && n%100!=91 ? 0 : n%10==2 && n%100!=12 && n%100!=72 && n%100!=92 ? 1 : (n%10==3 || n%10==4 || n%10==9) && (n%100<10 || n%100>19) && (n%100<70 || n%100>79) && (n%100<90 || n%100>99) ? 2 : n!=0 && n%1000000==0 ? 3 : 4",
  ],
  [11, ["zero", "one", "other"], "n%10==0 || (n%100>10 && n%100<20) ? 0 : n%10==1 && n%100!=11 ? 1 : 2"],
  [
    12,
    ["zero", "one", "two", "few", "many", "other"],
    "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5",
    "n==0 ? 0 : n==1 ? 1 : n%20==2 || (n%1000==0 && n%100000>=1000 && (n%100000<=20000 || n%20000==0)) || (n!=0 && n%1000000==100000) ? 2 : n%20==3 ? 3 : n%20==1 ? 4 : 5",
  ],
  [13, ["other", "one", "two", "few"], "n%100==1 ? 1 : n%100==2 ? 2 : n%100==3 || n%100==4 ? 3 : 0"],
  [14, ["one", "other", "two"], "n==1 ? 0 : n==2 ? 2 : 1"],
  [19, ["zero", "one", "few", "many", "other"], "n==0 ? 0 : n==1 ? 1 : n>=2 && n<=5 ? 2 : n==6 ? 3 : 4"],
  [20, ["one", "many", "other"], "n==1 ? 0 : n!=0 && n%1000000==0 ? 1 : 2", "n<=1 ? 0 : n%1000000==0 ? 1 : 2"],
  [22, ["one", "few", "many"], slavic, polish, "n==1 ? 0 : n>=2 && n<=4 ? 1 : 2"],
  [
    23,
    ["one", "zero", "few", "other"],
    "n==1 ? 0 : n==0 || (n%100>=1 && n%100<=10) ? 1 : n%100>=11 && n%100<=19 ? 2 : 3",
  ],
];
const kinds = table.map(([type, categories, ...formulas]) => ({ type, categories, forms: formulas.map(parseFormula) }));
const oneAndOther: PluralKind = { type: 1, categories: ["one", "other"] };

/** What a kind becomes by one more form in front that only 0 takes. Zero, one, few and many are not told apart alone. */
const typeWithZero: ReadonlyMap<number, number> = new Map([
  [0, 15],
  [1, 11],
  [2, 16],
  [4, 18],
  [6, 17],
  [8, 19],
  [10, 12],
  [20, 21],
  [22, 16],
]);

/** The kind of a definition by the forms that it gives to numbers; undefined for one that the wire has no kind for. */
export const kindOf = (number: number, form: Formula, numbers = tellingNumbers): PluralKind | undefined => {
  const listed = kinds.find(
    ({ categories, forms }) =>
      categories.length === number && forms.some((known) => numbers.every((n) => known(n) === form(n))),
  );
  if (listed !== undefined) return listed;
  if (number === 2 && form(1) === 0) return oneAndOther;
  if (number < 2 || form(0) !== 0 || !positiveNumbers.every((n) => form(n) > 0)) return undefined;
  const rest = kindOf(number - 1, (n) => form(n) - 1, positiveNumbers);
  const type = rest && typeWithZero.get(rest.type);
  return rest === undefined || type === undefined ? undefined : { type, categories: ["zero", ...rest.categories] };
};
