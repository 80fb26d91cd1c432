/** Texts that gave way to others, for who looks at what became of merges. */
export const gaveWay = /* sql */ `
create index changes_gave_way on changes (component_id, id) where (details -> 'gaveWay') is not null;
`;
