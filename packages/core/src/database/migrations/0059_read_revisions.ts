/** What was last read of a translation's file, so that only what differs from it is read again. Unknown until the next reading. */
export const readRevisions = /* sql */ `
alter table translations add column read_revision text not null default '';
`;
