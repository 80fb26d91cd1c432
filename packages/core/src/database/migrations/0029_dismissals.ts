/**
 * Units whose checks somebody dismissed: only of these, and of failing ones, rows of checks are looked for. It is never
 * taken back, as such a row may have gone with what failed.
 */
export const dismissals = /* sql */ `
alter table units add column dismissals boolean not null default false;
`;
