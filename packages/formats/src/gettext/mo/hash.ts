/** The hash table of MO files, as the gettext manual describes it: open addressing with double hashing. */

/** The hash function of P. J. Weinberger over bytes, in 32 bits. */
const hashOf = (key: Uint8Array): number => {
  let hash = 0;
  for (const byte of key) {
    hash = ((hash << 4) + byte) >>> 0;
    const high = hash & 0xf000_0000;
    if (high !== 0) hash = (hash ^ (high >>> 24) ^ high) >>> 0;
  }
  return hash;
};

const isPrime = (number: number): boolean => {
  for (let divisor = 3; divisor * divisor <= number; divisor += 2) if (number % divisor === 0) return false;
  return true;
};

/** The first odd prime that is not less than four thirds of the number of keys. (Before gettext 1.0 two keys got 5 slots.) */
const sizeFor = (keys: number): number => {
  let size = Math.max(3, Math.floor((keys * 4) / 3) | 1);
  while (!isPrime(size)) size += 2;
  return size;
};

/** Slots that hold the number of a key, counted from 1, or 0 where they are free. */
export const hashTable = (keys: readonly Uint8Array[]): Uint32Array => {
  const size = sizeFor(keys.length);
  const slots = new Uint32Array(size);
  keys.forEach((key, index) => {
    const hash = hashOf(key);
    const step = 1 + (hash % (size - 2));
    let slot = hash % size;
    while (slots[slot] !== 0) slot = (slot + step) % size;
    slots[slot] = index + 1;
  });
  return slots;
};
