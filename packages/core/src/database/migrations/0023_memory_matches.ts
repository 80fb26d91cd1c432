/**
 * Finding what was translated for a text that is like another one: every three letters in a row of the beginning of
 * each source are indexed. Of longer texts the beginning is enough to find them, and its index stays small.
 */
export const memoryMatches = /* sql */ `
create index memory_entries_trigrams on memory_entries using gin (trigrams(left(source, 300)));
`;
