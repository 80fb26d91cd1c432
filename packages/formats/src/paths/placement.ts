/** Where new keys go among existing ones: behind the key they name, else in the order of a model, else at the end. */
import type { Key } from "./path.ts";

export interface NewKey {
  readonly key: Key;
  /** The key to stand behind, existing or new. */
  readonly after: Key | undefined;
}

/**
 * The new keys in their final order, grouped by the existing key that they follow; `undefined` groups those before the
 * first. Linear in the lengths of the lists.
 */
export const place = (
  existing: readonly Key[],
  added: readonly NewKey[],
  model: Iterable<Key>,
): ReadonlyMap<Key | undefined, readonly Key[]> => {
  const known = new Set(existing);
  const waiting = new Set<Key>();
  const followers = new Map<Key | undefined, Key[]>();
  const follow = (anchor: Key | undefined, key: Key) => {
    const list = followers.get(anchor);
    if (list === undefined) followers.set(anchor, [key]);
    else list.push(key);
  };

  const earlier = new Set(existing);
  for (const { key, after } of added) {
    if (after !== undefined && earlier.has(after)) follow(after, key);
    else waiting.add(key);
    earlier.add(key);
  }
  let anchor: Key | undefined;
  for (const key of model)
    if (known.has(key)) anchor = key;
    else if (waiting.delete(key)) follow(anchor, key);
  for (const key of waiting) follow(existing.at(-1), key);

  const groups = new Map<Key | undefined, Key[]>();
  for (const key of [undefined, ...existing]) {
    const group = chain(followers, key);
    if (group.length > 0) groups.set(key, group);
  }
  return groups;
};

/** All that follows `anchor`, directly or behind another new key. */
const chain = (followers: ReadonlyMap<Key | undefined, readonly Key[]>, anchor: Key | undefined): Key[] => {
  const result: Key[] = [];
  const stack: Key[] = [];
  const push = (key: Key | undefined) => {
    const list = followers.get(key) ?? [];
    for (let index = list.length - 1; index >= 0; index--) stack.push(list[index] as Key);
  };
  push(anchor);
  for (let key = stack.pop(); key !== undefined; key = stack.pop()) {
    result.push(key);
    push(key);
  }
  return result;
};
