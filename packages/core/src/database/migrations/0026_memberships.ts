/** Since when somebody is in a team, and by what they came in; of earlier members neither is known. */
export const memberships = /* sql */ `
alter table team_members add column joined timestamptz, add column way text
  check (way in ('added', 'automatic', 'creation', 'invitation', 'provider', 'token'));
alter table team_members alter column joined set default now(), alter column way set default 'added';
`;
