/** Finding the text that is most like another one, so that its translation can be offered for the new wording. Pure. */

export interface Similar<Item> {
  readonly find: (text: string) => Item | undefined;
}

/** Likeness from which a translation is worth a look: twice the characters in common, over all characters. */
const leastLikeness = 0.6;
/** Longer texts are compared by their beginnings. */
const comparedLength = 1000;
/** A trigram that stands in more texts than this tells little of any of them. */
const mostHolders = 400;
const mostCompared = 6;

/** An index over the texts of `items`, made when it is first asked. Of equally like ones the first is found. */
export const makeSimilar = <Item>(items: readonly Item[], textOf: (item: Item) => string): Similar<Item> => {
  let index: Map<string, number[]> | undefined;
  return {
    find: (text) => {
      index ??= indexOf(items.map(textOf));
      const shared = new Map<number, number>();
      for (const trigram of trigrams(text)) {
        const holders = index.get(trigram);
        if (holders === undefined || holders.length > mostHolders) continue;
        for (const holder of holders) shared.set(holder, (shared.get(holder) ?? 0) + 1);
      }
      const nearest = [...shared].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, mostCompared);
      let best: Item | undefined;
      let most = leastLikeness;
      for (const [position] of nearest) {
        const item = items[position];
        if (item === undefined) continue;
        const found = likeness(textOf(item), text);
        if (found >= leastLikeness && (best === undefined || found > most)) [best, most] = [item, found];
      }
      return best;
    },
  };
};

const indexOf = (texts: readonly string[]): Map<string, number[]> => {
  const index = new Map<string, number[]>();
  texts.forEach((text, position) => {
    for (const trigram of trigrams(text)) {
      const holders = index.get(trigram);
      if (holders === undefined) index.set(trigram, [position]);
      else if (holders.length <= mostHolders) holders.push(position);
    }
  });
  return index;
};

const trigrams = (text: string): ReadonlySet<string> => {
  const padded = `\u0002${text.slice(0, comparedLength).toLowerCase()}\u0003`;
  const found = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3));
  return found;
};

const likeness = (a: string, b: string): number => {
  const [left, right] = [a.slice(0, comparedLength), b.slice(0, comparedLength)];
  const sum = left.length + right.length;
  if ((2 * Math.min(left.length, right.length)) / sum < leastLikeness) return 0;
  return (2 * commonLength(left, right)) / sum;
};

/** Length of the longest common subsequence, 64 characters of `a` and more in one step (Hyyrö's bit vectors). */
const commonLength = (a: string, b: string): number => {
  const places = new Map<string, bigint>();
  for (let at = 0; at < a.length; at++) {
    const character = a.charAt(at);
    places.set(character, (places.get(character) ?? 0n) | (1n << BigInt(at)));
  }
  const all = (1n << BigInt(a.length)) - 1n;
  let open = all;
  for (const character of b) {
    const matched = open & (places.get(character) ?? 0n);
    open = ((open + matched) | (open - matched)) & all;
  }
  let common = a.length;
  for (const digit of open.toString(2)) if (digit === "1") common--;
  return common;
};
