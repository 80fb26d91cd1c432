/**
 * Units that were added here and stand in no file yet. A file that lacks them says nothing about them, however it is read
 * before they are written into it.
 */
export const unwritten = /* sql */ `
alter table units add column unwritten boolean not null default false;
`;
