/** How long texts are. */

/** As limits count: code points, so that an emoji of one code point is one. */
export const lengthOf = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};
