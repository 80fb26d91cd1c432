/** Finding the text that is most like another one, so that its translation can be offered for the new wording. Pure. */

export interface Similar<Item> {
  /** `preferred`: which of those that are equally like it comes first. */
  readonly find: (text: string, preferred: (item: Item) => boolean) => Item | undefined;
}

/** Likeness from which a translation is worth a look: twice the characters in common, over all characters. */
const leastLikeness = 0.6;
/** Longer texts are compared by their beginnings. */
const comparedLength = 1000;
/** A sequence that stands in more texts than this tells little of any of them. */
const mostHolders = 2000;
const mostCompared = 24;
/** Bytes of a sequence by which texts are looked up; shorter texts are looked at one by one. */
const sequenceLength = 4;
/** Nothing longer is like a text without a sequence. */
const longestForShort = (sequenceLength * (2 - leastLikeness)) / leastLikeness;

/** An index over the texts of `items`, made when it is first asked. Of equally like ones the first is found. */
export const makeSimilar = <Item>(items: readonly Item[], textOf: (item: Item) => string): Similar<Item> => {
  let index: Index | undefined;
  return {
    find: (text, preferred) => {
      index ??= indexOf(items.map((item) => bytesOf(textOf(item))));
      const { texts } = index;
      const bytes = bytesOf(text);
      let best: Item | undefined;
      let most = leastLikeness;
      for (const position of nearest(index, bytes)) {
        const item = items[position];
        const found = likeness(texts[position] ?? "", bytes);
        if (item === undefined || found < leastLikeness || (best !== undefined && found < most)) continue;
        if (best === undefined || found > most || (preferred(item) && !preferred(best))) [best, most] = [item, found];
      }
      return best;
    },
  };
};

interface Index {
  /** Bytes as characters. */
  readonly texts: readonly string[];
  /** Where each sequence stands. */
  readonly holders: ReadonlyMap<string, readonly number[]>;
  readonly short: readonly number[];
}

const bytesOf = (text: string) => Buffer.from(text.slice(0, comparedLength)).toString("latin1");

const indexOf = (texts: readonly string[]): Index => {
  const holders = new Map<string, number[]>();
  const short: number[] = [];
  texts.forEach((text, position) => {
    if (text.length < longestForShort) short.push(position);
    for (const sequence of sequences(text)) {
      const known = holders.get(sequence);
      if (known === undefined) holders.set(sequence, [position]);
      else if (known.length <= mostHolders) known.push(position);
    }
  });
  return { texts, holders, short };
};

/** Positions of the texts that share most with `text`, in their order. */
const nearest = ({ holders, short }: Index, text: string): readonly number[] => {
  if (text.length < sequenceLength) return short;
  const shared = new Map<number, number>();
  for (const sequence of sequences(text)) {
    const known = holders.get(sequence) ?? [];
    if (known.length > mostHolders) continue;
    for (const holder of known) shared.set(holder, (shared.get(holder) ?? 0) + 1);
  }
  return [...shared]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, mostCompared)
    .map(([position]) => position)
    .sort((a, b) => a - b);
};

const sequences = (text: string): ReadonlySet<string> => {
  const found = new Set<string>();
  for (let at = 0; at + sequenceLength <= text.length; at++) found.add(text.slice(at, at + sequenceLength));
  return found;
};

const likeness = (left: string, right: string): number => {
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
