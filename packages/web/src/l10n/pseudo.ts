/** Letters with marks that are still read, so that what is not marked is seen to come from no file. */

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const marked = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ";
const marks = new Map([...plain].map((letter, index) => [letter, [...marked][index] ?? letter]));

/** Whether a text has letters that no pseudo text has. */
export const isUnmarked = (text: string): boolean => /[a-zA-Z]{2}/.test(text);

/** Vowels twice: translations are longer than English, and pages have to bear it. */
export const toPseudo = (text: string): string =>
  [...text]
    .map((letter) =>
      /[aeou]/i.test(letter) ? `${marks.get(letter)}${marks.get(letter)}` : (marks.get(letter) ?? letter),
    )
    .join("");
