/** Rows in portions: what is sent with one statement, or held in memory, has a bound. */
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
