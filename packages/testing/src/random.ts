/** Numbers from 0 to 1 that a seed makes again (mulberry32). */
export const makeRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** One of the items. */
export const pick = <A>(items: readonly A[], random: () => number): A | undefined =>
  items[Math.floor(random() * items.length)];
