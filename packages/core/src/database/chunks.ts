/** Rows in portions: what is sent with one statement, or held in memory, has a bound. */

/** Rows of a statement that takes little of each. */
export const inStatement = 5_000;

export function* chunks<A>(rows: Iterable<A>, size: number): Generator<readonly A[]> {
  let chunk: A[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
