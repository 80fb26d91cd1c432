/** When the server last looked after a repository by itself, and how often in vain; and pending changes by their age. */
export const repositoryCare = /* sql */ `
create table repository_care (
  component_id int primary key references components on delete cascade,
  commit_tried timestamptz,
  commit_tries int not null default 0,
  push_tried timestamptz,
  push_tries int not null default 0,
  fetched timestamptz,
  fetch_tried timestamptz,
  fetch_tries int not null default 0
);
create index pending_changes_made on pending_changes (made);
`;
